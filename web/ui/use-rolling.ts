import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const ROLL_MS = 1_200

/** A number on its way to `value`; where stillness is wished it is there at once. */
export function useRolling(value: number, from = value): { shown: number; isRolling: boolean } {
  const isStill = useReducedMotion()
  const [shown, setShown] = useState(from)
  const current = useRef(from)
  useEffect(() => {
    const start = current.current
    if (start === value || isStill) {
      current.current = value
      setShown(value)
      return
    }
    let frame = 0
    const startedAt = performance.now()
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, now - startedAt) / ROLL_MS)
      current.current = Math.round(start + (value - start) * (1 - (1 - progress) ** 4))
      setShown(current.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, isStill])
  return { shown: isStill ? value : shown, isRolling: !isStill && shown !== value }
}
