import { expect, it } from 'vitest'
import type { Journey } from '../../contract/journeys.ts'
import { type Asking, liveFestivalForFile, type Registered } from './live-festival.ts'

const festival = await liveFestivalForFile()
const { stranger, boss, register, station, phoneOf } = festival

const entry = await boss.ask('POST', '/api/admin/event-knowledge', {
  category: 'schedule',
  title: 'Harbour concert',
  description: 'A band plays.',
  tags: [],
})
const entryId = String(entry.json.id)

const tell = async ({ ask }: Asking, sessionId: unknown) => {
  const told = await ask('POST', '/api/fortune', { preference: 'play', language: 'en', sessionId })
  expect(told.status).toBe(200)
  return told.json.sessionId
}
const question = { question: 'Where is the harbour?', language: 'en' }
const askLeon = async ({ ask }: Asking, sessionId: unknown) => {
  const answered = await ask('POST', '/api/question', { ...question, sessionId })
  expect(answered.status).toBe(200)
  return answered.json.sessionId
}
/** The same question, whose answer comes word by word. */
const hearLeon = async ({ ask }: Asking, sessionId: unknown) => {
  const accept = { accept: 'text/event-stream' }
  const { text } = await ask('POST', '/api/question', { ...question, sessionId }, accept)
  return /"sessionId":"([0-9a-f]{32})"/.exec(text)?.[1]
}
const journeyAt = async (sessionId: unknown) =>
  (await stranger().ask('GET', `/api/session/${sessionId}`)).json as unknown as Journey
const lengthOf = async (sessionId: unknown) => {
  const { fortunes, questions } = await journeyAt(sessionId)
  return fortunes.length + questions.length
}
const itinerary = (sessionId: unknown) => `/api/sessions/${sessionId}/itinerary/${entryId}`

/** What everybody may do with a link, and nobody more. */
async function expectOnlyReads(who: Asking, sessionId: unknown): Promise<void> {
  const before = await journeyAt(sessionId)
  for (const write of [tell, askLeon, hearLeon]) {
    const elsewhere = await write(who, sessionId)
    expect(elsewhere).toMatch(/^[0-9a-f]{32}$/)
    expect(elsewhere).not.toBe(sessionId)
  }
  for (const method of ['PUT', 'DELETE'])
    expect((await who.ask(method, itinerary(sessionId))).json.code).toBe('not_your_session')
  expect(await journeyAt(sessionId)).toEqual(before)
  const nobody = { sessionId, tiktokUsername: null, attendeeName: null }
  expect((await who.ask('GET', `/api/sessions/${sessionId}`)).json).toEqual(nobody)
  await expectNothingPrivate(who, sessionId)
}

async function expectNothingPrivate(who: Asking, sessionId: unknown): Promise<void> {
  const [profile, recap] = [`/api/sessions/${sessionId}/profile`, `/api/sessions/${sessionId}/recap`]
  const refused = await Promise.all([
    who.ask('GET', profile),
    who.ask('PATCH', profile, { isHidden: true }),
    who.ask('DELETE', profile),
    who.ask('DELETE', `/api/sessions/${sessionId}/erasure`),
    who.ask('GET', `/api/sessions/${sessionId}/export`),
    who.ask('GET', recap),
    who.ask('GET', `${recap}/picture`),
  ])
  expect(refused.map(({ json }) => json.code)).toEqual(refused.map(() => 'not_your_session'))
}

async function checkIn(kiosk: Asking, { tag }: Registered): Promise<unknown> {
  const { json } = await kiosk.ask('POST', '/api/rfid/authenticate', { rfidTagId: tag })
  return json.sessionId
}

const person = await register()
const kiosk = await station('fortune-teller')

it('a link to the journey of somebody who checked in at a station only reads', async () => {
  const sessionId = await checkIn(kiosk, person)
  expect(await tell(kiosk, sessionId)).toBe(sessionId)
  expect(await askLeon(kiosk, sessionId)).toBe(sessionId)
  const others = [stranger(), boss, await phoneOf(await register()), await station('fortune-teller')]
  for (const other of others) await expectOnlyReads(other, sessionId)
  const qr = await stranger().ask('GET', `/api/qrcode/${sessionId}`)
  expect(qr.json.url).toMatch(new RegExp(`/fortune-teller/journey/${sessionId}$`))
  expect((await stranger().ask('POST', '/api/claims', { sessionId })).json.code).toBe('station_not_paired')
})

