import type { TimetableEntry } from '../../../contract/timetable.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'

interface ClashListProps {
  clashes: readonly [TimetableEntry, TimetableEntry][]
  onOpen: (id: string) => void
}

/** What happens at one place at one time. */
export function ClashList({ clashes, onOpen }: ClashListProps) {
  const say = useAdminText()
  const { plannedMoment, number } = useNumbers()
  if (clashes.length === 0) return null
  return (
    <details open className="rounded-card border border-danger/50 bg-danger/8 p-3.5">
      <summary className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
        {say('timetable.clashes', { count: number(clashes.length) })}
      </summary>
      <ul className="mt-2 grid max-h-52 gap-1 overflow-y-auto text-sm">
        {clashes.map(([one, other]) => (
          <li key={`${one.id} ${other.id}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="tnum text-mid">
              {plannedMoment(other.startsAt)} · {other.location}:
            </span>
            {[one, other].map(({ id, title }, n) => (
              <span key={id} className="inline-flex items-baseline gap-x-2">
                {n > 0 && <span aria-hidden>×</span>}
                <button
                  type="button"
                  className="min-h-6 text-start font-semibold text-link underline underline-offset-2"
                  onClick={() => onOpen(id)}
                >
                  {title}
                </button>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
