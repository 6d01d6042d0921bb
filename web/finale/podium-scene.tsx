import { useTranslation } from 'react-i18next'
import type { RevealedRank } from '../../contract/finale.ts'
import { useEvent } from '../event/use-event.ts'
import { rankColor } from '../leaderboard/rank-color.ts'
import { Leon } from '../leon/leon.tsx'
import { AutoFitText } from '../ui/auto-fit-text.tsx'
import { classNames } from '../ui/class-names.ts'
import { Crown } from '../ui/icons.ts'
import { Person } from './person.tsx'
import { stageUnit } from './stage-unit.ts'

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

/** So many who share a step are named below the first; the others are told as a number. */
const MOST_OTHERS = 2

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
  const named = others.slice(0, MOST_OTHERS)
  const rest = (who?.count ?? 0) - named.length - 1
  // The step holds the place for the names below the first one.
  const avatar = look.avatar - 1.5 * Math.min(others.length, MOST_OTHERS + 1)
  const unit = stageUnit()
  return (
    <li className={classNames('grid min-w-0 grid-cols-1 justify-items-center gap-[.8em]', look.order)}>
      {rank === 1 && first !== undefined && (
        <Crown aria-hidden className="size-[4em] animate-pop" style={{ color }} />
      )}
      {first === undefined ? (
        <Empty size={look.avatar} isRolling={isRolling} isOver={isOver} />
      ) : (
        <Person entry={first} avatar={avatar} largest={look.largest} smallest={1.1} ring={color} />
      )}
      {named.map(({ attendee }) => (
        <p key={attendee.id} className="w-full text-center font-extrabold">
          <AutoFitText minPx={1.2 * unit} maxPx={2.4 * unit} className="leading-[1.2]">
            @{attendee.tiktokUsername}
          </AutoFitText>
        </p>
      ))}
      {rest > 0 && <p className="text-[1.6em] font-bold text-mid">{t('finale.more', { count: rest })}</p>}
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
