import { useTranslation } from 'react-i18next'
import { Leon } from '../leon/leon.tsx'
import { classNames } from '../ui/class-names.ts'
import { Spinner } from '../ui/spinner.tsx'

interface StationIdleProps {
  isSending: boolean
  /** Two misreads in a row. */
  isHoldingStill: boolean
  /** An installation that the crew switched off says so before anybody taps. */
  isOpen: boolean
  /** The card of whoever was greeted last takes the room of the picture. */
  isBesideCard: boolean
}

/** What a station shows while it waits for a band, or for the answer about one. */
export function StationIdle({ isSending, isHoldingStill, isOpen, isBesideCard }: StationIdleProps) {
  const { t } = useTranslation()
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-5 text-center',
        !isBesideCard &&
          'kiosk-landscape:grid-cols-2 kiosk-landscape:items-center kiosk-landscape:gap-16 kiosk-landscape:text-start',
      )}
    >
      {!isBesideCard && (
        <Leon
          state={isOpen ? (isSending ? 'listening' : 'idle') : 'sleepy'}
          wristband={isSending || !isOpen ? 'worn' : 'tapping'}
          size="min(22rem, 58vw, 42dvh)"
        />
      )}
      <div className="grid gap-4 justify-self-stretch">
        <p className="font-display text-2xl font-extrabold leading-tight sm:text-4xl">
          {t('tap.idle.title')}
        </p>
        <p
          className={classNames(
            'flex min-h-9 items-center justify-center gap-3 text-xl text-mid',
            !isBesideCard && 'kiosk-landscape:justify-start',
          )}
        >
          {isSending ? (
            <>
              <Spinner delayMs={100} />
              {t('tap.sending')}
            </>
          ) : isOpen ? (
            t(isHoldingStill ? 'tap.holdStill' : 'tap.idle.text')
          ) : (
            t('tap.closed')
          )}
        </p>
      </div>
    </div>
  )
}
