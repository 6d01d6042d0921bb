import { useTranslation } from 'react-i18next'
import type { BoardState } from '../../contract/leaderboard.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useNow } from '../platform/use-now.ts'
import { Brand } from '../shell/brand.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { Clock, WifiOff } from '../ui/icons.ts'
import { type BoardNoticeProps, boardLooks } from './board-notice.tsx'

interface BoardHeaderProps {
  isAway: boolean
  state: BoardState
  frozenAt: string | null
  readAt: number
  timeZone: string
  isWall: boolean
}

/** Titles, the venue's clock, and whether what is seen is of this moment. */
export function BoardHeader({ isAway, state, frozenAt, readAt, timeZone, isWall }: BoardHeaderProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const now = useNow(1_000)
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 wall:mb-[1.5vh] wall:flex-nowrap wall:leading-tight">
      <div className="min-w-0">
        <PageTitle
          name={t('board.title')}
          className="font-display text-2xl font-extrabold sm:text-3xl wall:text-2xl"
        >
          {t('board.title')}
        </PageTitle>
        {/* A wall has no room for a notice: it says here why it stands still. */}
        {isWall && state !== 'open' ? (
          <Still state={state} frozenAt={frozenAt} timeZone={timeZone} />
        ) : (
          <p className="text-lg text-mid wall:text-base wall:leading-tight">{t('board.subtitle')}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 wall:shrink-0 wall:flex-row-reverse wall:flex-nowrap wall:gap-[2vw] wall:whitespace-nowrap">
        {isWall && <Brand className="text-sm text-mid" />}
        {isAway && (
          <Badge tone="warning" icon={<WifiOff aria-hidden />}>
            {readAt > 0 ? t('app.savedAt', { time: format.clock(new Date(readAt)) }) : t('app.reconnecting')}
          </Badge>
        )}
        {!isAway && state === 'open' && (
          <Badge tone="success" icon={<span aria-hidden className="size-[.6em] rounded-full bg-success" />}>
            {t('board.live')}
          </Badge>
        )}
        <time
          dateTime={now.toISOString()}
          className="tnum flex items-center gap-2 text-lg font-semibold text-mid wall:text-base"
        >
          <Clock aria-hidden className="size-[1em]" />
          {format.clock(now)}
        </time>
      </div>
    </header>
  )
}

/** Why the board stands still, in a word. */
function Still({ state, frozenAt, timeZone }: BoardNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { Icon, tone } = boardLooks[state]
  const time = frozenAt === null ? '' : format.clock(new Date(frozenAt))
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`board.${state}.title`, { time })}
    </Badge>
  )
}
