import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { VoidSums } from './use-void-taps.ts'

const figures = [
  ['count', 'stations.void.taps'],
  ['points', 'stations.void.points'],
  ['people', 'stations.void.people'],
] as const

/** Taps, points and people, side by side. */
export function VoidFigures({ sums }: { sums: VoidSums }) {
  const say = useAdminText()
  const { number } = useNumbers()
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(([figure, label]) => (
        <div key={figure} className="rounded-control border border-line/60 bg-surface px-3 py-2.5">
          <dt className="text-sm text-mid">{say(label)}</dt>
          <dd className="tnum text-xl font-bold">{number(sums[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
