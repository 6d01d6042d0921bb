import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { FetchFailed } from '../safe-fetch/index.ts'
import { fetchPicture } from './fetch-picture.ts'
import { makeAvatar } from './make-avatar.ts'
import { insertAvatar, lockAttendee } from './store.ts'
import { isWanted, takeDue, updateWanted, type WantedPicture } from './wanted-store.ts'

type Fetching = Pick<Deps, 'db' | 'clock' | 'live' | 'log'>

/** Others are fetched meanwhile: another site may take its time. */
const AT_ONCE = 4

/** When nothing is due (milliseconds). */
const PAUSE_MS = 5_000

/** Before the next try, also when the process that tries is killed (milliseconds). */
const RETRY_MS = 10 * 60_000
const TRIES = 3

/** What no other try mends: it is no picture, or not where one may ask. */
const FINAL = new Set(['bad-address', 'inside', 'too-large', 'invalid_image'])

/**
 * Fetches one wanted picture that is due, if there is one.
 * @param fetchFrom gets a picture by its address
 * @returns whether there was one
 */
export async function fetchWanted(deps: Fetching, fetchFrom = fetchPicture): Promise<boolean> {
  const { db, clock, live, log } = deps
  const wanted = await takeDue(db, clock.now(), RETRY_MS)
  if (!wanted) return false
  try {
    await give(deps, wanted, await fetchFrom(wanted.address))
    live.announce({ topic: 'leaderboard' })
  } catch (failure) {
    const problem = problemOf(failure)
    if (problem === undefined) throw failure
    const isOver = FINAL.has(problem) || wanted.tries >= TRIES
    await updateWanted(db, wanted, { problem, isOver })
    // Its address may tell who it is.
    if (isOver) log.warn({ attendeeId: wanted.attendeeId, problem }, 'a picture could not be fetched')
  }
  return true
}

/** The person may have been erased, or given another picture to fetch, in the meantime. */
async function give({ db, clock }: Fetching, wanted: WantedPicture, file: Buffer): Promise<void> {
  const avatar = await makeAvatar(wanted.attendeeId, file)
  await db.transaction(async (tx) => {
    await lockAttendee(tx, wanted.attendeeId)
    if (!(await isWanted(tx, wanted))) return
    await insertAvatar(tx, wanted.attendeeId, avatar, clock.now())
    await updateWanted(tx, wanted, { problem: null, isOver: true })
  })
}

function problemOf(failure: unknown): string | undefined {
  if (failure instanceof FetchFailed) return failure.problem
  return failure instanceof Refusal ? failure.code : undefined
}

/** Fetches wanted pictures while the process lives. */
export function fetchWantedPictures(deps: Fetching): { stop(): void } {
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, PAUSE_MS).unref()
      timers.add(timer)
    })
  const lane = async () => {
    while (!isStopped) {
      const hadOne = await fetchWanted(deps).catch((problem: unknown) => {
        if (!isStopped) deps.log.warn(problem, 'wanted pictures have to wait')
        return false
      })
      if (!hadOne && !isStopped) await rest()
    }
  }
  for (let n = 0; n < AT_ONCE; n += 1) void lane()
  return {
    stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
