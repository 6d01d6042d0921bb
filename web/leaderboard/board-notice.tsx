import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BoardState } from '../../contract/leaderboard.ts'
import { useVenueTime } from '../event/use-venue-time.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Snowflake, Sparkles, Trophy } from '../ui/icons.ts'

interface Look {
  Icon: LucideIcon
  /** Of the badge on a wall. */
  tone: BadgeTone
  look: string
  icon: string
}

/** The sign and the colours of a board that stands still. */
export const boardLooks: Record<BoardNoticeProps['state'], Look> = {
  frozen: { Icon: Snowflake, tone: 'brand', look: 'border-accent/50 bg-accent/10', icon: 'text-accent' },
  revealing: {
    Icon: Sparkles,
    tone: 'warning',
    look: 'border-pink-500/60 bg-pink-500/12',
    icon: 'text-pink-500',
  },
  revealed: { Icon: Trophy, tone: 'gold', look: 'border-gold/60 bg-gold/10', icon: 'text-gold' },
}

export interface BoardNoticeProps {
  state: Exclude<BoardState, 'open'>
  frozenAt: string | null
  timeZone: string
}

/** Why the board stands still, in kind words: nobody should think that their taps are lost. */
export function BoardNotice({ state, frozenAt, timeZone }: BoardNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { Icon, look, icon } = boardLooks[state]
  const venue = useVenueTime()
  const time = frozenAt === null ? '' : format.clock(venue(new Date(frozenAt)))
  return (
    <section
      aria-labelledby="board-notice"
      className={classNames('mb-5 flex animate-enter items-center gap-4 rounded-card border px-5 py-4', look)}
    >
      <Icon aria-hidden className={classNames('size-[2em] shrink-0', icon)} />
      <div className="min-w-0">
        <h2 id="board-notice" className="text-lg font-bold leading-tight">
          {t(`board.${state}.title`, { time })}
        </h2>
        <p className="text-mid">{t(`board.${state}.text`)}</p>
        {state === 'revealed' && (
          <Link
            to="/recap"
            className="mt-1 inline-flex min-h-control items-center font-bold text-link underline"
          >
            {t('recap.see')}
          </Link>
        )}
      </div>
    </section>
  )
}
