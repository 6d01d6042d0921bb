import { useEffect, useEffectEvent, useState } from 'react'
import { SUCCESS_MS } from './photo-booth.ts'

/**
 * Leaves a result by itself on a shared booth. A touch says that somebody is still looking, so the time begins anew;
 * `touches` counts them, for the bar that shows it.
 */
export function useLeaving(isKiosk: boolean, onLeave: () => void): { touches: number; onTouch: () => void } {
  const [touches, setTouches] = useState(0)
  const handleLeave = useEffectEvent(onLeave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch begins the time anew.
  useEffect(() => {
    if (!isKiosk) return
    const timer = setTimeout(() => handleLeave(), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [isKiosk, touches])
  return { touches, onTouch: () => setTouches(touches + 1) }
}
