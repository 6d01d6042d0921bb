import type { ScheduleRemark } from '../../../contract/schedules.ts'
import { ChevronRight, CircleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

/** What is worth knowing about a schedule that was read: what was left out, and what is odd. */
export function Remarks({ remarks }: { remarks: readonly ScheduleRemark[] }) {
  const say = useAdminText()
  const { number } = useNumbers()
  if (remarks.length === 0) return null
  const groups = Map.groupBy(remarks, ({ code }) => code)
  return (
    <section
      aria-label={say('review.remarks')}
      className="grid gap-2 rounded-card border border-warning/50 bg-warning/8 p-3.5"
    >
      {[...groups].map(([code, group]) => (
        <details key={code} className="group text-sm">
          <summary className="flex list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="flex-1">
              {say(`review.remark.${code}`)} <span className="tnum text-low">({number(group.length)})</span>
            </span>
            <ChevronRight aria-hidden className="size-4 text-low transition-transform group-open:rotate-90" />
          </summary>
          <ul className="mt-1 grid max-h-56 gap-0.5 overflow-y-auto ps-6 text-mid">
            {group.map(({ title, other }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sessions of one title are two lines, and stay in place.
              <li key={n}>{other === undefined ? title : `${title} · ${other}`}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
