import { randomUUID } from 'node:crypto'
import { setImmediate as aMoment } from 'node:timers/promises'
import type { LightMyRequestResponse as Response } from 'fastify'
import { hashOf } from '../server/secret.ts'
import { aRevokedStation } from './everybody.ts'
import { aWristband, type TestBand } from './factories.ts'
import type { TestFestival } from './open-test-festival.ts'
import { ownPhoneOf } from './own-phone.ts'
import { aStation, aWaitingDevice } from './paired-station.ts'
import { signInAs } from './sign-in-as.ts'

/** Somebody at a festival with everything that they have: what others may know of it, and their own phone. */
export interface Matters extends TestBand {
  /** The own phone's cookie. */
  phone: string
  /** The visit that the Fortune Teller's station opened; whoever has its link knows it. */
  visit: string
  /** A tap at the entrance a moment ago. */
  interactionId: string
  /** The secret of the link to a photo. */
  photo: string
  /** An entry of the programme. */
  entryId: string
}

/** What a festival has before anybody has matters there. */
export interface Ground {
  festival: TestFestival
  /** Cookies of the stations at which people leave something. */
  stations: Record<StationName, string>
  entryId: string
}

type StationName =
  | 'the station of the visit'
  | 'another station of its kind'
  | 'the entrance'
  | 'the photo booth'
  | 'the big screen'
  | 'a station that was revoked'

export async function groundOf(festival: TestFestival): Promise<Ground> {
  const cookieAt = async (installationId: string) => (await aStation(festival, installationId)).headers.cookie
  const written = await festival.app.inject({
    method: 'POST',
    url: '/api/admin/event-knowledge',
    headers: (await signInAs(festival, 'admin')).headers,
    payload: { category: 'schedule', title: 'Harbour concert', description: 'A band plays.', tags: [] },
  })
  const entryId: string = written.json().id
  // Whoever writes an entry is answered before every process has read it.
  while (!(await festival.deps.library.entries()).some(({ id }) => id === entryId)) await aMoment()
  const stations = {
    'the station of the visit': await cookieAt('fortune-teller'),
    'another station of its kind': await cookieAt('fortune-teller'),
    'the entrance': await cookieAt('tap-tracking'),
    'the photo booth': await cookieAt('gift-aura'),
    'the big screen': await cookieAt('now-showing'),
    'a station that was revoked': (await aRevokedStation(festival, 'fortune-teller')).cookie,
  }
  return { festival, stations, entryId }
}

/** Everybody who is not the person whose matters they are, by their cookies. */
export async function othersAt({ festival, stations }: Ground): Promise<Record<string, string>> {
  const staff = async (role: 'admin' | 'staff' | 'read-only') =>
    (await signInAs(festival, role)).headers.cookie
  return {
    nobody: '',
    'an admin': await staff('admin'),
    'somebody of the staff': await staff('staff'),
    'somebody who only reads': await staff('read-only'),
    'the phone of somebody else': (await ownPhoneOf(festival, await aWristband(festival))).headers.cookie,
    'a device that waits': (await aWaitingDevice(festival)).headers.cookie,
    ...stations,
  }
}

/** Somebody who tapped, has a photo, checked in, saved an entry and has a phone of their own. */
export async function mattersOf({ festival, stations, entryId }: Ground, band: TestBand): Promise<Matters> {
  const { app, clock } = festival
  const send = async (method: 'POST' | 'PUT', url: string, cookie: string, payload: object = {}) => {
    const answer: Response = await app.inject({ method, url, payload, headers: { cookie } })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const { tag: rfidTagId } = band
  const phone = (await ownPhoneOf(festival, band)).headers.cookie
  const visit = await send('POST', '/api/rfid/authenticate', stations['the station of the visit'], {
    rfidTagId,
  })
  await send('PUT', `/api/sessions/${visit.sessionId}/itinerary/${entryId}`, phone)
  // The same band within three seconds is the same tap.
  clock.advance({ seconds: 4 })
  const tap = { rfidTagId, installationId: 'tap-tracking' }
  const { interaction } = await send('POST', '/api/tap', stations['the entrance'], tap)
  const photo = await keepPhoto(festival, band, interaction.id)
  return { ...band, phone, visit: visit.sessionId, interactionId: interaction.id, photo, entryId }
}

/** The bytes of every photo that is kept here, and of no other picture. */
export const photoBytes = Buffer.from('Q0FOQVJZLVBIT1RP-canary-of-a-photo')

/** Keeps a photo as the booth does, without painting it. @returns the secret of its link */
async function keepPhoto(
  { deps: { photoKeys }, sql, clock }: TestFestival,
  { attendee }: TestBand,
  interactionId: string,
): Promise<string> {
  const id = randomUUID()
  const token = photoKeys.tokenOf(id)
  await sql(
    `INSERT INTO photos
       (id, token_hash, attendee_id, interaction_id, vibe, sealed_picture, email_state, taken_at, expires_at)
     VALUES ($1, $2, $3, $4, 'HAPPY', $5, 'mail-off', $6, $6::timestamptz + interval '1 day')`,
    [id, hashOf(token), attendee.id, interactionId, photoKeys.seal(id, photoBytes), clock.now()],
  )
  return token
}
