import '../shell/stations.css'
import { useTranslation } from 'react-i18next'
import { useEvent } from '../event/use-event.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Leon } from '../leon/leon.tsx'
import { useMisreadHint } from '../platform/use-misread-hint.ts'
import { useOnline } from '../platform/use-online.ts'
import { PageShell } from '../shell/page-shell.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Button } from '../ui/button.tsx'
import { MapPin, WifiOff } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import { CheckInSuccess } from './check-in-success.tsx'
import { useCheckIn } from './use-check-in.ts'

/** The check-in kiosk: hold a band to the reader, be greeted by name, go on; or go on as a guest. */
export function WelcomePage() {
  const { t } = useTranslation()
  const hint = useMisreadHint()
  const { state, leadsOn, continueAsGuest } = useCheckIn(hint.onMisread)
  const isOnline = useOnline()
  const isBusy = state.phase === 'authenticating'
  if (state.phase === 'authenticated') {
    return (
      <PageShell isFull>
        <CheckInSuccess key={state.tag} owner={state.owner} leadsOn={leadsOn} />
      </PageShell>
    )
  }
  return (
    <PageShell>
      <div className="grid flex-1 content-center justify-items-center gap-5 text-center kiosk:gap-10 kiosk-landscape:grid-cols-2 kiosk-landscape:items-center">
        <Leon
          state={isBusy ? 'thinking' : 'idle'}
          wristband={isBusy ? 'worn' : 'tapping'}
          size="min(20rem, 58vw, 36dvh)"
        />
        <div className="grid justify-items-center gap-5 kiosk:gap-10">
          <div className="grid gap-2" role="status">
            <PageTitle name={t('welcome.title')} className="font-display text-2xl sm:text-4xl">
              {isBusy ? t('welcome.authenticating') : t('welcome.title')}
            </PageTitle>
            <p className="flex min-h-7 items-center justify-center gap-2 text-lg text-mid">
              {isBusy ? <Spinner delayMs={0} /> : t(hint.isShown ? 'tap.holdStill' : 'welcome.hint')}
            </p>
          </div>
          {leadsOn && (
            <Button size="lg" onClick={continueAsGuest}>
              {t('welcome.guest')}
            </Button>
          )}
          {isOnline ? (
            <RegistrationDesk />
          ) : (
            <p className="flex max-w-prose items-center gap-2 text-start text-sm text-warning">
              <WifiOff aria-hidden className="size-4 shrink-0" />
              {t('welcome.offline')}
            </p>
          )}
        </div>
      </div>
    </PageShell>
  )
}

/** Where bands are linked, if the event's own knowledge says so: every festival has its desk somewhere else. */
function RegistrationDesk() {
  const { registrationDesk } = useEvent()
  const { language } = useLanguage()
  const place = registrationDesk?.[language]
  if (place === undefined) return null
  return (
    <p className="flex max-w-prose items-center gap-2 text-start text-sm text-low">
      <MapPin aria-hidden className="size-4 shrink-0" />
      {place}
    </p>
  )
}
