import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { AnyImage } from './media.ts'
import { Version } from './version.ts'

/** More places than a map can show, and fewer than a script could send. */
export const MOST_PLACES = 200
const MOST_OTHER_NAMES = 20

const Name = (least: number) =>
  z.string().check(
    z.overwrite((text) => text.trim().replace(/\s+/g, ' ')),
    z.minLength(least),
    z.maxLength(80),
    z.regex(/^\P{Cc}*$/u, 'One line, please.'),
  )

/** Part of the width or of the height of the picture, from its upper left corner. */
const Part = z.number().check(z.minimum(0), z.maximum(1))

/** A place on the map. Entries and installations point to it by their location (web/places/find-place.ts). */
export const MapPlace = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/, 'Letters, digits, hyphens')),
  /** As entries write it. */
  name: Name(1),
  /** What it is called in other languages. */
  translations: z.partialRecord(z.enum(languages), Name(0)),
  /** Other words for it: a location that says exactly this is here, whatever other names are in it. */
  otherNames: z.array(Name(1)).check(z.maxLength(MOST_OTHER_NAMES)),
  /** An area such as a hall or a gate: its name is written on the whole map too, and places inside of it go before it. */
  isMain: z.boolean(),
  x: Part,
  y: Part,
})
export type MapPlace = z.infer<typeof MapPlace>

/** The map of the venue. */
export const VenueMap = z.object({
  /** Another one after every change of picture or places. */
  version: Version,
  /** Address of the picture, and its size in pixels. */
  picture: z.object({ address: z.string(), width: z.int(), height: z.int() }),
  places: z.array(MapPlace),
})
export type VenueMap = z.infer<typeof VenueMap>

/** The map of the venue; null while nobody has given one. */
export const getVenueMap = {
  method: 'GET',
  url: '/api/venue-map',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'getVenueMap',
    summary: 'The map of the venue, with its places',
    tags: ['Event'],
    response: { 200: z.object({ map: z.nullable(VenueMap) }) },
  },
} as const satisfies Endpoint

/** The picture of the map. A new picture has a new name; 404 once another one has taken its place. */
export const getMapPicture = {
  method: 'GET',
  url: '/api/venue-map/pictures/:name',
  config: { access: 'anyone', refuses: ['not_found'] },
  schema: {
    operationId: 'getMapPicture',
    summary: 'The picture of the map of the venue (image/webp or image/svg+xml)',
    tags: ['Event'],
    params: z.object({ name: z.string().check(z.maxLength(100)) }),
    response: { 200: AnyImage },
  },
} as const satisfies Endpoint

/**
 * Gives the venue a map, or its map another picture; the places stay. A form with one `file`, a JPEG, PNG or WebP of up
 * to 5 MiB and 12 megapixels, and in front of it `version`, if there is a map. It is encoded anew. 422 `invalid_image` for
 * anything else, 409 `stale` on an old version.
 */
export const setMapPicture = {
  method: 'POST',
  url: '/api/admin/venue-map/picture',
  config: { access: 'event:manage', refuses: ['invalid_image', 'stale'] },
  schema: {
    operationId: 'setMapPicture',
    summary: 'Give the venue a map',
    tags: ['Event'],
    response: { 200: VenueMap },
  },
} as const satisfies Endpoint

/** Writes all places of the map. 404 `not_found` while there is no map, 409 `stale` on an old version. */
export const setMapPlaces = {
  method: 'PUT',
  url: '/api/admin/venue-map/places',
  config: { access: 'event:manage', refuses: ['not_found', 'stale'] },
  schema: {
    operationId: 'setMapPlaces',
    summary: 'Write the places of the map',
    tags: ['Event'],
    body: z.object({
      version: z.optional(Version),
      places: z.array(MapPlace).check(
        z.maxLength(MOST_PLACES),
        z.refine((places) => new Set(places.map(({ id }) => id)).size === places.length, 'Each id once.'),
      ),
    }),
    response: { 200: VenueMap },
  },
} as const satisfies Endpoint

/** Takes the map away, with its places. 409 `stale` on an old version. */
export const dropVenueMap = {
  method: 'DELETE',
  url: '/api/admin/venue-map',
  config: { access: 'event:manage', refuses: ['stale'] },
  schema: {
    operationId: 'dropVenueMap',
    summary: 'Take the map of the venue away',
    tags: ['Event'],
    querystring: z.object({ version: z.optional(z.pipe(z.coerce.number(), Version)) }),
    response: { 200: z.object({ map: z.null() }) },
  },
} as const satisfies Endpoint
