import { createStore, del, entries, set } from 'idb-keyval'
import type { Tap } from '../../contract/taps.ts'
import { logWarning } from './log.ts'

/** A tap on its way: the key makes it safe to send as often as it takes. */
export interface OutgoingTap {
  key: string
  body: Tap
}

/** Where taps wait, oldest first. */
export interface TapShelf {
  all(): Promise<OutgoingTap[]>
  put(tap: OutgoingTap): Promise<void>
  remove(key: string): Promise<void>
}

/** Taps kept in memory: they do not survive a reload. */
export function memoryShelf(): TapShelf {
  const taps = new Map<string, OutgoingTap>()
  return {
    all: async () => [...taps.values()].sort(byTime),
    put: async (tap) => void taps.set(tap.key, tap),
    remove: async (key) => void taps.delete(key),
  }
}

/** Taps kept in IndexedDB, so that a reload or a power cut loses none; a browser that refuses keeps them in memory. */
export function durableShelf(): TapShelf {
  const memory = memoryShelf()
  const store = lazily(() => createStore('livefest-taps', 'waiting'))
  return {
    async all() {
      const kept = await attempt(() => entries<string, OutgoingTap>(store()))
      return [...(kept ?? []).map(([, tap]) => tap), ...(await memory.all())].sort(byTime)
    },
    async put(tap) {
      const isKept = await attempt(async () => {
        await set(tap.key, tap, store())
        return true
      })
      if (!isKept) await memory.put(tap)
    },
    async remove(key) {
      await memory.remove(key)
      await attempt(() => del(key, store()))
    },
  }
}

function byTime(one: OutgoingTap, other: OutgoingTap): number {
  return String(one.body.metadata?.timestamp).localeCompare(String(other.body.metadata?.timestamp))
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

// A browser may have no IndexedDB at all, which throws at once, or refuse it later.
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (cause) {
    logWarning('This browser does not keep taps over a reload', cause)
    return undefined
  }
}
