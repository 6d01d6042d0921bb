import { useTranslation } from 'react-i18next'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import { useFormat } from '../i18n/use-format.ts'
import { RollingNumber } from '../points/rolling-number.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Crown } from '../ui/icons.ts'
import { rankColor } from './rank-color.ts'
import { RankMove } from './rank-move.tsx'
import { TierBadge } from './tier-badge.tsx'

interface PodiumProps {
  entries: readonly LeaderboardEntry[]
  moves: ReadonlyMap<string, number>
  ownId: string | undefined
  timeZone: string
}

// In the order of the list: the first in the middle, the second on the left, the third on the right.
const places = ['order-2', 'order-1', 'order-3']

// The height of a step belongs to the rank, so that equals stand on equal steps.
const steps = [
  {
    height: 'h-24 kiosk-landscape:h-56',
    avatar: 'min(24vw, 7rem)',
  },
  {
    height: 'h-16 kiosk-landscape:h-40',
    avatar: 'min(20vw, 5.5rem)',
  },
  {
    height: 'h-12 kiosk-landscape:h-28',
    avatar: 'min(20vw, 5.5rem)',
  },
] as const

/** The first three on their steps. Screen readers hear them in order; who shares a rank shares its number and colour. */
export function Podium({ entries, moves, ownId, timeZone }: PodiumProps) {
  const { t } = useTranslation()
  const format = useFormat(timeZone)
  return (
    <ol className="grid grid-cols-3 items-end gap-2 sm:gap-4 kiosk-landscape:sticky kiosk-landscape:top-10">
      {entries.slice(0, 3).map(({ attendee, rank, totalPoints, tier }, index) => {
        const step = steps[rank - 1] ?? steps[2]
        const color = rankColor(rank) ?? 'var(--color-line)'
        return (
          <li
            key={attendee.id}
            aria-current={attendee.id === ownId || undefined}
            className={classNames(
              'grid min-w-0 animate-enter grid-cols-1 justify-items-center gap-1.5 text-center',
              places[index],
            )}
          >
            <Crown
              aria-hidden
              className={classNames('size-7', rank !== 1 && 'invisible')}
              style={{ color }}
            />
            <Avatar
              name={attendee.tiktokUsername}
              realName={attendee.firstName}
              imageUrl={attendee.avatarUrl}
              size={step.avatar}
              ring={color}
            />
            <bdi className="w-full truncate font-bold max-sm:text-sm">@{attendee.tiktokUsername}</bdi>
            <span className="max-w-full leading-tight max-sm:hidden kiosk-landscape:hidden [&>span]:max-w-full [&>span]:whitespace-normal">
              <TierBadge tier={tier} />
            </span>
            <span className="flex items-center gap-2 text-lg font-extrabold text-points">
              <RollingNumber value={totalPoints} format={format.number} />
              <RankMove places={moves.get(attendee.id)} />
            </span>
            <span
              className={classNames(
                'grid w-full place-items-center rounded-t-card font-display text-2xl font-extrabold text-ink-1000',
                step.height,
              )}
              style={{
                background: `linear-gradient(${color}, color-mix(in oklab, ${color} 62%, var(--color-ink-1000)))`,
              }}
            >
              <span className="sr-only">{t('board.rank', { rank })}</span>
              <span aria-hidden>{rank}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
