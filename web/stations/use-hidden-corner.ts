import { useEffect, useEffectEvent } from 'react'

/** The upper left corner, where nothing else is touched five times in a row (pixels). */
const CORNER = 96
const TAPS = 5
const BETWEEN_MS = 700

/** Calls back when somebody who knows of it taps the corner five times quickly. */
export function useHiddenCorner(onOpen: () => void): void {
  const handleOpen = useEffectEvent(onOpen)
  useEffect(() => {
    let count = 0
    let lastAt = Number.NEGATIVE_INFINITY
    function handlePointer({ clientX, clientY, timeStamp }: PointerEvent): void {
      const isInCorner = clientX <= CORNER && clientY <= CORNER
      count = isInCorner ? (timeStamp - lastAt <= BETWEEN_MS ? count + 1 : 1) : 0
      lastAt = timeStamp
      if (count < TAPS) return
      count = 0
      handleOpen()
    }
    addEventListener('pointerdown', handlePointer, { capture: true })
    return () => removeEventListener('pointerdown', handlePointer, { capture: true })
  }, [])
}
