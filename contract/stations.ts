import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { LanguageCode } from './knowledge.ts'
import { StationCommand, StationSurface, Volume } from './station-settings.ts'

/** Milliseconds between two heartbeats of a station; something that changes is told at once. */
export const HEARTBEAT_MS = 30_000

/** What a station knows about itself. */
export const Station = z.object({
  id: z.string(),
  name: z.string(),
  installationId: z.string(),
  installationName: z.string(),
  /** Path of the page where its visitors begin (station-home.ts). */
  home: z.string(),
  surface: StationSurface,
  language: LanguageCode,
  /** Percent. */
  volume: Volume,
  /** Everything works, nothing counts, and the screen says so. */
  isTraining: z.boolean(),
})
export type Station = z.infer<typeof Station>

const Moment = z.iso.datetime({ offset: true })
const Count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** What a station tells about its health. */
export const Heartbeat = z.object({
  /** Version of the screens that it shows (screens-version.ts). */
  version: z.string().check(z.maxLength(100)),
  /** Taps that wait in its outbox, and when the oldest of them was tapped. */
  pendingTaps: Count,
  oldestPendingAt: z.optional(z.nullable(Moment)),
  /** Taps that were refused for good since the page was opened. */
  refusedTaps: z.optional(Count),
  /** How far its clock is ahead of the server's. */
  clockOffsetMs: z.optional(z.int()),
  /** The last scan, and the misreads of the last ten minutes. */
  reader: z.optional(z.object({ lastScanAt: z.nullable(Moment), misreads: Count })),
  camera: z.optional(z.enum(['ok', 'off', 'denied'])),
  /** Percent; absent where the browser does not tell. */
  battery: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  /** `full` when a tap could not be written down. */
  storage: z.optional(z.enum(['ok', 'full'])),
})
export type Heartbeat = z.infer<typeof Heartbeat>

/** Asks for a code by which staff make this device a station. The device gets a cookie. */
export const openStationCode = {
  method: 'POST',
  url: '/api/kiosks',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'openStationCode',
    summary: 'Show a code by which staff make this device a station',
    tags: ['Stations'],
    body: z.object({}),
    response: {
      201: z.object({
        /** Eight letters and digits, as in `ABCD-2345`; good for ten minutes, once. */
        code: z.string(),
        /** The dashboard with the code filled in. */
        url: z.string(),
        qrCodeDataUrl: z.string(),
        expiresAt: z.string(),
      }),
    },
  },
} as const satisfies Endpoint

/** What this device is; asked every two seconds while it waits for its approval. */
export const findOwnStation = {
  method: 'GET',
  url: '/api/kiosks/me',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'findOwnStation',
    summary: 'What this device is, and its station',
    tags: ['Stations'],
    response: {
      200: z.object({
        /** Without a code, with a code that waits to be approved, a station, or a station no more. */
        state: z.enum(['unpaired', 'waiting', 'paired', 'revoked']),
        station: z.optional(Station),
      }),
    },
  },
} as const satisfies Endpoint

/** A station tells how it does, and hears what staff want of it. 403 `station_not_paired` for every other device. */
export const sendHeartbeat = {
  method: 'POST',
  url: '/api/kiosks/me/heartbeat',
  config: { access: 'station', refuses: [] },
  schema: {
    operationId: 'sendHeartbeat',
    summary: 'Tell how this station does',
    tags: ['Stations'],
    body: Heartbeat,
    response: {
      200: z.object({
        station: Station,
        /** Version of the screens that the server has. */
        version: z.string(),
        serverTime: z.string(),
        /** Changes when a backup was restored: stations then send again what they sent since. */
        ledgerEpoch: z.string(),
        /** Each is told once. */
        commands: z.array(StationCommand),
      }),
    },
  },
} as const satisfies Endpoint
