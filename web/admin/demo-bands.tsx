import { Suspense } from 'react'
import { useEvent } from '../event/use-event.ts'
import { part } from '../ui/part.ts'

const DemoTray = part(async () => (await import('../stations/demo-tray.tsx')).DemoTray)

/** A few bands to try a section without a reader, in the demo festival only. */
export function DemoBands() {
  const { mode } = useEvent()
  if (mode !== 'demo') return null
  return (
    <Suspense>
      <DemoTray />
    </Suspense>
  )
}
