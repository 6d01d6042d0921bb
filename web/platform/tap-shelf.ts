import { del, get, set, values } from 'idb-keyval'
import type { SentTap } from '../../contract/taps.ts'
import { TAPS_DATABASE } from './kept-taps.ts'
import { attempt, strictStore } from './strict-store.ts'

/** A tap on its way: the key makes it safe to send as often as it takes. */
export interface OutgoingTap {
  key: string
  body: SentTap
  /** How long it had waited (milliseconds) when the station's clock showed `measuredAt`. */
  waitedMs: number
  measuredAt: number
  /** When it was tapped by the server's clock, as far as that was known then: no jump of the station's changes it. */
  tappedAt?: number
  /** A photo of the same visit was sent under this key before: a server that knows the key has counted the visit. */
  isInstead?: boolean
  /** Set when it is no longer sent, and waits for the crew: since when, and why. */
  aside?: { since: string; why: string }
}

/** Where taps wait, oldest first. It never fails: what cannot be kept well is kept as well as possible. */
export interface TapShelf {
  all(): Promise<OutgoingTap[]>
  get(key: string): Promise<OutgoingTap | undefined>
  /** Tells whether the tap would survive a reload. */
  put(tap: OutgoingTap): Promise<boolean>
  remove(key: string): Promise<void>
}

/** Taps kept in memory: they do not survive a reload. */
export function memoryShelf(): TapShelf {
  const taps = new Map<string, OutgoingTap>()
  return {
    all: async () => [...taps.values()].sort(byTime),
    get: async (key) => taps.get(key),
    async put(tap) {
      taps.set(tap.key, tap)
      return false
    },
    remove: async (key) => void taps.delete(key),
  }
}

/** Taps kept in IndexedDB, so that a reload or a power cut loses none; a browser that refuses keeps them in memory. */
export function durableShelf(): TapShelf {
  const memory = memoryShelf()
  const store = strictStore(TAPS_DATABASE, 'waiting')
  return {
    async all() {
      const kept = (await attempt(() => values<OutgoingTap>(store))) ?? []
      const both = [...kept.map(revived), ...(await memory.all())]
      return [...new Map(both.map((tap) => [tap.key, tap])).values()].sort(byTime)
    },
    async get(key) {
      const kept = await attempt(() => get<OutgoingTap>(key, store))
      return (await memory.get(key)) ?? (kept && revived(kept))
    },
    async put(tap) {
      const isKept = await attempt(async () => {
        await set(tap.key, tap, store)
        return true
      })
      await (isKept ? memory.remove(tap.key) : memory.put(tap))
      return isKept ?? false
    },
    async remove(key) {
      await memory.remove(key)
      await attempt(() => del(key, store))
    },
  }
}

function byTime(one: OutgoingTap, other: OutgoingTap): number {
  return String(one.body.metadata?.timestamp).localeCompare(String(other.body.metadata?.timestamp))
}

// What the page of before an update has kept tells only when the band was tapped.
function revived(tap: Partial<OutgoingTap> & Pick<OutgoingTap, 'key' | 'body'>): OutgoingTap {
  const tappedAt = Date.parse(tap.body.metadata?.timestamp ?? '') || Date.now()
  return { waitedMs: 0, measuredAt: tappedAt, ...tap }
}
