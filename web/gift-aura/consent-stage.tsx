import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftAuraVisitor } from '../../contract/gift-aura.ts'
import { useEvent } from '../event/use-event.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Camera, Clock, Nfc, ScanFace, Sparkles } from '../ui/icons.ts'
import { PointsPill } from '../ui/points-pill.tsx'
import { StageTitle } from './stage-title.tsx'

interface ConsentStageProps {
  points: number
  /** Persons under 18 are offered the cards alone (points.md, "Privacy"), and so is whoever is not known yet. */
  guest: GiftAuraVisitor | undefined
  isOpen: boolean
  onConsent: () => void
  onPick: () => void
}

/** What happens with a photo, in three sentences, before any camera opens; and the same points without one. */
export function ConsentStage(props: ConsentStageProps) {
  const { t } = useTranslation()
  const format = useFormat(useEvent().timeZone)
  const { points, guest } = props
  const mayBePhotographed = guest?.mayBePhotographed ?? false
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-5 kiosk:max-w-none kiosk:gap-10 kiosk-landscape:max-w-[48rem] kiosk-landscape:gap-6">
      <header className="grid justify-items-center gap-3 text-center">
        {guest?.noPointsReason === 'no-recent-tap' ? (
          <p className="flex items-start gap-3 text-start text-warning">
            <Nfc aria-hidden className="mt-0.5 size-[1.2em] shrink-0" />
            {t('tap.noRecentTap.text')}
          </p>
        ) : (
          <PointsPill>{t('giftAura.earn', { points: format.label(points) })}</PointsPill>
        )}
        <StageTitle className="font-display text-xl sm:text-2xl">
          {t(mayBePhotographed ? 'giftAura.consent.title' : 'giftAura.minor.title')}
        </StageTitle>
      </header>
      {mayBePhotographed ? (
        <Card className="p-5 kiosk:p-10 kiosk-landscape:p-6">
          <ul className="grid gap-4 kiosk:gap-8 kiosk-landscape:gap-4">
            <Sentence icon={<ScanFace aria-hidden />}>{t('giftAura.consent.look')}</Sentence>
            <Sentence icon={<Clock aria-hidden />}>{t('giftAura.consent.keep')}</Sentence>
            <Sentence icon={<Sparkles aria-hidden />}>{t('giftAura.consent.choice')}</Sentence>
          </ul>
        </Card>
      ) : (
        <p className="text-center text-lg text-mid">
          {t(guest ? 'giftAura.minor.text' : 'giftAura.pickInstead')}
        </p>
      )}
      {props.isOpen ? (
        <Doors {...props} mayBePhotographed={mayBePhotographed} />
      ) : (
        <p className="text-center text-lg text-mid">{t('tap.closed')}</p>
      )}
    </div>
  )
}

function Sentence({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5 kiosk:gap-6">
      <span className="mt-0.5 text-link">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

/** Into the camera's sight, or around it. */
function Doors({ mayBePhotographed, onConsent, onPick }: ConsentStageProps & { mayBePhotographed: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 kiosk:gap-5 kiosk-landscape:grid-cols-2">
      {mayBePhotographed && (
        <Button variant="primary" size="lg" isGlowing className="kiosk:min-h-[120px]" onClick={onConsent}>
          <Camera aria-hidden />
          {t('giftAura.consent.open')}
        </Button>
      )}
      <Button
        size="lg"
        variant={mayBePhotographed ? 'secondary' : 'primary'}
        className="kiosk:min-h-[120px] kiosk-landscape:only:col-span-2"
        onClick={onPick}
      >
        {t('giftAura.pickMyself')}
      </Button>
    </div>
  )
}
