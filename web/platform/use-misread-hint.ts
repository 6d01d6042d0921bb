import { useCallback, useEffect, useRef, useState } from 'react'
import type { Misread } from './reader.ts'

// One misread is nothing; the second within five seconds is somebody who waves a band and sees no answer.
const WITHIN_MS = 5_000
const SHOWN_MS = 2_500

/**
 * "Once more": shown for a moment when part of a tag was read, and after two misreads in a row; scan errors themselves
 * are only logged.
 */
export function useMisreadHint(): { isShown: boolean; onMisread(misread: Misread): void } {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const [shownAt, setShownAt] = useState<number>()
  const onMisread = useCallback((misread: Misread) => {
    const now = performance.now()
    if (misread === 'part' || now - last.current <= WITHIN_MS) setShownAt(now)
    last.current = now
  }, [])
  useEffect(() => {
    if (shownAt === undefined) return
    const timer = setTimeout(() => setShownAt(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shownAt])
  return { isShown: shownAt !== undefined, onMisread }
}
