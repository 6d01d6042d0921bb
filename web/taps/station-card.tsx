import { useTranslation } from 'react-i18next'
import { useVenueTime } from '../event/use-venue-time.ts'
import { nextTime } from '../i18n/formats.ts'
import { useFailureText } from '../i18n/use-failure-text.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Leon } from '../leon/leon.tsx'
import { ApiFailure } from '../platform/api-failure.ts'
import type { KeptOutcome } from '../platform/tap-outbox.ts'
import { classNames } from '../ui/class-names.ts'
import { CountdownBar } from '../ui/countdown-bar.tsx'
import { CircleAlert, RefreshCw } from '../ui/icons.ts'
import { AcceptedTap } from './accepted-tap.tsx'
import { ERROR_MS, resultMs, type ShownResult } from './tap-station.ts'
import { useKeptText } from './use-kept-text.ts'

/** The answer to a tap, told by sign and words on the colour of the whole screen, with the time it stays. */
export function StationCard({ view, timeZone }: { view: ShownResult; timeZone: string }) {
  return (
    <article
      className={classNames(
        'mx-auto grid w-full max-w-3xl animate-enter justify-items-center gap-4 text-center kiosk:gap-8 kiosk-landscape:max-w-[60rem] kiosk-landscape:gap-3',
        // A wide station has room for the phone's code beside the greeting.
        view.kind === 'accepted' &&
          'kiosk-landscape:grid-cols-[minmax(0,1fr)_auto] kiosk-landscape:*:col-start-1',
      )}
    >
      {view.kind === 'accepted' && <AcceptedTap answer={view.answer} timeZone={timeZone} />}
      {view.kind === 'kept' && <KeptTap kept={view} />}
      {view.kind === 'refused' && <RefusedTap failure={view.failure} timeZone={timeZone} />}
      <div className="mt-2 w-full">
        <CountdownBar durationMs={view.kind === 'refused' ? ERROR_MS : resultMs()} runKey={view.until} />
      </div>
    </article>
  )
}

function KeptTap({ kept }: { kept: KeptOutcome }) {
  const { title, text } = useKeptText()(kept)
  return (
    <>
      <RefreshCw aria-hidden className="size-16 kiosk:size-32 kiosk-landscape:size-20" />
      <p className="text-3xl font-extrabold leading-tight kiosk:text-4xl">{title}</p>
      <p className="text-lg font-semibold kiosk:text-2xl kiosk-landscape:text-xl">{text}</p>
    </>
  )
}

function RefusedTap({ failure, timeZone }: { failure: unknown; timeZone: string }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const opensAt = failure instanceof ApiFailure ? failure.opensAt : undefined
  const failureText = useFailureText()
  const now = useVenueTime()(new Date())
  return (
    <>
      <Leon state="curious" size="min(16rem, 44vw, 22dvh)" />
      <p className="flex items-center gap-3 text-2xl font-extrabold leading-tight kiosk:text-4xl kiosk-landscape:text-3xl">
        <CircleAlert aria-hidden className="size-[1.2em] shrink-0" />
        {t('tap.failed')}
      </p>
      <p className="text-lg font-semibold kiosk:text-2xl kiosk-landscape:text-xl">
        {failureText(failure)}{' '}
        {opensAt && t('hub.opens', { time: nextTime(locale, timeZone, new Date(opensAt), now) })}
      </p>
    </>
  )
}
