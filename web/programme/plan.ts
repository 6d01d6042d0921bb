import type { Activity, Itinerary, ItineraryItem } from '../../contract/programme.ts'
import { overlap } from '../../contract/programme-time.ts'

/** A day of the itinerary, with the free minutes before each item. */
export interface PlanDay {
  day: string
  items: PlanItem[]
}

/** A saved entry on the line of a day. */
export interface PlanItem {
  item: ItineraryItem
  /** Minutes between the end of what came before and this start; 0 where there are none. */
  freeBefore: number
}

/** What is shown of an itinerary: what the server knows, with what this phone has changed and not yet sent. */
export function toPlan(
  known: Itinerary,
  savedIds: ReadonlySet<string>,
  activities: readonly Activity[] = [],
): { days: PlanDay[]; anytime: ItineraryItem[] } {
  const items = [...known.days.flatMap(({ items: its }) => its), ...known.anytime]
  const knownIds = new Set(items.map(({ id }) => id))
  const dayOf = new Map(known.days.flatMap(({ day, items: its }) => its.map(({ id }) => [id, day])))
  const waiting = activities.filter(({ id }) => savedIds.has(id) && !knownIds.has(id))
  for (const { id, day } of waiting) if (day !== null) dayOf.set(id, day)
  const all = marked([...items.filter(({ id }) => savedIds.has(id)), ...waiting.map(toItem)])
  const dated = all.filter(({ startsAt }) => startsAt !== null).sort(byStart)
  const days = new Map<string, ItineraryItem[]>()
  for (const item of dated) {
    const day = dayOf.get(item.id) ?? ''
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return {
    days: [...days].map(([day, its]) => ({ day, items: withGaps(its) })),
    anytime: all.filter(({ startsAt }) => startsAt === null),
  }
}

function toItem(activity: Activity): ItineraryItem {
  const { id, kind, title, description, location, startsAt, endsAt } = activity
  const category = kind === 'schedule' ? 'schedule' : 'activation'
  const text = { id, category, title, description, location, startsAt, endsAt } as const
  return { ...text, isCancelled: false, overlaps: [], savedAt: '', change: null }
}

/** What has just been dropped clashes with nothing any more, and what has just been saved may. */
function marked(items: ItineraryItem[]): ItineraryItem[] {
  const here = items.filter(({ isCancelled }) => !isCancelled)
  return items.map((item) => ({
    ...item,
    overlaps: item.isCancelled
      ? []
      : here.filter((other) => other.id !== item.id && overlap(item, other)).map(({ id }) => id),
  }))
}

function withGaps(items: ItineraryItem[]): PlanItem[] {
  let busyUntil = Number.NaN
  return items.map((item) => {
    const start = Date.parse(item.startsAt ?? '')
    const free = Math.round((start - busyUntil) / 60_000)
    if (!item.isCancelled) {
      const end = Date.parse(item.endsAt ?? item.startsAt ?? '')
      busyUntil = Number.isNaN(busyUntil) ? end : Math.max(busyUntil, end)
    }
    return { item, freeBefore: free > 0 ? free : 0 }
  })
}

function byStart(one: ItineraryItem, other: ItineraryItem): number {
  return Date.parse(one.startsAt ?? '') - Date.parse(other.startsAt ?? '')
}
