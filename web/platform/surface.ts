import type { Station } from '../../contract/stations.ts'

/** The kinds of glass the product is seen on; `data-surface` on `<html>` carries it to the styles. */
export const surfaces = [
  'phone',
  'phone-kiosk',
  'tablet',
  'tablet-kiosk',
  'kiosk-portrait',
  'kiosk-landscape',
  'wall',
] as const
export type Surface = (typeof surfaces)[number]

/** Whose device this is: its owner's, a kiosk with the page where it waits, or nobody has said yet. */
export type DeviceRole = { kind: 'unknown' } | { kind: 'own' } | { kind: 'kiosk'; home: string }

/** What a device tells about itself. */
export interface Device {
  path: string
  width: number
  height: number
  /** `?surface=` or what was remembered from it. */
  override: string | null
  role: DeviceRole
  /** What the device was paired as: it decides before anything is guessed. */
  station?: Pick<Station, 'home' | 'surface'> | undefined
}

/** Where a kiosk waits for the next visitor when nobody has said otherwise. */
export const CHECK_IN = '/fortune-teller/welcome'
/** What is remembered of a device that belongs to one person. */
export const OWN_DEVICE = 'own'

// Where people stand in front of a shared screen and tap, and what hangs high above a field.
const stationRoutes = [
  /^\/fortune-teller\/welcome\/?$/,
  /^\/tap-tracking\/?$/,
  /^\/station\//,
  /^\/gift-aura\/?$/,
]
const bigScreen = /^\/now-showing\/?$/
const wallRoutes = [bigScreen, /^\/leaderboard\/?$/]
// A show, whatever it is shown on: a laptop beside the stage looks like the screen above it.
const stageRoutes = [/^\/reveal(?:\/|$)/]
// Where a device becomes a station, and where it is examined.
const deviceRoutes = [/^\/kiosk(?:\/check)?\/?$/]
// Staff at work are not visitors, on whatever device they are.
const staffRoutes = [/^\/admin/, /^\/login\/?$/, /^\/reveal(?:\/|$)/]

const matches = (routes: RegExp[], path: string) => routes.some((route) => route.test(path))

/** The role that this browser remembers; a profile that is no kiosk's (`?surface=wall`) ends it. */
export function deviceRole(remembered: string | null, override: string | null): DeviceRole {
  if (remembered === OWN_DEVICE) return { kind: 'own' }
  const isOther = surfaces.some((surface) => surface === override && !isKiosk(surface))
  return remembered?.startsWith('/') && !isOther ? { kind: 'kiosk', home: remembered } : { kind: 'unknown' }
}

/** The surface of a device: that of its station, else by its profile, then by its role, route and size. */
export function surfaceOf(device: Device): Surface {
  if (device.station !== undefined && !matches(staffRoutes, device.path)) return surfaceAs(device.station)
  const wanted = surfaces.find((surface) => surface === device.override)
  if (wanted !== undefined) return wanted
  const { path, width, height } = device
  const role = matches(staffRoutes, path) ? 'own' : device.role.kind
  if (isTallKiosk(device) && role !== 'own') return 'kiosk-portrait'
  if (matches(stageRoutes, path) && width > height) return 'wall'
  // A visitor who looks at the leaderboard of a kiosk finds the way back; the big screen is nobody's way.
  const walls = role === 'kiosk' ? [bigScreen] : wallRoutes
  if (matches(walls, path) && width >= 1600 && width / height > 1.4) return 'wall'
  const isLarge = width >= 1600 && height >= 900
  if (role === 'kiosk') return isLarge ? 'kiosk-landscape' : 'tablet-kiosk'
  if (isLarge && matches(deviceRoutes, path)) return 'kiosk-landscape'
  if (role === 'unknown' && isLarge && matches(stationRoutes, path)) return 'kiosk-landscape'
  return width < 600 ? 'phone' : 'tablet'
}

/** A phone or a tablet that is a station is a kiosk of its size. */
function surfaceAs({ surface }: Pick<Station, 'surface'>): Surface {
  return surface === 'phone' || surface === 'tablet' ? `${surface}-kiosk` : surface
}

function isTallKiosk({ width, height }: Device): boolean {
  return width >= 1000 && height >= 1600 && height > width
}

/** True where visitors stand in front of a screen that is not theirs and touch it. */
export function isKiosk(surface: Surface): boolean {
  return surface.startsWith('kiosk') || surface.endsWith('-kiosk')
}

/** True where strangers follow one another: nothing about a person may stay. */
export function isShared(surface: Surface): boolean {
  return isKiosk(surface) || surface === 'wall'
}

/**
 * Whether a device that has just read a visitor's band is a kiosk from now on. At a festival only a station has a
 * reader. In the demo a laptop plays visitor and station in turn, so there it takes the size of a kiosk, or a screen
 * that is used with a finger. A phone is its owner's until staff say otherwise (`?surface=`).
 */
export function becomesKiosk(reading: {
  surface: Surface
  role: DeviceRole
  mode: 'demo' | 'live'
  hasMouse: boolean
}): boolean {
  if (isKiosk(reading.surface)) return true
  if (reading.surface !== 'tablet' || reading.role.kind === 'own') return false
  return reading.mode === 'live' || !reading.hasMouse
}

/**
 * The page to which a device comes back when its visitor has gone; undefined where nobody is ever forgotten. A large
 * screen at a station's address that has read no band may be a guest's own, so only a profile, a kiosk's upright
 * format, or a band says that this is none.
 */
export function kioskHome(device: Device): string | undefined {
  const { role, override, path, station } = device
  if (matches(staffRoutes, path)) return undefined
  if (station === undefined && matches(deviceRoutes, path)) return undefined
  if (role.kind === 'kiosk') return role.home
  const isSaid = surfaces.some((surface) => surface === override) || isTallKiosk(device)
  return isSaid && isKiosk(surfaceOf(device)) ? CHECK_IN : undefined
}

/** Whether a page of its own reads the bands that are tapped there. */
export function hasReaderOfItsOwn(path: string): boolean {
  return matches([...stationRoutes, ...deviceRoutes, bigScreen], path)
}

/**
 * Whether a device shows a page that takes bands, as only a station may in a live festival, and is no station. A phone is
 * its owner's, and so is whatever they have made theirs.
 */
export function needsPairing(device: Device): boolean {
  const isOwners = device.role.kind === 'own' || surfaceOf(device) === 'phone'
  return matches(stationRoutes, device.path) && device.station === undefined && !isOwners
}

/** Whether visitors see a page: neither staff at work nor whoever sets the device up. */
export function isVisitorsPage(path: string): boolean {
  return !matches([...staffRoutes, ...deviceRoutes], path)
}

/** Whether a kiosk shows something that the next visitor would have to leave. */
export function isAwayFromHome({ path, role }: Device): boolean {
  if (role.kind === 'kiosk') return path.replace(/(?<=.)\/$/, '') !== role.home && !bigScreen.test(path)
  return path !== '/' && !matches([...stationRoutes, ...wallRoutes], path)
}
