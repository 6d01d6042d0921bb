import { setTimeout as wait } from 'node:timers/promises'
import { finalTapRefusals } from '../../contract/taps.ts'

/** A tap as a station keeps it until it has the server's last word. */
interface KeptTap {
  key: string
  tag: string
  tappedAt: number
  /** Not before this moment is it sent again. */
  dueAt: number
}

/** Stations that tap all the time and lose nothing: what has no last word is sent again with its key. */
export interface Crowd {
  /** Which row of the ledger the server named for each key that it acknowledged. */
  acknowledged: Map<string, string>
  /** How often each answer came: a status, or `none`. */
  answers: Map<string, number>
  sentAgain(): number
  /** Waits until so many taps more are acknowledged; answers after how many milliseconds. @throws when that takes too long */
  more(count: number, patienceMs?: number): Promise<number>
  /** Begins no tap any more and sends those that were kept, until all have their last word. */
  settle(): Promise<void>
}

/** Where stations tap, and with which bands. */
export interface CrowdOptions {
  /** The addresses of the server processes, which share the stations. */
  urls: string[]
  /** Cookies of paired stations. */
  stations: string[]
  tags: string[]
  /** With what the keys of its taps begin, where one crowd follows another. */
  name?: string
  /** How many taps begin in a second, by how many hands; undefined: as many as they can. */
  tapsPerSecond?: number
  hands?: number
  /** Whether a tap that got no answer goes to the next address, as a browser does with a name that has several. */
  roams?: boolean
  /** What crowds before this one got acknowledged. */
  acknowledged?: Map<string, string>
}

const HANDS = 8
const PAUSE_MS = 25
const REST_MS = 500
/** Nobody begins another tap while so many wait. */
const MOST_KEPT = 100
/** A station waits no longer for an answer. */
const ANSWER_MS = 10_000
/** Of so many requests one is cut off, at any moment within so many milliseconds: that is how fields are. */
const CUT_ONE_IN = 20
const CUT_WITHIN_MS = 20
const PATIENCE_MS = 90_000

/** Lets the crowd begin. */
export function openCrowd(options: CrowdOptions): Crowd {
  const { urls, stations, tags, name = 'tap', hands: howMany = HANDS, roams = false } = options
  const acknowledged = options.acknowledged ?? new Map<string, string>()
  const mayBegin = paceOf(options.tapsPerSecond, howMany)
  const answers = new Map<string, number>()
  const kept: KeptTap[] = []
  let begun = 0
  let again = 0
  let isOver = false

  const next = (): KeptTap | undefined => {
    const due = kept.findIndex(({ dueAt }) => dueAt <= performance.now())
    if (due >= 0) {
      again += 1
      return kept.splice(due, 1)[0]
    }
    if (isOver || kept.length >= MOST_KEPT || !mayBegin()) return undefined
    begun += 1
    return { key: `${name}-${begun}`, tag: tags[begun % tags.length] ?? '', tappedAt: Date.now(), dueAt: 0 }
  }
  const addresses = Array.from({ length: howMany }, (_, hand) => hand)
  const send = async (tap: KeptTap, hand: number) => {
    const url = urls[(addresses[hand] ?? 0) % urls.length] ?? ''
    const answer = await tapOnce(url, stations[hand % stations.length] ?? '', tap)
    if (roams && answer.said === 'none') addresses[hand] = (addresses[hand] ?? 0) + 1
    answers.set(answer.said, (answers.get(answer.said) ?? 0) + 1)
    if (answer.id !== undefined) acknowledged.set(tap.key, answer.id)
    else if (!answer.isFinal) kept.push({ ...tap, dueAt: performance.now() + REST_MS })
  }
  const hands = Array.from({ length: howMany }, async (_, hand) => {
    while (!isOver || kept.length > 0) {
      const tap = next()
      if (tap) await send(tap, hand)
      await wait(PAUSE_MS)
    }
  })
  return {
    acknowledged,
    answers,
    sentAgain: () => again,
    async more(count, patienceMs = PATIENCE_MS) {
      const [from, begin] = [acknowledged.size, performance.now()]
      while (acknowledged.size < from + count) {
        if (performance.now() - begin > patienceMs)
          throw new Error(`no ${count} taps more were acknowledged within ${patienceMs / 1000} s`)
        await wait(PAUSE_MS)
      }
      return performance.now() - begin
    },
    async settle() {
      isOver = true
      const late = wait(PATIENCE_MS, 'late', { ref: false })
      if ((await Promise.race([Promise.all(hands), late])) === 'late')
        throw new Error(`${kept.length} taps that were kept got no last word`)
    },
  }
}

/** Says whether another tap may begin now; what nobody began in time is not made up for. */
function paceOf(tapsPerSecond: number | undefined, most: number): () => boolean {
  if (tapsPerSecond === undefined) return () => true
  let due = 0
  let lookedAt = performance.now()
  return () => {
    const now = performance.now()
    due = Math.min(due + ((now - lookedAt) / 1000) * tapsPerSecond, most)
    lookedAt = now
    if (due < 1) return false
    due -= 1
    return true
  }
}

interface TapAnswer {
  said: string
  /** The row of the ledger, if the tap was acknowledged. */
  id?: string
  isFinal?: boolean
}

async function tapOnce(url: string, cookie: string, { key, tag, tappedAt }: KeptTap): Promise<TapAnswer> {
  const limit = Math.random() < 1 / CUT_ONE_IN ? Math.random() * CUT_WITHIN_MS : ANSWER_MS
  const metadata = { timestamp: new Date(tappedAt).toISOString(), sentAt: new Date().toISOString() }
  try {
    const response = await fetch(`${url}/api/tap`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
      body: JSON.stringify({ rfidTagId: tag, installationId: 'tap-tracking', metadata }),
      signal: AbortSignal.timeout(limit),
    })
    const body = (await response.json()) as { interaction?: { id: string }; code?: string }
    if (response.status === 200 && body.interaction) return { said: '200', id: body.interaction.id }
    const isFinal = finalTapRefusals.some((code) => code === body.code)
    return { said: `${response.status} ${body.code}`, isFinal }
  } catch {
    return { said: 'none' }
  }
}
