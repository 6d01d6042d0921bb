import { get, set } from 'idb-keyval'
import { logWarning } from './log.ts'

/** Something the server said, and when. */
export interface Saved<T> {
  value: T
  savedAt: number
}

/** Keeps what the server said for a time without network. A browser that refuses is a warning and nothing more. */
export async function save<T>(key: string, value: T): Promise<void> {
  await attempt(() => set(key, { value, savedAt: Date.now() } satisfies Saved<T>))
}

/** What was kept under a key, with the moment it is from. */
export async function readSaved<T>(key: string): Promise<Saved<T> | null> {
  return (await attempt(() => get<Saved<T>>(key))) ?? null
}

// A browser may have no IndexedDB at all, which throws at once, or refuse it later.
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (cause) {
    logWarning('This browser keeps nothing for later', cause)
    return undefined
  }
}
