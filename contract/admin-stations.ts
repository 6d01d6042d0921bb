import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { InstallationId } from './installations.ts'
import { LanguageCode } from './knowledge.ts'
import { StationCommand, StationSurface, Volume } from './station-settings.ts'
import { Heartbeat, Station } from './stations.ts'
import { changeOf, Version } from './version.ts'

/** How a station does: well, to be looked after, or not working. */
export const Light = z.enum(['green', 'amber', 'red'])
export type Light = z.infer<typeof Light>

/** Why a light is not green. */
export const LightReason = z.enum([
  'silent',
  'camera-denied',
  'storage-full',
  'late',
  'waiting-taps',
  'clock-off',
  'old-version',
  'misreads',
])
export type LightReason = z.infer<typeof LightReason>

/** A station as staff see it. */
export const AdminStation = z.extend(Station, {
  state: z.enum(['paired', 'revoked']),
  pairedAt: z.string(),
  revokedAt: z.nullable(z.string()),
  light: Light,
  /** The gravest first; empty when the light is green. */
  reasons: z.array(LightReason),
  lastSeenAt: z.nullable(z.string()),
  /** Since when it has been silent, once a notice was raised. */
  silentSince: z.nullable(z.string()),
  /** What it told last; null until its first heartbeat. */
  health: z.nullable(Heartbeat),
  /** What was asked of it and what it has not heard yet. */
  waitingCommands: z.array(StationCommand),
  version: Version,
})
export type AdminStation = z.infer<typeof AdminStation>

/** A station fell silent while the festival was open, or is back. */
export const StationNotice = z.object({
  id: z.string(),
  stationId: z.string(),
  stationName: z.string(),
  kind: z.enum(['silent', 'back']),
  at: z.string(),
})
export type StationNotice = z.infer<typeof StationNotice>

/** All stations, those that are in use first, with their health, and the latest notices. */
export const listStations = {
  method: 'GET',
  url: '/api/admin/kiosks',
  config: { access: 'stations:read', refuses: [] },
  schema: {
    operationId: 'listStations',
    summary: 'All stations with their health',
    tags: ['Stations'],
    response: {
      200: z.object({
        stations: z.array(AdminStation),
        notices: z.array(StationNotice),
        /** The server's clock, by which the moments above are read: a phone in a field may have another one. */
        now: z.string(),
        /** Where devices and phones find the festival: what dashboards print and show as QR codes begins with it. */
        publicUrl: z.string(),
      }),
    },
  },
} as const satisfies Endpoint

const Name = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1),
  z.maxLength(80),
)

/** Makes the device that shows a code a station. A wrong, used or old code is 404 `station_code_unknown`. */
export const pairStation = {
  method: 'POST',
  url: '/api/admin/kiosks',
  config: {
    access: 'stations:manage',
    refuses: ['station_code_unknown', 'installation_not_found'],
  },
  schema: {
    operationId: 'pairStation',
    summary: 'Make the device that shows a code a station',
    tags: ['Stations'],
    body: z.object({
      /** As shown or typed: case, spaces and hyphens do not matter. */
      code: z.string().check(z.maxLength(100)),
      name: Name,
      installationId: InstallationId,
      surface: z.optional(StationSurface),
      language: z.optional(LanguageCode),
    }),
    response: { 201: AdminStation },
  },
} as const satisfies Endpoint

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** Renames, moves, sets or commands a station. 409 `stale` on an old version. */
export const changeStation = {
  method: 'PATCH',
  url: '/api/admin/kiosks/:id',
  config: { access: 'stations:manage', refuses: ['station_not_found', 'installation_not_found', 'stale'] },
  schema: {
    operationId: 'changeStation',
    summary: 'Rename, move, set or command a station',
    tags: ['Stations'],
    params,
    body: changeOf(
      z.object({
        name: Name,
        installationId: InstallationId,
        surface: StationSurface,
        language: LanguageCode,
        volume: Volume,
        isTraining: z.boolean(),
        /** Told to the station with its next heartbeat. */
        command: StationCommand,
      }),
    ),
    response: { 200: AdminStation },
  },
} as const satisfies Endpoint

/** Takes a station its rights, in every process within a second. The device can be paired again with a new code. */
export const revokeStation = {
  method: 'DELETE',
  url: '/api/admin/kiosks/:id',
  config: { access: 'stations:manage', refuses: ['station_not_found'] },
  schema: {
    operationId: 'revokeStation',
    summary: 'Revoke a station',
    tags: ['Stations'],
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Begins or ends the training of all stations, or of those of one installation: a rehearsal, in which nothing counts. */
export const trainStations = {
  method: 'PUT',
  url: '/api/admin/kiosks/training',
  config: { access: 'stations:manage', refuses: [] },
  schema: {
    operationId: 'trainStations',
    summary: 'Begin or end the training of many stations',
    tags: ['Stations'],
    body: z.object({ isTraining: z.boolean(), installationId: z.optional(InstallationId) }),
    /** How many stations were not so before. */
    response: { 200: z.object({ changed: z.int() }) },
  },
} as const satisfies Endpoint
