import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { useEvent } from '../event/use-event.ts'
import { rankColor } from '../leaderboard/rank-color.ts'
import { Leon } from '../leon/leon.tsx'
import { classNames } from '../ui/class-names.ts'
import { Crown } from '../ui/icons.ts'
import { Person } from './person.tsx'

interface PodiumSceneProps {
  /** First, second, third; a step is empty while it is a secret, and where a tie leaves nobody. */
  steps: readonly (RevealedRank | undefined)[]
  rolling: number | null
  isOver: boolean
}

// In the order of the list: the first in the middle, the second on the left, the third on the right.
const looks = [
  { order: 'order-2', height: 'h-[14em]', avatar: 12, largest: 4.6 },
  { order: 'order-1', height: 'h-[9.5em]', avatar: 9, largest: 3.6 },
  { order: 'order-3', height: 'h-[6em]', avatar: 9, largest: 3.6 },
] as const

/** The last three. The crowd sees the empty steps before it sees who stands on them. */
export function PodiumScene({ steps, rolling, isOver }: PodiumSceneProps) {
  const { t } = useTranslation()
  const { shortName } = useEvent()
  return (
    <section className="relative flex min-h-0 flex-1 flex-col justify-end gap-[1em]">
      {isOver && (
        <h2 className="stage-display absolute inset-x-0 top-0 animate-enter text-center text-[3em] text-gold">
          {t('finale.winner', { event: shortName })}
        </h2>
      )}
      <ol className="grid grid-cols-3 items-end gap-[2em]" aria-live="polite">
        {looks.map((look, index) => (
          <Step
            key={look.order}
            rank={index + 1}
            who={steps[index]}
            isRolling={rolling === index + 1}
            isOver={isOver}
            look={look}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  rank: number
  who: RevealedRank | undefined
  isRolling: boolean
  isOver: boolean
  look: (typeof looks)[number]
}

function Step({ rank, who, isRolling, isOver, look }: StepProps) {
  const { t } = useTranslation()
  const color = rankColor(rank) ?? 'var(--color-line)'
  const [first, ...others] = who?.people ?? []
  return (
    <li className={classNames('grid min-w-0 justify-items-center gap-[1em]', look.order)}>
      {rank === 1 && first !== undefined && (
        <Crown aria-hidden className="size-[4em] animate-pop" style={{ color }} />
      )}
      {first === undefined ? (
        <Empty size={look.avatar} isRolling={isRolling} isOver={isOver} />
      ) : (
        <Person entry={first} avatar={look.avatar} largest={look.largest} smallest={1.8} ring={color} />
      )}
      {others.length > 0 && (
        <p className="max-w-full truncate text-[1.6em] font-bold text-mid">
          {others.length > 2
            ? t('finale.more', { count: others.length })
            : others.map(({ attendee }) => `@${attendee.tiktokUsername}`).join(' · ')}
        </p>
      )}
      <span
        className={classNames(
          'grid w-full place-items-center rounded-t-[1.2em] font-display text-ink-1000',
          look.height,
        )}
        style={{
          background: `linear-gradient(${color}, color-mix(in oklab, ${color} 55%, var(--color-ink-1000)))`,
        }}
      >
        <span className="sr-only">{t('board.rank', { rank })}</span>
        <span aria-hidden className="text-[4em] font-extrabold">
          {rank}
        </span>
      </span>
    </li>
  )
}

/** Who stands here is a secret; once it is over, a tie above has left the step free and Leon takes it. */
function Empty({ size, isRolling, isOver }: { size: number; isRolling: boolean; isOver: boolean }) {
  if (isOver) return <Leon state="happy" size={`${size}em`} />
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center rounded-full border-[.3em] border-dashed border-line-ctl font-display text-low',
        isRolling && 'stage-roll',
      )}
      style={{ width: `${size}em`, height: `${size}em` }}
    >
      <span className="text-[4em] font-extrabold">?</span>
    </span>
  )
}
