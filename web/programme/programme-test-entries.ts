import type { Activities, Activity, Itinerary, ItineraryItem } from '../../contract/programme.ts'

const base = { description: 'A band plays.', location: 'Aurora Stage' }

/** Something on the programme that begins so many minutes from now and lasts an hour. */
export function show(title: string, inMinutes: number): Activity {
  const start = Date.now() + inMinutes * 60_000
  return {
    ...base,
    id: title,
    title,
    kind: 'schedule',
    tags: [],
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    day: '2026-12-05',
    points: null,
    installation: null,
  }
}

/** A place to drop in. */
export function place(title: string): Activity {
  return { ...show(title, 0), kind: 'activation', startsAt: null, endsAt: null, day: null }
}

/** The answer of the server with these activities. */
export function programme(...activities: Activity[]): Activities {
  return { activities, clockAheadMs: 0 }
}

/** The answer of the server with these saved. */
export function itinerary(...saved: Activity[]): Itinerary {
  const items = saved.map((activity): ItineraryItem => {
    const { id, title, startsAt, endsAt } = activity
    const text = { ...base, id, title, startsAt, endsAt, category: 'schedule' } as const
    return { ...text, isCancelled: false, overlaps: [], savedAt: '2026-12-06T04:10:00.000Z', change: null }
  })
  const dated = items.filter(({ startsAt }) => startsAt !== null)
  return {
    days: dated.length === 0 ? [] : [{ day: '2026-12-05', items: dated }],
    anytime: items.filter(({ startsAt }) => startsAt === null),
  }
}
