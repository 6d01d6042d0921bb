import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { useFormat } from '../i18n/use-format.ts'
import { RollingNumber } from '../points/rolling-number.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { rankColor } from './rank-color.ts'
import { RankMove } from './rank-move.tsx'
import { TierBadge } from './tier-badge.tsx'

interface BoardRowProps {
  entry: LeaderboardEntry
  move: number | undefined
  isOwn: boolean
  timeZone: string
}

/** One place on the board. */
export function BoardRow({ entry, move, isOwn, timeZone }: BoardRowProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  const { rank, attendee, totalPoints, tier } = entry
  const color = rankColor(rank)
  return (
    <li
      data-row={attendee.id}
      aria-current={isOwn || undefined}
      className={classNames(
        'flex items-center gap-3 rounded-card border px-3 py-2.5 sm:gap-4 sm:px-4',
        isOwn ? 'border-accent bg-raised' : 'border-line/40 bg-surface',
      )}
    >
      <span
        className="tnum w-[2.2em] shrink-0 text-center font-display text-lg font-extrabold"
        style={{ color: color ?? 'var(--color-low)' }}
      >
        <span className="sr-only">{t('board.rank', { rank: format.number(rank) })}</span>
        <span aria-hidden>{format.number(rank)}</span>
      </span>
      <Avatar
        name={attendee.tiktokUsername}
        realName={attendee.firstName}
        imageUrl={attendee.avatarUrl}
        ring={color}
        size="2.75em"
      />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-2">
          <bdi className="min-w-0 truncate font-bold">@{attendee.tiktokUsername}</bdi>
          {isOwn && <span className="shrink-0 text-sm font-bold text-accent">{t('board.you')}</span>}
          <RankMove places={move} />
        </span>
        <span className="block sm:hidden max-[21rem]:[&_svg]:hidden">
          <TierBadge tier={tier} />
        </span>
      </span>
      <span className="max-sm:hidden">
        <TierBadge tier={tier} />
      </span>
      <span className="tnum shrink-0 text-end text-lg font-extrabold text-points max-sm:self-start">
        <RollingNumber value={totalPoints} format={format.number} />
      </span>
    </li>
  )
}
