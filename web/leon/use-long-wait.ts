import { useEffect, useState } from 'react'
import type { LeonState } from './poses.ts'

/** Experience 2d: after six seconds of thinking he is "still looking". */
const LONG_WAIT_MS = 6000

export function useLongWait(state: LeonState): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (state !== 'thinking') return
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [state])
  return isLong
}
