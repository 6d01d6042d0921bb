import type { Access } from '../../contract/roles.ts'
import { Scope } from '../../contract/scopes.ts'
import { anApiKey } from '../api-key.ts'
import { aWristband, type TestBand } from '../factories.ts'
import type { TestFestival } from '../open-test-festival.ts'
import { groundOf, type Matters, mattersOf, othersAt } from '../own-matters.ts'
import type { TestRoute } from '../routes-of.ts'
import { signInAs } from '../sign-in-as.ts'
import type { Call, Known, Schema } from './requests.ts'
import { type Change, watchChanges } from './watch-changes.ts'
import type { FuzzCaller } from './who-may-change.ts'

/** A call with whoever its route says may make it. */
export interface FuzzedCall extends Call {
  access: Access
  scope?: Scope | undefined
}

/** A festival with somebody whose matters are known to everybody who asks. */
export interface World {
  mode: 'demo' | 'live'
  festival: TestFestival
  matters: Matters
  known: Known
  /** From those who may least to those who may most. */
  callers: FuzzCaller[]
  takeChanges(): Promise<Change[]>
}

const staffNames = {
  'somebody who only reads': 'read-only',
  'somebody of the staff': 'staff',
  'an admin': 'admin',
}

/** Opens a world in which the matters of whoever wears a band are known; by default of somebody new. */
export async function openWorld(
  mode: 'demo' | 'live',
  festival: TestFestival,
  band?: TestBand,
): Promise<World> {
  const ground = await groundOf(festival)
  const matters = await mattersOf(ground, band ?? (await aWristband(festival)))
  const revoked = 'a station that was revoked'
  const guests = { ...(await othersAt(ground)), 'somebody with invented cookies': inventedCookies }
  const unstaffed = Object.entries(guests).filter(([name]) => !(name in staffNames))
  const key = await anApiKey(festival)
  const disabled = (await signInAs(festival, 'admin', { isActive: false })).headers.cookie
  return {
    mode,
    festival,
    matters,
    known: await knownOf(festival, matters),
    callers: [
      ...unstaffed.map(([name, cookie]) => ({
        name,
        isStation: name in ground.stations && name !== revoked,
        isPhone: name === 'the phone of somebody else',
        cookie: async () => cookie,
      })),
      { name: 'a disabled admin', cookie: async () => disabled },
      { name: 'the own phone', cookie: async () => matters.phone },
      {
        name: 'a program with every scope',
        scopes: Scope.options,
        authorization: key.headers.authorization,
        cookie: async () => '',
      },
      ...Object.entries(staffNames).map(([name, role]) => ({
        name,
        role: role as 'admin',
        cookie: async () => (await signInAs(festival, role as 'admin')).headers.cookie,
      })),
    ].sort((a, b) => Number('role' in a) - Number('role' in b)),
    takeChanges: await watchChanges(festival),
  }
}

const inventedCookies = 'livefest_staff=let-me-in; livefest_station=let-me-in; livefest_phone=let-me-in'

/** Values that really exist, by the name of a field or the part of the address before a parameter. */
async function knownOf({ app, sql, ...festival }: TestFestival, matters: Matters): Promise<Known> {
  const { headers } = await signInAs({ sql, ...festival }, 'admin')
  const make = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json()
  const tier = await make('/api/admin/prize-tiers', { prizeName: 'A pin', requiredPoints: 1 })
  const claim = await make('/api/admin/prize-claims', { attendeeId: matters.attendee.id, tierId: tier.id })
  const [station] = await sql<{ id: string }>('SELECT id FROM stations WHERE revoked_at IS NULL LIMIT 1')
  const [user] = await sql<{ id: string }>('SELECT id FROM users LIMIT 1')
  const [question] = await sql<{ id: string }>('SELECT id FROM questions LIMIT 1')
  const moment = '2026-12-05T20:10:00Z'
  const [person, entry, visit] = [matters.attendee.id, matters.entryId, matters.visit]
  return {
    rfidTagId: matters.tag,
    tag: matters.tag,
    installationId: 'tap-tracking',
    'installations/': 'tap-tracking',
    language: 'en',
    timestamp: moment,
    sentAt: moment,
    from: moment,
    to: '2026-12-06T20:10:00Z',
    email: 'nova@example.com',
    tiktokUsername: 'nova.dancer',
    sessionId: visit,
    'sessions/': visit,
    'session/': visit,
    'qrcode/': visit,
    entryId: entry,
    'itinerary/': entry,
    'knowledge/': entry,
    'event-knowledge/': entry,
    attendeeId: person,
    'attendees/': person,
    interactionId: matters.interactionId,
    'interactions/': matters.interactionId,
    'photos/': matters.photo,
    tierId: tier.id,
    'prize-tiers/': tier.id,
    'prize-claims/': claim.id ?? 'none',
    'kiosks/': station?.id ?? '',
    'users/': user?.id ?? '',
    'questions/': question?.id ?? '1',
  }
}

type Described = Record<
  string,
  Record<string, { requestBody?: { content: { 'application/json'?: { schema: Schema } } } }>
>

/** Every call: what is routed, with the body that the API's description tells. A stream never ends and is left out. */
export async function callsOf(
  { app, ...festival }: TestFestival,
  routes: TestRoute[],
): Promise<FuzzedCall[]> {
  const { headers } = await signInAs(festival, 'admin')
  const { paths } = (await app.inject({ url: '/api/openapi.json', headers })).json<{ paths: Described }>()
  return routes
    .filter(({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && url !== '/api/live')
    .map(({ method, url, access, scope, operationId }) => {
      const path = url.replace(/:(\w+)/g, '{$1}')
      const described = paths[path]?.[method.toLowerCase()]
      return {
        method,
        path,
        access,
        scope,
        operationId,
        schema: described?.requestBody?.content['application/json']?.schema,
      }
    })
}
