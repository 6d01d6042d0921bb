import * as z from 'zod/mini'

/** What a station's screen is; pairing says it. A tablet that is a station is a kiosk. */
export const stationSurfaces = ['phone', 'tablet', 'kiosk-portrait', 'kiosk-landscape', 'wall'] as const
export const StationSurface = z.enum(stationSurfaces)
export type StationSurface = z.infer<typeof StationSurface>

/** What staff may ask of a station: load its page again, or show itself so that it is found among others. */
export const StationCommand = z.enum(['reload', 'identify'])
export type StationCommand = z.infer<typeof StationCommand>

/** How loud a station is, in percent. */
export const Volume = z.int().check(z.minimum(0), z.maximum(100))
