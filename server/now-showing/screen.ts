import type { Showing } from '../../contract/now-showing.ts'
import type { Deps } from '../deps.ts'
import { toMessage } from '../live/index.ts'
import { listRecentShowings, listShowingsOf, type ShowingRow } from './store.ts'

/** The screen's queue holds 25 people (specification section 9): more events at once would only be thrown away. */
const MOST_AT_ONCE = 25

/** Most rows that a call may ask for. */
const KEPT = 100

/** Taps are gathered for so long before one query reads them all for the screens (milliseconds). */
const GATHER_MS = 25

/** A change of which nobody could tell us is seen after so long all the same (milliseconds). */
const LONGEST_AGE_MS = 5_000

/** The most recent taps, as this process knows them. */
export interface Screen {
  /** Newest first. */
  recent(limit: number): Promise<Showing[]>
}

/** Opens the screen: sends every tap that belongs there to the browsers, and keeps the latest at hand. */
export function createScreen(deps: Deps): Screen {
  let recent: Promise<Showing[]> | undefined
  let readAt = 0
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  const report = (problem: unknown) => deps.log.warn(problem, 'taps not shown')
  const publish = async () => {
    timer = undefined
    const ids = waiting.slice(-MOST_AT_ONCE)
    waiting = []
    const rows = await listShowingsOf(deps.db, ids, MOST_AT_ONCE)
    for (const row of rows.reverse()) deps.live.publish('now-showing', toShowing(row), String(row.id))
  }
  deps.live.onChange((change) => {
    if (change.topic === 'leaderboard') recent = undefined
    if (change.topic !== 'taps') return
    recent = undefined
    if (deps.live.listenerCount() === 0) return
    waiting.push(...change.ids)
    if (timer === undefined) timer = setTimeout(() => void publish().catch(report), GATHER_MS)
  })
  const read = async () => {
    if (performance.now() - readAt > LONGEST_AGE_MS) recent = undefined
    if (recent === undefined) readAt = performance.now()
    recent ??= listRecentShowings(deps.db, KEPT).then((rows) => rows.map(toShowing))
    // A failed read is not kept: the next caller asks again.
    return recent.catch((problem: unknown) => {
      recent = undefined
      throw problem
    })
  }
  deps.live.resumeWith(async (lastEventId) => {
    const missed = (await read()).filter((showing) => BigInt(showing.id) > BigInt(lastEventId))
    return missed
      .slice(0, MOST_AT_ONCE)
      .reverse()
      .map((showing) => toMessage('now-showing', showing, showing.id))
  })
  return { recent: async (limit) => (await read()).slice(0, limit) }
}

function toShowing(row: ShowingRow): Showing {
  return {
    id: String(row.id),
    createdAt: row.occurredAt.toISOString(),
    pointsAwarded: row.points,
    metadata: { displayDurationSeconds: row.displayDurationSeconds },
    attendee: row.attendee,
  }
}
