import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { forget, recall, remember } from './remembered.ts'
import { useStation } from './station.ts'
import {
  becomesKiosk,
  type Device,
  type DeviceRole,
  deviceRole,
  isAwayFromHome,
  kioskHome,
  OWN_DEVICE,
  type Surface,
  surfaceOf,
  surfaces,
} from './surface.ts'
import { useRemembered } from './use-remembered.ts'

/** The surface of this device at this route. `?surface=wall` is remembered, `?surface=auto` forgets it. */
export function useSurface(): Surface {
  return surfaceOf(useDevice())
}

/** The kiosk that this device is, or undefined: where it waits, and whether its visitor has left that page. */
export function useKiosk(): { home: string; isAway: boolean } | undefined {
  const device = useDevice()
  const home = kioskHome(device)
  return home === undefined ? undefined : { home, isAway: isAwayFromHome(device) }
}

/** Where "Home" leads: a station to its own page, everybody else to the greeting. */
export function useHome(): string {
  return useStation()?.home ?? '/'
}

/** Returns what a page calls when it has read a visitor's band: from then on this device may be a kiosk for good. */
export function useBandWasRead(mode: 'demo' | 'live'): () => void {
  const device = useDevice()
  return () => {
    if (device.station !== undefined) return
    const hasMouse = matchMedia('(pointer: fine)').matches
    const reading = { surface: surfaceOf(device), role: device.role, mode, hasMouse }
    if (becomesKiosk(reading)) remember('device', device.path.replace(/(?<=.)\/$/, ''))
  }
}

/** This device belongs to one person: nothing of theirs is forgotten by itself. */
export function beOwnDevice(): void {
  if (recall('device') !== OWN_DEVICE) remember('device', OWN_DEVICE)
}

/** This device belongs to nobody any more; a kiosk stays one. */
export function beNobodysDevice(): void {
  if (recall('device') === OWN_DEVICE) forget('device')
}

/** Writes the surface where the styles read it. */
export function useSurfaceAttribute(surface: Surface): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.surface = surface
  }, [surface])
}

/** What this device tells about itself at this route. */
export function useDevice(): Device {
  const { pathname, search } = useLocation()
  const remembered = useRemembered('surface')
  const device = useRemembered('device')
  const station = useStation()
  const asked = new URLSearchParams(search).get('surface')
  const size = useSyncExternalStore(onResize, () => `${innerWidth}x${innerHeight}`)
  const [width = 0, height = 0] = size.split('x').map(Number)
  useEffect(() => rememberSurface(asked), [asked])
  const override = asked ?? remembered
  const role: DeviceRole = station ? { kind: 'kiosk', home: station.home } : deviceRole(device, override)
  return { path: pathname, width, height, override, role, station }
}

function rememberSurface(asked: string | null): void {
  if (asked === 'auto') forget('surface', 'device')
  else if (surfaces.some((surface) => surface === asked)) remember('surface', asked ?? '')
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
