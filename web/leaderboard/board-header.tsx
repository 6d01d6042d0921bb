import { useTranslation } from 'react-i18next'
import { useVenueTime } from '../event/use-venue-time.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useNow } from '../platform/use-now.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { Clock, WifiOff } from '../ui/icons.ts'

interface BoardHeaderProps {
  isAway: boolean
  isOpen: boolean
  readAt: number
  timeZone: string
}

/** Titles, the venue's clock, and whether what is seen is of this moment. */
export function BoardHeader({ isAway, isOpen, readAt, timeZone }: BoardHeaderProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const venue = useVenueTime()
  const now = venue(useNow(1_000))
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <PageTitle name={t('board.title')} className="font-display text-2xl font-extrabold sm:text-3xl">
          {t('board.title')}
        </PageTitle>
        <p className="text-lg text-mid">{t('board.subtitle')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isAway && (
          <Badge tone="warning" icon={<WifiOff aria-hidden />}>
            {readAt > 0
              ? t('app.savedAt', { time: format.clock(venue(new Date(readAt))) })
              : t('app.reconnecting')}
          </Badge>
        )}
        {!isAway && isOpen && (
          <Badge tone="success" icon={<span aria-hidden className="size-[.6em] rounded-full bg-success" />}>
            {t('board.live')}
          </Badge>
        )}
        <time
          dateTime={now.toISOString()}
          className="tnum flex items-center gap-2 text-lg font-semibold text-mid"
        >
          <Clock aria-hidden className="size-[1em]" />
          {format.clock(now)}
        </time>
      </div>
    </header>
  )
}
