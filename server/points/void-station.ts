import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type Earned,
  findStationName,
  insertStationVoids,
  type Sums,
  sumEarned,
} from './station-void-store.ts'

/** So many people are locked at once: their taps wait for less than a tenth of a second. */
const PEOPLE_AT_ONCE = 100

/** What a void of a station's taps would take back now. @throws Refusal station_not_found */
export async function previewStationVoid({ db }: Pick<Deps, 'db'>, earned: Earned): Promise<Sums> {
  await requireName(db, earned)
  return sumEarned(db, earned)
}

/**
 * Takes back what was earned at a station in a period. A few people at a time, each time with its record of who did it, so
 * that it may break off: the same call goes on with what is left, and finds nothing when all of it was taken back.
 * @returns what this call took back
 * @throws Refusal station_not_found
 */
export async function voidStationTaps(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  actor: User,
  earned: Earned,
  reason: string,
): Promise<Sums> {
  const name = await requireName(deps.db, earned)
  const all = { count: 0, points: 0, people: 0 }
  for (let isMore = true; isMore; ) {
    const { lookedAt, ...sums } = await voidSome(deps, actor, { ...earned, name }, reason)
    isMore = lookedAt > 0
    all.count += sums.count
    all.points += sums.points
    all.people += sums.people
  }
  if (all.count > 0) deps.live.announce({ topic: 'leaderboard' })
  return all
}

function voidSome(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: User,
  { name, ...earned }: Earned & { name: string },
  reason: string,
): Promise<Sums & { lookedAt: number }> {
  return db.forLongWork.transaction(async (tx) => {
    const { lookedAt, ...sums } = await insertStationVoids(tx, earned, {
      reason,
      causedBy: actor.id,
      happenedAt: clock.now(),
      mostPeople: PEOPLE_AT_ONCE,
    })
    const { stationId: subject, from, to } = earned
    const after = { name, from: from.toISOString(), to: to.toISOString(), reason, ...sums }
    if (sums.count > 0) await recordChange(tx, actor, { action: 'station.void', subject, after })
    return { lookedAt, ...sums }
  })
}

async function requireName(db: Deps['db'], { stationId }: Earned): Promise<string> {
  const name = await findStationName(db, stationId)
  if (name === undefined) throw new Refusal('station_not_found')
  return name
}
