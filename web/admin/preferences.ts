import { useSyncExternalStore } from 'react'
import { logWarning } from '../platform/log.ts'

/** What the dashboard remembers on this device. */
type Preference = 'adminTheme' | 'adminShortcuts'

const listeners = new Set<() => void>()

function read(key: Preference): string | null {
  try {
    return localStorage.getItem(key)
  } catch (cause) {
    logWarning(`Could not read ${key} from storage`, cause)
    return null
  }
}

function write(key: Preference, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (cause) {
    logWarning(`Could not store ${key}`, cause)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A preference of this device, and how to change it. */
export function usePreference(key: Preference): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key))
  return [value, (next) => write(key, next)]
}
