import { useSyncExternalStore } from 'react'
import { onRemembered, type RememberedKey, recall } from './remembered.ts'

/** What this browser remembers under a key, kept up to date. */
export function useRemembered(key: RememberedKey): string | null {
  return useSyncExternalStore(onRemembered, () => recall(key))
}
