/** The kinds of glass the product is seen on; `data-surface` on `<html>` carries it to the styles. */
export const surfaces = ['phone', 'tablet', 'kiosk-portrait', 'kiosk-landscape', 'wall'] as const
export type Surface = (typeof surfaces)[number]

/** What a device tells about itself. */
export interface Device {
  path: string
  width: number
  height: number
  /** `?surface=` or what was remembered from it. */
  override: string | null
}

// Where people stand in front of a shared screen and tap, and what hangs high above a field.
const stationRoutes = [
  /^\/fortune-teller\/welcome\/?$/,
  /^\/tap-tracking\/?$/,
  /^\/station\//,
  /^\/gift-aura\/?$/,
]
const wallRoutes = [/^\/now-showing\/?$/, /^\/leaderboard\/?$/]
// A show, whatever it is shown on: a laptop beside the stage looks like the screen above it.
const stageRoutes = [/^\/reveal\/?$/]

/** The surface of a device, by its profile, then by route and size (experience, layouts). */
export function surfaceOf({ path, width, height, override }: Device): Surface {
  const wanted = surfaces.find((surface) => surface === override)
  if (wanted !== undefined) return wanted
  const matches = (routes: RegExp[]) => routes.some((route) => route.test(path))
  if (width >= 1000 && height >= 1600 && height > width) return 'kiosk-portrait'
  if (matches(stageRoutes) && width > height) return 'wall'
  if (matches(wallRoutes) && width >= 1600 && width / height > 1.4) return 'wall'
  if (matches(stationRoutes) && width >= 1600 && height >= 900) return 'kiosk-landscape'
  return width < 600 ? 'phone' : 'tablet'
}

/** True where strangers follow one another: nothing about a person may stay. */
export function isShared(surface: Surface): boolean {
  return surface.startsWith('kiosk') || surface === 'wall'
}
