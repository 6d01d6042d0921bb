/** What is remembered of the tries to load a version, so that a failure is no loop. */
interface Tries {
  version: string
  count: number
  at: number
}

interface Parts {
  /** Version that this page shows; undefined while the screens are not built. */
  shown: string | undefined
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since 1970: tries are compared over page loads. */
  now(): number
  look(): void
  hasUpdate(): boolean
}

const KEY = 'version-tries'
const MOST_TRIES = 3
const TRY_AGAIN_MS = 10 * 60_000
/** The service worker fetches a new version; a page without one, or with one that finds nothing, loads itself again. */
const FETCH_MS = 60_000

/**
 * Decides when a station loads a new version: as soon as it is ready, at most three times for the same version and ten
 * minutes apart, whatever keeps it from getting there.
 */
export function createVersionWatch({ shown, storage, now, look, hasUpdate }: Parts) {
  let wanted: { version: string; since: number } | undefined

  function tries(version: string): Tries {
    const known = readTries(storage)
    return known?.version === version ? known : { version, count: 0, at: 0 }
  }

  return {
    /** The server has this version. */
    heard(version: string): void {
      const isOld = shown !== undefined && version !== 'unbuilt' && version !== shown
      if (!isOld) wanted = undefined
      else if (wanted?.version !== version) wanted = { version, since: now() }
      if (wanted) look()
    },
    /** Whether the page should be loaded again now. */
    isDue(): boolean {
      if (wanted === undefined) return false
      if (!hasUpdate() && now() - wanted.since < FETCH_MS) return false
      const { count, at } = tries(wanted.version)
      return count < MOST_TRIES && Math.abs(now() - at) >= TRY_AGAIN_MS
    },
    /** The page is loaded again for it. */
    noteTry(): void {
      if (wanted === undefined) return
      const { version, count } = tries(wanted.version)
      storage.setItem(KEY, JSON.stringify({ version, count: count + 1, at: now() } satisfies Tries))
    },
  }
}

function readTries(storage: Pick<Storage, 'getItem'>): Tries | undefined {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
