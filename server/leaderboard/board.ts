import { LEADERBOARD_LIMIT } from '../../contract/leaderboard.ts'
import { isDatabaseAway } from '../database-away.ts'
import type { Deps } from '../deps.ts'
import { isDue, listStanding, readBoardState } from '../finale/index.ts'
import type { ReadyAnswer } from '../ready-answer.ts'
import { within } from '../within.ts'
import { type BoardContent, createBoardAnswers } from './board-answers.ts'
import { type BiggestClimb, createClimbs } from './climbs.ts'
import { listRanking } from './store.ts'

/** However many people look, the database is asked at most this often (milliseconds). */
const LEAST_REST_MS = 1_000

/** So many readers may wait for a fresh board; in a crowd the others get the one of a moment ago. */
const MOST_WAITING = 4

/** A change of which nobody could tell us is seen after so long all the same (milliseconds). */
const LONGEST_AGE_MS = 5_000

/** The ranking as this process knows it, at most about a second old. */
export interface Board {
  answer(limit: number): Promise<ReadyAnswer>
}

interface Snapshot extends BoardContent {
  answer(limit: number): Promise<ReadyAnswer>
}

/** Opens the board: it re-reads the ranking after a change and tells the browsers, at most once a second. */
export function createBoard(deps: Deps): Board {
  let snapshot: Promise<Snapshot> | undefined
  let last: Snapshot | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let isStale = true
  let announcing: Promise<void> | undefined
  const biggestClimb = createClimbs(deps)
  let waitingReaders = 0
  let knownAt = ''
  /** While the database is away: since when the last board is all that is known. */
  let away: Pick<Snapshot, 'answer'> | undefined

  const read = async (): Promise<Snapshot> => {
    // A planned freeze comes without anybody saying so.
    if (last && isDue(last.board, deps)) isStale = true
    if (deps.clock.elapsed() - readAt > LONGEST_AGE_MS) isStale = true
    if (snapshot && (!isStale || deps.clock.elapsed() - readAt < LEAST_REST_MS)) return snapshot
    isStale = false
    readAt = deps.clock.elapsed()
    const reading = readSnapshot(deps, biggestClimb, last)
    snapshot = reading
    try {
      const fresh = await reading
      if (snapshot === reading) last = fresh
      knownAt = deps.clock.now().toISOString()
      away = undefined
      return fresh
    } catch (problem) {
      // The next caller asks again; whoever has an older board keeps it.
      isStale = true
      if (snapshot === reading) snapshot = last && Promise.resolve(last)
      throw problem
    }
  }
  // While the database does not answer, everybody gets the last board, and nobody but the first one waits for it.
  const readOrLast = async (): Promise<Snapshot> => {
    const known = last
    const reading = read()
    if (known === undefined) return reading
    return within(away ? 0 : deps.db.limits.deadline, reading).catch((problem: unknown) => {
      if (!isDatabaseAway(problem)) throw problem
      away ??= { answer: createBoardAnswers(known, knownAt) }
      return known
    })
  }
  const rested = () => deps.clock.wait(Math.max(0, readAt + LEAST_REST_MS - deps.clock.elapsed()))
  const announceChange = async () => {
    await rested()
    announcing = undefined
    const before = last
    const after = await read()
    if (after !== before) deps.live.publish('leaderboard', { updatedAt: after.updatedAt })
  }
  deps.live.onChange(({ topic }) => {
    if (topic !== 'taps' && topic !== 'leaderboard') return
    isStale = true
    if (deps.live.listenerCount() === 0 || announcing !== undefined) return
    announcing = announceChange().catch((problem) => deps.log.warn(problem, 'board not read'))
  })
  return {
    async answer(limit) {
      // Whoever looks right after a tap sees it, as long as that costs only few people a moment of waiting.
      if (snapshot && isStale && waitingReaders < MOST_WAITING) {
        waitingReaders += 1
        await rested().finally(() => {
          waitingReaders -= 1
        })
      }
      const current = await readOrLast()
      return (away ?? current).answer(limit)
    },
  }
}

/** Reads the ranking; the old snapshot stays when nothing in it changed, so that its ETag stays as well. */
async function readSnapshot(
  deps: Deps,
  biggestClimb: BiggestClimb,
  old: Snapshot | undefined,
): Promise<Snapshot> {
  const read = await readPlaces(deps, biggestClimb)
  const partsOf = ({ entries, board, climber }: Omit<BoardContent, 'updatedAt'>) =>
    JSON.stringify([entries, board, climber])
  if (old && partsOf(old) === partsOf(read)) return old
  const state = { ...read, updatedAt: deps.clock.now().toISOString() }
  return { ...state, answer: createBoardAnswers(state) }
}

/** The places before the state of the board: what is still open afterwards had not been frozen when they were read. */
async function readPlaces(deps: Deps, biggestClimb: BiggestClimb): Promise<Omit<BoardContent, 'updatedAt'>> {
  const entries = await listRanking(deps.db, LEADERBOARD_LIMIT)
  const climber = await biggestClimb(entries)
  const board = await readBoardState(deps)
  if (board.state === 'open') return { entries, board, climber }
  return { entries: await listStanding(deps.db, LEADERBOARD_LIMIT), board, climber: undefined }
}
