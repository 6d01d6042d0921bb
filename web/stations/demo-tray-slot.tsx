import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { part } from '../ui/part.ts'

const DemoTray = part(async () => (await import('./demo-tray.tsx')).DemoTray)

const stationRoutes = [
  /^\/fortune-teller\/welcome\/?$/,
  /^\/tap-tracking\/?$/,
  /^\/station\//,
  /^\/now-showing\/?$/,
  /^\/gift-aura\/?$/,
]

/** The demo tray on every page that listens to a reader, and only in the demo festival. */
export function DemoTraySlot() {
  const { mode } = useEvent()
  const { pathname } = useLocation()
  if (mode !== 'demo' || !stationRoutes.some((route) => route.test(pathname))) return null
  return (
    <Suspense>
      <DemoTray />
    </Suspense>
  )
}
