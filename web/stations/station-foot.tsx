import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useEvent } from '../event/use-event.ts'
import { hasReaderOfItsOwn, needsPairing } from '../platform/surface.ts'
import { useDevice } from '../platform/use-surface.ts'
import { part } from '../ui/part.ts'

const DemoTray = part(async () => (await import('./demo-tray.tsx')).DemoTray)
const UnpairedNote = part(async () => (await import('./unpaired-note.tsx')).UnpairedNote)

/**
 * At the foot of every page that listens to a reader: bands to try it with in the demo festival, and in a live one the
 * way to the pairing, on a device that may be a station and is none.
 */
export function StationFoot() {
  const { mode } = useEvent()
  const { pathname } = useLocation()
  const device = useDevice()
  const Foot =
    mode === 'live' ? needsPairing(device) && UnpairedNote : hasReaderOfItsOwn(pathname) && DemoTray
  return Foot && <Suspense>{<Foot />}</Suspense>
}
