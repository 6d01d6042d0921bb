import { useEffect, useState } from 'react'

/**
 * Follows a wait without flicker: it shows only what lasts longer than `delayMs`, and what was shown stays at
 * least `leastMs`.
 */
export function useSettled(isWaiting: boolean, delayMs: number, leastMs: number): boolean {
  const [shownAt, setShownAt] = useState<number | undefined>(
    isWaiting && delayMs === 0 ? Date.now() : undefined,
  )
  const isShown = shownAt !== undefined
  useEffect(() => {
    if (isWaiting === isShown) return
    const wait = isWaiting ? delayMs : Math.max(0, leastMs - (Date.now() - (shownAt ?? 0)))
    const timer = setTimeout(() => setShownAt(isWaiting ? Date.now() : undefined), wait)
    return () => clearTimeout(timer)
  }, [isWaiting, isShown, shownAt, delayMs, leastMs])
  return isShown
}
