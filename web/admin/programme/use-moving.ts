import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { TimetableEntry } from '../../../contract/timetable.ts'
import { moved, placeOf, STEP_MIN, type Venue } from './week.ts'

/** A pointer that moves less than this wants to press, not to drag (CSS pixels). */
const SLOP_PX = 5

/** What is being moved: as it is, and as it would be. */
interface Held {
  before: TimetableEntry
  after: TimetableEntry
  by: { days: number; minutes: number }
}

interface MovingOptions {
  venue: Venue
  /** The days that are there, in order. */
  days: readonly string[]
  hourPx: () => number
  onMove: (before: TimetableEntry, after: TimetableEntry) => void
  onSay: (after: TimetableEntry, isHeld: boolean) => void
}

/** What a block needs so that it can be moved. */
export interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
  /** Whether the click that follows belongs to a drag. */
  wasDragged: () => boolean
}

/** Moves a session: by mouse or pen, or picked up with M and moved with the arrows. A finger scrolls. */
export function useMoving({ venue, days, hourPx, onMove, onSay }: MovingOptions) {
  const [held, setHeld] = useState<Held>()
  const drag = useRef<{ entry: TimetableEntry; x: number; y: number; isMoving: boolean }>(undefined)
  const wasDragged = useRef(false)
  const dropped = useRef<string>(undefined)
  // What was put down finds another place among its neighbours when the list is read again, and loses the focus by it.
  useEffect(() => {
    if (document.activeElement === document.body && dropped.current !== undefined)
      document.getElementById(`session-${dropped.current}`)?.focus()
  })

  const hold = (before: TimetableEntry, by: Held['by']) => {
    const after = moved(before, by, venue)
    setHeld({ before, after, by })
    onSay(after, true)
  }
  const letGo = () => {
    drag.current = undefined
    setHeld(undefined)
  }
  const drop = () => {
    if (held && held.after.startsAt !== held.before.startsAt) onMove(held.before, held.after)
    if (held) onSay(held.after, false)
    letGo()
  }
  /** As many days as there are columns to that side. */
  const withinDays = (entry: TimetableEntry, steps: number) => {
    const at = days.indexOf(placeOf(entry, venue).day)
    const wanted = days[Math.min(Math.max(at + steps, 0), days.length - 1)] ?? ''
    return (Date.parse(wanted) - Date.parse(days[at] ?? '')) / 86_400_000
  }

  const gripOf = (entry: TimetableEntry): Grip => ({
    wasDragged: () => wasDragged.current,
    onPointerDown(event) {
      wasDragged.current = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      drag.current = { entry, x: event.clientX, y: event.clientY, isMoving: false }
    },
    onPointerMove(event) {
      const from = drag.current
      if (!from || from.entry.id !== entry.id) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.isMoving && Math.hypot(dx, dy) < SLOP_PX) return
      if (!from.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
      from.isMoving = true
      wasDragged.current = true
      const minutes = Math.round(((dy / hourPx()) * 60) / STEP_MIN) * STEP_MIN
      hold(from.entry, { days: daysBetween(placeOf(from.entry, venue).day, event.clientX), minutes })
    },
    onPointerUp() {
      if (drag.current?.isMoving) drop()
      else drag.current = undefined
    },
    onPointerCancel: letGo,
    onBlur: () => {
      if (held && !drag.current) letGo()
      if (document.hasFocus()) dropped.current = undefined
    },
    onKeyDown(event) {
      const isHeld = held?.before.id === entry.id
      if (!isHeld) {
        if (event.key !== 'm' && event.key !== 'M') return
        event.preventDefault()
        event.stopPropagation()
        return hold(entry, { days: 0, minutes: 0 })
      }
      const step = steps[event.key]
      if (!step && !['Enter', ' ', 'Escape', 'm', 'M'].includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') return letGo()
      if (!step) {
        dropped.current = entry.id
        return drop()
      }
      const at = Math.round(held.by.days)
      const columns = step.days === 0 ? at : withinDays(held.after, step.days) + at
      hold(entry, { days: columns, minutes: held.by.minutes + step.minutes })
    },
  })
  return { held, gripOf }
}

const steps: Record<string, { days: number; minutes: number } | undefined> = {
  ArrowUp: { days: 0, minutes: -STEP_MIN },
  ArrowDown: { days: 0, minutes: STEP_MIN },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}

/** Days between an event day and the column under the pointer. */
function daysBetween(day: string, x: number): number {
  for (const column of document.querySelectorAll<HTMLElement>('[data-day]')) {
    const { left, right } = column.getBoundingClientRect()
    if (x >= left && x < right) return (Date.parse(column.dataset.day ?? day) - Date.parse(day)) / 86_400_000
  }
  return 0
}
