import { useTranslation } from 'react-i18next'
import { useVenueTime } from '../../event/use-venue-time.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useNow } from '../../platform/use-now.ts'
import { Brand } from '../../shell/brand.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Clock, WifiOff } from '../../ui/icons.ts'
import { type BoardNoticeProps, boardLooks } from '../board-notice.tsx'
import type { useBoard } from '../use-board.ts'

interface WallHeaderProps {
  board: Pick<ReturnType<typeof useBoard>, 'isAway' | 'state' | 'frozenAt' | 'readAt'>
  timeZone: string
}

/** One line above the board: what it is, whether what is seen is of this moment, whose festival, and the venue's clock. */
export function WallHeader({ board: { isAway, state, frozenAt, readAt }, timeZone }: WallHeaderProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const venue = useVenueTime()
  const now = venue(useNow(1_000))
  return (
    <header className="flex items-center justify-between gap-[2rem] leading-none whitespace-nowrap">
      <div className="flex min-w-0 items-center gap-[1.75rem]">
        <PageTitle
          name={t('board.title')}
          className="font-display text-[3.25rem] leading-none font-extrabold"
        >
          {t('board.title')}
        </PageTitle>
        {state === 'open' ? (
          <p className="text-[2.25rem] text-mid">{t('board.subtitle')}</p>
        ) : (
          <Still state={state} frozenAt={frozenAt} timeZone={timeZone} />
        )}
      </div>
      <div className="flex shrink-0 items-center gap-[1.75rem]">
        {isAway && (
          <Badge tone="warning" icon={<WifiOff aria-hidden />}>
            {readAt > 0
              ? t('app.savedAt', { time: format.clock(venue(new Date(readAt))) })
              : t('app.reconnecting')}
          </Badge>
        )}
        {!isAway && state === 'open' && (
          <Badge tone="success" icon={<span aria-hidden className="size-[.6em] rounded-full bg-success" />}>
            {t('board.live')}
          </Badge>
        )}
        <time
          dateTime={now.toISOString()}
          className="tnum flex items-center gap-[.4em] text-[2.25rem] font-semibold text-mid"
        >
          <Clock aria-hidden className="size-[1em]" />
          {format.clock(now)}
        </time>
        <Brand className="min-h-0! max-w-[30rem] text-[1.75rem] whitespace-normal text-mid" />
      </div>
    </header>
  )
}

/** Why the board stands still, in a word. */
function Still({ state, frozenAt, timeZone }: BoardNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { Icon, tone } = boardLooks[state]
  const venue = useVenueTime()
  const time = frozenAt === null ? '' : format.clock(venue(new Date(frozenAt)))
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`board.${state}.title`, { time })}
    </Badge>
  )
}
