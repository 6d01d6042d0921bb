import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/badge.tsx'
import { CircleAlert, RefreshCw, Users } from '../ui/icons.ts'

interface StationBadgesProps {
  /** People whose answer follows the one on the screen. */
  behind: number
  /** Taps that are kept and sent again. */
  waiting: number
  /** Taps that are no longer sent: the crew finds them in the dashboard of this device. */
  aside: number
}

/** What goes on behind the result that is shown. */
export function StationBadges({ behind, waiting, aside }: StationBadgesProps) {
  const { t } = useTranslation()
  if (behind + waiting + aside === 0) return null
  return (
    <p className="flex flex-wrap justify-center gap-2 *:inline-flex *:rounded-full *:bg-ink-1000 kiosk:text-lg">
      {behind > 0 && (
        <span>
          <Badge tone="brand" icon={<Users aria-hidden />}>
            {t('tap.next')}
          </Badge>
        </span>
      )}
      {waiting > 0 && (
        <span>
          <Badge tone="warning" icon={<RefreshCw aria-hidden />}>
            {t('tap.waiting', { count: waiting })}
          </Badge>
        </span>
      )}
      {aside > 0 && (
        <span>
          <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
            {t('tap.aside', { count: aside })}
          </Badge>
        </span>
      )}
    </p>
  )
}
