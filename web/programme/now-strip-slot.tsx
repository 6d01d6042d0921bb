import { Suspense, useEffect, useState } from 'react'
import { isShared } from '../platform/surface.ts'
import { useSurface } from '../platform/use-surface.ts'
import { part } from '../ui/part.ts'

const NowStrip = part(async () => (await import('./now-strip.tsx')).NowStrip)

// The greeting comes first: until it has been painted, nothing else is asked for.
const AFTER_THE_GREETING_MS = 300

/** Keeps the room of the strip on a personal device, and fills it when the screen has settled. */
export function NowStripSlot() {
  const isOwn = !isShared(useSurface())
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), AFTER_THE_GREETING_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isOwn) return null
  return (
    <div className="h-14">
      <Suspense>{isTime && <NowStrip />}</Suspense>
    </div>
  )
}
