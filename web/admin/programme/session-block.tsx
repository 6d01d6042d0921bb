import { placeKey } from '../../../contract/place-clashes.ts'
import type { TimetableEntry } from '../../../contract/timetable.ts'
import { classNames } from '../../ui/class-names.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import type { Grip } from './use-moving.ts'

/** One colour for each place; the words say it as well. */
const colours = ['aqua-400', 'pink-500', 'violet-500', 'mint-400', 'amber-400', 'lime-400']

interface SessionBlockProps {
  entry: TimetableEntry
  /** The name of its event day. */
  day: string
  isHeld: boolean
  isClashing: boolean
  /** Id of what says how a session is moved. */
  hintId: string
  grip: Grip
  onOpen: () => void
}

/** A session on the calendar: pressed it opens, dragged it moves. */
export function SessionBlock({ entry, day, isHeld, isClashing, hintId, grip, onOpen }: SessionBlockProps) {
  const { title, location, startsAt } = entry
  const say = useAdminText()
  const { plannedClock } = useNumbers()
  const { wasDragged, ...handlers } = grip
  const minutes = entry.endsAt ? (Date.parse(entry.endsAt) - Date.parse(startsAt)) / 60_000 : 0
  return (
    <button
      id={`session-${entry.id}`}
      type="button"
      title={[title, plannedClock(startsAt), location].filter(Boolean).join(' · ')}
      aria-describedby={hintId}
      aria-pressed={isHeld}
      onClick={() => !wasDragged() && onOpen()}
      style={{ borderInlineStartColor: `var(--color-${colourOf(location)})` }}
      className={classNames(
        'flex size-full cursor-grab flex-col items-start overflow-hidden rounded-[.4rem] border border-s-4 border-line bg-surface-2 px-1.5 py-1 text-start text-xs leading-tight transition-shadow hover:border-link',
        isHeld && 'cursor-grabbing opacity-90 shadow-xl ring-2 ring-accent',
        isClashing && 'border-danger! border-s-4 bg-danger/12',
      )}
      {...handlers}
    >
      <span className="flex w-full items-start gap-1 font-semibold text-hi">
        {isClashing && (
          <>
            <CircleAlert aria-hidden className="size-3.5 shrink-0 text-danger" />
            <span className="sr-only">{say('timetable.clash')}</span>
          </>
        )}
        <span className={classNames('min-w-0 break-words', minutes < 60 ? 'line-clamp-1' : 'line-clamp-2')}>
          {title}
        </span>
      </span>
      <span className={classNames('tnum text-mid', minutes < 40 && 'sr-only')}>
        <span className="sr-only">{day}, </span>
        {plannedClock(startsAt)}
      </span>
      {location !== null && (
        <span className={classNames('w-full truncate text-low', minutes < 60 && 'sr-only')}>{location}</span>
      )}
    </button>
  )
}

function colourOf(location: string | null): string {
  let sum = 0
  for (const letter of placeKey(location ?? '')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return location === null ? 'line-ctl' : (colours[sum % colours.length] ?? 'line-ctl')
}
