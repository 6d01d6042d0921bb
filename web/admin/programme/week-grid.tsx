import { useId, useState } from 'react'
import type { TimetableEntry } from '../../../contract/timetable.ts'
import { useEvent } from '../../event/use-event.ts'
import { clockTime, momentFormat } from '../../i18n/formats.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { SessionBlock } from './session-block.tsx'
import { useMoving } from './use-moving.ts'
import { hoursOf, laneOf, type Place, placeOf } from './week.ts'

/** Height of an hour, and least width of what stands side by side (rem). */
const HOUR_REM = 3.5
const LANE_REM = 7
const DAY_REM = 11

interface WeekGridProps {
  days: readonly string[]
  entries: readonly TimetableEntry[]
  /** Ids of what clashes with something at its place. */
  clashing: ReadonlySet<string>
  onMove: (entry: TimetableEntry, after: TimetableEntry) => void
  onOpen: (id: string) => void
}

/** Days side by side, hours from above: each session where it is, and where it would be while it is moved. */
export function WeekGrid({ days, entries, clashing, onMove, onOpen }: WeekGridProps) {
  const say = useAdminText()
  const event = useEvent()
  const { locale } = useLanguage()
  const { plannedMoment } = useNumbers()
  const hintId = useId()
  const [said, setSaid] = useState('')
  const moving = useMoving({
    venue: event,
    days,
    hourPx: () => HOUR_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    onMove,
    onSay: (entry, isHeld) => setSaid(isHeld ? `${entry.title}: ${plannedMoment(entry.startsAt)}` : ''),
  })
  const placed = entries.flatMap((entry) => {
    const now = moving.held?.before.id === entry.id ? moving.held.after : entry
    const place = placeOf(now, event)
    return days.includes(place.day) ? [{ entry: now, ...place }] : []
  })
  // The hours stay as they are while something is moved.
  const { first, last } = hoursOf(
    entries.map((entry): Place => placeOf(entry, event)),
    event,
  )
  const hours = Array.from({ length: last - first }, (_, n) => first + n)
  const top = (minutes: number) => `${((minutes - first * 60) / 60) * HOUR_REM}rem`
  const lanes = new Map(days.flatMap((day) => [...laneOf(placed.filter((one) => one.day === day))]))
  const gridTemplateColumns = days.map((day) => `minmax(${widthOf(day)}rem, 1fr)`).join(' ')
  function widthOf(day: string): number {
    const most = Math.max(1, ...placed.map((one) => (one.day === day ? (lanes.get(one)?.lanes ?? 1) : 1)))
    return Math.max(DAY_REM, most * LANE_REM)
  }
  const hourName = (hour: number) => clockTime(locale, 'UTC', new Date(Date.UTC(2026, 0, 1, hour)))
  const dayTitle = momentFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <div className="grid gap-2">
      <p id={hintId} className="text-sm text-low">
        {say('timetable.hint')}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="overflow-auto overscroll-contain rounded-card border border-line bg-surface max-h-[min(52rem,80dvh)]">
        <div className="flex min-w-max">
          <div aria-hidden className="sticky start-0 z-20 w-16 shrink-0 border-e border-line bg-surface">
            <div className="sticky top-0 z-10 h-11 border-b border-line bg-surface" />
            <ol>
              {hours.map((hour) => (
                <li
                  key={hour}
                  style={{ height: `${HOUR_REM}rem` }}
                  className="tnum pe-2 pt-1 text-end text-xs whitespace-nowrap text-low"
                >
                  {hourName(hour)}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex-1">
            <div className="sticky top-0 z-10 grid" style={{ gridTemplateColumns }}>
              {days.map((day) => (
                <h4
                  key={day}
                  className="flex h-11 items-center border-b border-line bg-surface px-3 text-sm not-last:border-e"
                >
                  {dayTitle.format(new Date(day))}
                </h4>
              ))}
            </div>
            {/* One list for all days: what is moved to another day stays the same element, and keeps the focus. */}
            <ul
              className="relative grid select-none overflow-hidden"
              style={{ gridTemplateColumns, height: `${hours.length * HOUR_REM}rem` }}
            >
              {days.map((day, n) => (
                <li
                  key={day}
                  aria-hidden
                  data-day={day}
                  className="border-line not-last:border-e"
                  style={{
                    gridColumn: n + 1,
                    gridRow: 1,
                    backgroundImage: 'linear-gradient(to bottom, var(--color-line) 1px, transparent 1px)',
                    backgroundSize: `100% ${HOUR_REM}rem`,
                  }}
                />
              ))}
              {placed.map((one) => {
                const { lane = 0, lanes: of = 1 } = lanes.get(one) ?? {}
                const isHeld = moving.held?.before.id === one.entry.id
                return (
                  <li
                    key={one.entry.id}
                    className="absolute p-px"
                    style={{
                      // Both lines: without its end, what is placed absolutely reaches to the edge of the list.
                      gridColumn: `${days.indexOf(one.day) + 1} / ${days.indexOf(one.day) + 2}`,
                      gridRow: '1 / 2',
                      top: top(one.from),
                      height: `max(1.75rem, calc(${top(one.to)} - ${top(one.from)}))`,
                      insetInlineStart: `${(lane / of) * 100}%`,
                      width: `${100 / of}%`,
                      zIndex: isHeld ? 5 : undefined,
                    }}
                  >
                    <SessionBlock
                      entry={one.entry}
                      day={dayTitle.format(new Date(one.day))}
                      isHeld={isHeld}
                      isClashing={clashing.has(one.entry.id)}
                      hintId={hintId}
                      grip={moving.gripOf(entries.find(({ id }) => id === one.entry.id) ?? one.entry)}
                      onOpen={() => onOpen(one.entry.id)}
                    />
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}
