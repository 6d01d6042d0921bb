import '../shell/stations.css'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { GIFT_AURA } from '../../contract/gift-aura.ts'
import { installationIn, useCurrentEvent } from '../event/use-event.ts'
import { isShared } from '../platform/surface.ts'
import { isLocked } from '../platform/tap-answer.ts'
import { useMisreadHint } from '../platform/use-misread-hint.ts'
import { useOnline } from '../platform/use-online.ts'
import { useScanner } from '../platform/use-scanner.ts'
import { useSurface } from '../platform/use-surface.ts'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { StationBadges } from '../taps/station-badges.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { House, WifiOff } from '../ui/icons.ts'
import { BoothNotice } from './booth-notice.tsx'
import { BoothStages } from './booth-stages.tsx'
import { IdentityChip } from './identity-chip.tsx'
import { TapPrompt } from './tap-prompt.tsx'
import { useVisitor } from './use-visitor.ts'

/** What a visit is worth until the server has told (specification section 9). */
const FALLBACK_POINTS = 2_000

/** The Gift Aura photo booth. Another band at the reader is another visitor: nothing of the last one stays. */
export function GiftAuraPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isKiosk = isShared(useSurface())
  const event = useCurrentEvent()
  const installation = installationIn(event, GIFT_AURA)
  const hint = useMisreadHint()
  const { visitor, identify, leave } = useVisitor()
  const { waiting, aside } = useTapOutbox()
  useScanner({ onScan: identify, onMisread: hint.onMisread })
  const isOpen = installation?.isActive ?? true
  const points = installation?.pointValue ?? FALLBACK_POINTS
  const guest = visitor.kind === 'known' ? visitor.guest : undefined
  return (
    <PageShell>
      <header className="mb-4 flex flex-wrap items-center gap-2 kiosk-landscape:mb-2">
        {!isKiosk && <HomeLink />}
        <PageTitle name={t('hub.gift-aura.title')} className="me-auto font-display text-xl sm:text-2xl">
          {t('hub.gift-aura.title')}
        </PageTitle>
        <StationBadges behind={0} waiting={waiting} aside={aside.length} />
        {guest && <IdentityChip attendee={guest.attendee} onLeave={leave} />}
      </header>
      {visitor.kind === 'unsure' && <Unsure failure={visitor.failure} onRetry={visitor.retry} />}
      {visitor.kind === 'known' || visitor.kind === 'unsure' ? (
        <BoothStages
          key={Object.values(visitor.who).join()}
          who={visitor.who}
          guest={guest}
          points={guest?.pointValue ?? points}
          timeZone={event.timeZone}
          isKiosk={isKiosk}
          isOpen={isOpen}
          onDone={() => (isKiosk ? leave() : void navigate('/'))}
        />
      ) : (
        <TapPrompt
          points={points}
          isChecking={visitor.kind === 'checking'}
          isHoldingStill={hint.isShown}
          isOpen={isOpen}
        />
      )}
    </PageShell>
  )
}

function HomeLink() {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('nav.home')}
      className={`${buttonClass({ variant: 'ghost', isIconOnly: true })} -ms-2`}
    >
      <House aria-hidden />
    </Link>
  )
}

/** A band was read, and nobody could be asked whose it is. */
function Unsure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const why = isLocked(failure) ? 'tap.locked' : 'tap.connection'
  return (
    <BoothNotice tone="warning" icon={<WifiOff aria-hidden />} title={t(isOnline ? why : 'giftAura.offline')}>
      <Button className="justify-self-start" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </BoothNotice>
  )
}
