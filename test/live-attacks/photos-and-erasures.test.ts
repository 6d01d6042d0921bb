import { expect, it } from 'vitest'
import { aPhoto } from '../offline-twins/colour-reader.ts'
import { type Asking, liveFestivalForFile, type Registered } from './live-festival.ts'

const festival = await liveFestivalForFile()
const { sql, clock, stranger, boss, register, station, phoneOf, publicUrl } = festival

const profileAt = (sessionId: string) => `/api/sessions/${sessionId}/profile`
const ownerOf = async (phone: Asking) => (await phone.ask('GET', '/api/phone')).json.attendee

async function isErased({ attendee }: Pick<Registered, 'attendee'>): Promise<boolean> {
  const [row] = await sql<{ handle: string }>(
    'SELECT tiktok_username AS handle FROM attendees WHERE id = $1',
    [attendee.id],
  )
  return row?.handle.startsWith('erased-') === true
}

/** A tap at a station some time after the last one. */
async function tapAt(gate: Asking, { tag }: Registered): Promise<{ interactionId: string }> {
  clock.advance({ seconds: 5 })
  const tapped = await gate.ask('POST', '/api/tap', { rfidTagId: tag, installationId: 'tap-tracking' })
  return { interactionId: (tapped.json.interaction as { id: string }).id }
}

it('who photographed the code of a tap deletes nobody, and is out as soon as the wearer says so', async () => {
  const person = await register()
  const gate = await station('tap-tracking')
  const thief = await phoneOf(person)
  expect((await thief.ask('DELETE', profileAt(thief.sessionId))).status).toBe(202)
  const tap = await tapAt(gate, person)
  for (const who of [thief, stranger(), boss, await station('now-showing')])
    expect((await who.ask('POST', '/api/erasures/confirm', tap)).json.code).toBe('station_not_paired')
  expect(await isErased(person), 'neither by asking nor by a tap').toBe(false)
  expect((await gate.ask('POST', '/api/claims', tap)).json.isErasureAsked).toBe(true)
  expect((await gate.ask('POST', '/api/erasures/deny', tap)).status).toBe(204)
  expect(await ownerOf(thief)).toBeNull()
  const again = await thief.ask('DELETE', profileAt(thief.sessionId))
  expect(again.json.code).toBe('not_your_session')
  expect(await isErased(person)).toBe(false)
})

it('a band that is reported lost ends its phones, its codes, and what was asked with them', async () => {
  const person = await register()
  const gate = await station('tap-tracking')
  const phone = await phoneOf(person)
  await phone.ask('DELETE', profileAt(phone.sessionId))
  const code = (await gate.ask('POST', '/api/claims', await tapAt(gate, person))).json.url
  const attendee = `/api/admin/attendees/${person.attendee.id}`
  await boss.ask('DELETE', `${attendee}/wristbands`)
  expect(await ownerOf(phone)).toBeNull()
  const refused = await Promise.all([
    phone.ask('GET', profileAt(phone.sessionId)),
    phone.ask('GET', `/api/sessions/${phone.sessionId}/export`),
    phone.ask('DELETE', `/api/sessions/${phone.sessionId}/erasure`),
  ])
  expect(refused.map(({ json }) => json.code)).toEqual(refused.map(() => 'not_your_session'))
  const taken = await stranger().ask('POST', `/api/claims/${String(code).split('/').at(-1)}`, {})
  expect(taken.json.code).toBe('claim_expired')
  const waiting = (await boss.ask('GET', '/api/admin/erasures')).json.erasures
  expect(waiting).toEqual([])
})

it('an age that nobody gave is under 18 to the camera, whoever registered and wherever the photo comes from', async () => {
  const booth = await station('gift-aura')
  const form = new FormData()
  const csv = 'tiktokUsername,firstName,lastName,wristbandTag\nimported.one,Ida,Import,04CAFE000001\n'
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'people.csv')
  const cookie = [...boss.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${publicUrl}/api/admin/attendees/import`
  const imported = await fetch(url, { method: 'POST', body: form, headers: { cookie } })
  expect(imported.status).toBe(200)
  const walkIn = await register()
  const bands = [walkIn.tag, '04CAFE000001']
  const metadata = { consent: true }
  const imageData = await aPhoto()
  for (const rfidTagId of bands) {
    const greeted = await booth.ask('POST', '/api/gift-aura/visitor', { rfidTagId })
    expect(greeted.json.mayBePhotographed).toBe(false)
    const photo = { rfidTagId, installationId: 'gift-aura', imageData, metadata }
    expect((await booth.ask('POST', '/api/tap', photo)).json.code).toBe('photo_not_allowed')
  }
  const phone = await phoneOf(walkIn)
  expect((await phone.ask('POST', '/api/gift-aura/visitor', {})).json.mayBePhotographed).toBe(false)
  const own = { installationId: 'gift-aura', imageData, metadata }
  expect((await phone.ask('POST', '/api/tap', own)).json.code).toBe('photo_not_allowed')
  const [kept] = await sql(
    'SELECT count(*)::int AS photos, (SELECT count(*)::int FROM consents) AS consents FROM photos',
  )
  expect(kept).toEqual({ photos: 0, consents: 0 })
})
