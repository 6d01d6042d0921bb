import type { Deps } from '../deps.ts'

/** The cookie that a device carries: first while it waits for its approval, then as a station. */
export const DEVICE_COOKIE = 'livefest_station'

/** 256 random bits: whoever holds them is the station, for as long as a season lasts. */
export const SECRET_BYTES = 32

/** From then on the device is that station after every restart (stations.md): a year, in seconds. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60

/** Scripts cannot read the device's secret, and other sites cannot send it along. */
export function deviceCookieAttributes({ config }: Pick<Deps, 'config'>) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: DEVICE_SECONDS,
  } as const
}
