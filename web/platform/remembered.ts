import { logWarning } from './log.ts'

/** Keys of the browser's storage (specification section 3), and those this device adds for itself. */
export type RememberedKey =
  | 'language'
  | 'sessionId'
  | 'fortuneTellerSessionId'
  | 'rfidTagId'
  | 'sessionOwner'
  | 'itineraryChanges'
  | 'surface'
  | 'device'
  | 'station'
  | 'ledger'
  /** Names and colours of the event, for a page that starts without a network. */
  | 'festival'
  /** Somebody of the staff has signed in here: pages for everybody may ask what staff see. */
  | 'staff'
  | 'reader'
  /** When somebody last put the hint away that the pages can be kept as an app. */
  | 'installHint'
  | 'muted'
  | 'boothCountdownSeconds'
  | 'boothReviewSeconds'
  | 'boothRingLight'

/** The keys that say who somebody is: a shared kiosk forgets them. */
export const identityKeys = [
  'sessionId',
  'fortuneTellerSessionId',
  'rfidTagId',
  'sessionOwner',
  'itineraryChanges',
] as const

const listeners = new Set<() => void>()

/** What this browser remembers under a key. Storage that refuses is a warning in the log and nothing more. */
export function recall(key: RememberedKey): string | null {
  return guarded(`Could not read ${key} from storage`, () => localStorage.getItem(key))
}

/** Remembers a value under a key. */
export function remember(key: RememberedKey, value: string): void {
  guarded(`Could not store ${key}`, () => localStorage.setItem(key, value))
  notify()
}

/** Forgets the values of the keys. */
export function forget(...keys: readonly RememberedKey[]): void {
  for (const key of keys) guarded(`Could not remove ${key} from storage`, () => localStorage.removeItem(key))
  notify()
}

/** Calls back whenever this tab, or another tab of this browser, remembers or forgets something. */
export function onRemembered(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function guarded<T>(warning: string, act: () => T): T | null {
  try {
    return act()
  } catch (cause) {
    logWarning(warning, cause)
    return null
  }
}
