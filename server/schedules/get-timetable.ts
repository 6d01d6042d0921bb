import type { Response } from '../../contract/endpoint.ts'
import { eventDayOf } from '../../contract/programme-time.ts'
import type { getTimetable as timetableCall } from '../../contract/timetable.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { listTimed } from './timetable-store.ts'

const DAY_MS = 24 * 3_600_000

/** What happens on some event days, and on which others something does. */
export async function getTimetable(
  { db }: Pick<Deps, 'db'>,
  { from: given, days }: { from?: string | undefined; days: number },
): Promise<Response<typeof timetableCall>> {
  const { timeZone, dayStartsAtHour, startsOn } = await requireEvent(db)
  const from = given ?? startsOn
  const until = new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)
  const timed = (await listTimed(db)).map(({ startsAt, endsAt, ...entry }) => {
    const start = startsAt ?? new Date(0)
    const day = eventDayOf(start.getTime(), timeZone, dayStartsAtHour)
    return { ...entry, startsAt: start.toISOString(), endsAt: endsAt?.toISOString() ?? null, day }
  })
  const isShown = ({ day }: { day: string }) => day >= from && day < until
  const others = Map.groupBy(
    timed.filter((entry) => !isShown(entry)),
    ({ day }) => day,
  )
  return {
    from,
    entries: timed.filter(isShown).map(({ day: _day, ...entry }) => entry),
    others: [...others].map(([day, entries]) => ({ day, entries: entries.length })),
  }
}
