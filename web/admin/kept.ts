import { useState } from 'react'
import { logWarning } from '../platform/log.ts'

// What somebody has begun on this tab: which form is open, and what stands in it. It outlives an ended sign-in, a reload
// and a section that starts again; it ends with the tab, with the sign-out, and when somebody else signs in.
const PREFIX = 'kept.'
const OWNER = 'kept-by'

/** What was kept under a name. */
export function readKept<T>(name: string): T | undefined {
  const text = guarded(() => sessionStorage.getItem(PREFIX + name))
  return text == null ? undefined : (JSON.parse(text) as T)
}

/** Keeps something under a name, in the place of what was there. */
export function keep(name: string, value: unknown): void {
  guarded(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(value)))
}

/** Forgets what was kept under a name, and what belongs to it (`name.…`). */
export function forgetKept(name: string): void {
  guarded(() => removeWhere((key) => key === PREFIX + name || key.startsWith(`${PREFIX}${name}.`)))
}

/** Forgets everything, as on signing out. */
export function forgetAllKept(): void {
  guarded(() => removeWhere((key) => key.startsWith(PREFIX) || key === OWNER))
}

/** From here on everything is kept for this user; what somebody else began on this tab is forgotten. */
export function keepFor(userId: string): void {
  guarded(() => {
    if (sessionStorage.getItem(OWNER) === userId) return
    forgetAllKept()
    sessionStorage.setItem(OWNER, userId)
  })
}

/** Whether somebody was signed in on this tab and did not sign out. */
export function wasSignedIn(): boolean {
  return guarded(() => sessionStorage.getItem(OWNER)) != null
}

/** State that is kept. Whenever it changes, what belongs to it (`name.…`) is forgotten; undefined forgets it too. */
export function useKept<T>(name: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => readKept<T>(name) ?? initial)
  return [
    value,
    (next) => {
      forgetKept(name)
      if (next !== undefined) keep(name, next)
      setValue(next)
    },
  ]
}

function removeWhere(isMeant: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key)
}

function guarded<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (cause) {
    logWarning('This tab keeps nothing', cause)
    return undefined
  }
}
