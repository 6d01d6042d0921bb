import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

interface CountUpProps {
  value: number
  /** Where the first run starts. Without it the first value simply stands there. */
  from?: number
  durationMs?: number
  format: (value: number) => string
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 4
}

/** The number on its way to `value`; it starts from where it is, also when it is interrupted. */
function useRollingNumber(value: number, from: number, durationMs: number): number {
  const [shown, setShown] = useState(from)
  const current = useRef(from)
  useEffect(() => {
    const start = current.current
    if (start === value) return
    let frame = 0
    let startedAt: number | undefined
    const step = (now: number) => {
      startedAt ??= now
      const progress = durationMs === 0 ? 1 : Math.min(1, (now - startedAt) / durationMs)
      current.current = Math.round(start + (value - start) * easeOut(progress))
      setShown(current.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs])
  return shown
}

/** A number that rolls to its value. The final width is kept from the start and screen readers hear only the end. */
export function CountUp({ value, from = value, durationMs = 1200, format }: CountUpProps) {
  const isStill = useReducedMotion()
  const rolling = useRollingNumber(value, from, isStill ? 0 : durationMs)
  return (
    <span className="tnum inline-grid">
      <span className="invisible col-start-1 row-start-1" aria-hidden>
        {format(value)}
      </span>
      <span className="col-start-1 row-start-1 text-end" aria-hidden>
        {format(isStill ? value : rolling)}
      </span>
      <span className="sr-only">{format(value)}</span>
    </span>
  )
}