it('so does a link to the journey on their own phone, while the phone goes on', async () => {
  const phone = await phoneOf(person)
  for (const other of [stranger(), kiosk]) await expectOnlyReads(other, phone.sessionId)
  for (const write of [tell, askLeon, hearLeon])
    expect(await write(phone, phone.sessionId)).toBe(phone.sessionId)
  expect((await phone.ask('PUT', itinerary(phone.sessionId))).status).toBe(201)
  const names = { tiktokUsername: 'canary.1', attendeeName: 'Nova Secretson1' }
  expect((await phone.ask('GET', `/api/sessions/${phone.sessionId}`)).json).toMatchObject(names)
})

it('the station that opened it writes and greets by name, but shows nothing private', async () => {
  const other = await register()
  const sessionId = await checkIn(kiosk, other)
  for (const write of [tell, askLeon, hearLeon]) expect(await write(kiosk, sessionId)).toBe(sessionId)
  expect((await kiosk.ask('PUT', itinerary(sessionId))).status).toBe(201)
  expect((await kiosk.ask('DELETE', itinerary(sessionId))).status).toBe(204)
  const { attendeeName } = (await kiosk.ask('GET', `/api/sessions/${sessionId}`)).json
  expect(attendeeName).toBe(other.attendee.attendeeName)
  await expectNothingPrivate(kiosk, sessionId)
})

it('and writes nothing more once it is revoked', async () => {
  const old = await station('fortune-teller')
  const sessionId = await checkIn(old, person)
  await boss.ask('DELETE', `/api/admin/kiosks/${old.id}`)
  await expectOnlyReads(old, sessionId)
})

it('the own phone of somebody writes into what a station opened for them', async () => {
  const other = await register()
  const phone = await phoneOf(other)
  const sessionId = await checkIn(kiosk, other)
  expect(await askLeon(phone, sessionId)).toBe(sessionId)
})

it('a phone checks its owner in with the band that they wear now', async () => {
  const other = await register()
  const phone = await phoneOf(other)
  const sessionId = await checkIn(phone, other)
  expect(await askLeon(phone, sessionId)).toBe(sessionId)
  await boss.ask('DELETE', `/api/admin/attendees/${other.attendee.id}/wristbands`)
  expect(await checkIn(phone, other)).toBeUndefined()
})

it('a blocked band ends the phones and the codes that were had with it', async () => {
  const other = await register()
  const phone = await phoneOf(other)
  festival.clock.advance({ seconds: 4 })
  const gate = await station('tap-tracking')
  const tap = { rfidTagId: other.tag, installationId: 'tap-tracking' }
  const { id } = (await gate.ask('POST', '/api/tap', tap)).json.interaction as { id: string }
  const { url } = (await gate.ask('POST', '/api/claims', { interactionId: id })).json
  await boss.ask('DELETE', `/api/admin/attendees/${other.attendee.id}/wristbands`)
  expect((await phone.ask('GET', '/api/phone')).json).toEqual({ attendee: null, sessionId: null })
  await expectOnlyReads(phone, phone.sessionId)
  const code = String(url).split('/').at(-1)
  for (const refused of [
    await stranger().ask('POST', `/api/claims/${code}`, {}),
    await gate.ask('POST', '/api/claims', { interactionId: id }),
  ])
    expect(refused.json.code).toBe('claim_expired')
})

it('nobody but its station is told whether somebody has just tapped', async () => {
  for (const interactionId of ['1', '2', '999999999']) {
    const { json } = await stranger().ask('POST', '/api/claims', { interactionId })
    expect(json.code).toBe('station_not_paired')
  }
})

it('a guest’s journey goes on with whoever took its link', async () => {
  const sessionId = await askLeon(stranger(), undefined)
  for (const write of [tell, askLeon, hearLeon]) expect(await write(stranger(), sessionId)).toBe(sessionId)
  expect((await stranger().ask('PUT', itinerary(sessionId))).status).toBe(201)
  expect(await lengthOf(sessionId)).toBe(4)
})

it('nobody was told a tag or an address, and who only had a link no surname', async () => {
  const reader = stranger()
  const seen = festival.answers.length
  festival.clock.advance({ seconds: 4 })
  const phone = await phoneOf(person)
  const link = festival.answers.length
  await expectOnlyReads(reader, phone.sessionId)
  await reader.ask('GET', `/api/sessions/${phone.sessionId}/itinerary`)
  await reader.ask('GET', `/api/sessions/${phone.sessionId}/itinerary.ics`)
  expect(festival.answers.slice(link).join('\n')).not.toContain(person.surname)
  expect(festival.answers.slice(seen, link).join('\n')).toContain(person.surname)
  const told = festival.answers.join('\n')
  expect(told).not.toMatch(/@mail\.example/)
  expect(told).not.toMatch(/04BEEF/i)
})
