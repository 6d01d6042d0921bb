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
  /** At once when it is ready, so that a crowd of readers costs no timers and no turns of the event loop. */
  answer(limit: number): ReadyAnswer | Promise<ReadyAnswer>
}

type Snapshot = BoardContent & Board

/** Opens the board: it re-reads the ranking after a change and tells the browsers, at most once a second. */
export function createBoard(deps: Deps): Board {
  /** Under way, for the board that comes next. */
  let reading: Promise<Snapshot> | undefined
  let last: Snapshot | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let isStale = true
  let announcing: Promise<void> | undefined
  const biggestClimb = createClimbs(deps)
  let waitingReaders = 0
  let knownAt = ''
  /** While the database is away: since when the last board is all that is known. */
  let away: Pick<Snapshot, 'answer'> | undefined

  /** Whether the last reading of the ranking will do. */
  const isGood = (): boolean => {
    const age = deps.clock.elapsed() - readAt
    // A planned freeze comes without anybody saying so.
    if (age > LONGEST_AGE_MS || (last && isDue(last.board, deps))) isStale = true
    return !isStale || age < LEAST_REST_MS
  }
  const read = async (): Promise<Snapshot> => {
    const known = isGood() ? (reading ?? last) : undefined
    if (known) return known
    isStale = false
    readAt = deps.clock.elapsed()
    const own = readSnapshot(deps, biggestClimb, last)
    reading = own
    try {
      const fresh = await own
      if (reading === own) last = fresh
      knownAt = deps.clock.now().toISOString()
      away = undefined
      return fresh
    } catch (problem) {
      // The next caller asks again; whoever has an older board keeps it.
      isStale = true
      throw problem
    } finally {
      if (reading === own) reading = undefined
    }
  }
  // While the database does not answer, everybody gets the last board, and nobody but the first one waits for it.
  const readOrLast = async (): Promise<Snapshot> => {
    const known = last
    const fresh = read()
    if (known === undefined) return fresh
    return within(away ? 0 : deps.db.limits.deadline, fresh).catch((problem: unknown) => {
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
  const answerLater = async (limit: number): Promise<ReadyAnswer> => {
    // Whoever looks right after a tap sees it, as long as that costs only few people a moment of waiting.
    if (last && isStale && waitingReaders < MOST_WAITING) {
      waitingReaders += 1
      await rested().finally(() => {
        waitingReaders -= 1
      })
    }
    const current = await readOrLast()
    return (away ?? current).answer(limit)
  }
  return {
    answer(limit) {
      const isReady = isGood() && reading === undefined && (!isStale || waitingReaders >= MOST_WAITING)
      return isReady && last ? (away ?? last).answer(limit) : answerLater(limit)
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
