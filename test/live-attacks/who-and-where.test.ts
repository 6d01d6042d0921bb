import { sql as drizzle } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import { isFull } from '../size.ts'
import { type Answer, type Asking, liveFestivalForFile, type Registered } from './live-festival.ts'

const festival = await liveFestivalForFile()
const { clock, db, sql, stranger, boss, register, station, phoneOf } = festival

const person = await register()
const lost = await register()
await boss.ask('DELETE', `/api/admin/attendees/${lost.attendee.id}/wristbands`)
const bands = {
  'a band that is worn': person.tag,
  'one that nobody wears': '04BADBADBAD0',
  'a lost one': lost.tag,
}

/** What somebody with a number types at home, and everything else that takes one. */
const calls: Record<string, (rfidTagId: string) => [path: string, body: object]> = {
  'a check-in': (rfidTagId) => ['/api/rfid/authenticate', { rfidTagId }],
  'the photo booth’s greeting': (rfidTagId) => ['/api/gift-aura/visitor', { rfidTagId }],
  ...Object.fromEntries(
    ['tap-tracking', 'now-showing', 'gift-aura', 'fortune-teller', 'nowhere'].map((installationId) => [
      `a tap at ${installationId}`,
      (rfidTagId: string) => ['/api/tap', { rfidTagId, installationId }],
    ]),
  ),
  'a vibe at the photo booth': (rfidTagId) => [
    '/api/tap',
    { rfidTagId, installationId: 'gift-aura', metadata: { chosenEmotion: 'HAPPY' } },
  ],
}

async function everythingWritten() {
  const [row] = await sql<Record<string, number>>(
    `SELECT (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM interactions) AS interactions,
      (SELECT count(*) FROM refused_taps) AS refused`,
  )
  return row
}

/** The refusal of somebody who stands nowhere, byte by byte the same for every band. */
async function expectTurnedAway(who: Asking): Promise<void> {
  const before = await everythingWritten()
  for (const [what, call] of Object.entries(calls)) {
    const told = new Set<string>()
    for (const [which, tag] of Object.entries(bands)) {
      const { status, text, json } = await who.ask('POST', ...call(tag))
      expect([status, json.code], `${what} of ${which}`).toEqual([403, 'station_not_paired'])
      told.add(text)
    }
    expect([...told], what).toHaveLength(1)
  }
  expect(await everythingWritten(), 'nothing is kept').toEqual(before)
}

it('a number that was typed at home opens nothing and tells nothing, not even whether somebody wears it', async () => {
  await expectTurnedAway(stranger())
})

it('nor does it for the crew’s browser, the phone of somebody else, or a station that was revoked', async () => {
  const revoked = await station('fortune-teller')
  await boss.ask('DELETE', `/api/admin/kiosks/${revoked.id}`)
  for (const who of [boss, await phoneOf(await register()), revoked]) await expectTurnedAway(who)
})

it('and the answer does not wait for the band’s owner, whatever holds their row', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(drizzle`SELECT FROM attendees WHERE id = ${person.attendee.id} FOR UPDATE`)
    await expectTurnedAway(stranger())
  })
})

it('many numbers are no better than one: no answer differs from another', async () => {
  const script = stranger()
  const guess = (n: number) =>
    script.ask('POST', '/api/rfid/authenticate', { rfidTagId: `04BEEF${String(n).padStart(8, '0')}` })
  const told = new Set<string>()
  for (let first = 0; first < (isFull ? 1_000 : 100); first += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(first + n)))
    for (const { text } of answers) told.add(text)
  }
  expect([...told]).toHaveLength(1)
})

it('a station hears of bands only what its own screens need', async () => {
  const gate = await station('tap-tracking')
  const refused = await gate.ask('POST', '/api/rfid/authenticate', { rfidTagId: person.tag })
  expect(refused.json.code).toBe('station_not_paired')
  const elsewhere = { rfidTagId: person.tag, installationId: 'now-showing' }
  expect((await gate.ask('POST', '/api/tap', elsewhere)).json.code).toBe('station_not_paired')
})

const pickVibe = ({ ask }: Asking, metadata: object = {}) =>
  ask('POST', '/api/tap', {
    installationId: 'gift-aura',
    metadata: { chosenEmotion: 'HAPPY', ...metadata },
  })
const awardOf = ({ json }: Answer) => {
  const { pointsAwarded, metadata } = json.interaction as {
    pointsAwarded: number
    metadata: { reason?: string }
  }
  return [pointsAwarded, metadata.reason]
}
const tapAtGate = async ({ tag }: Registered) => {
  const gate = await station('tap-tracking')
  const tapped = await gate.ask('POST', '/api/tap', { rfidTagId: tag, installationId: 'tap-tracking' })
  expect(tapped.status).toBe(200)
}
const profileOf = async (phone: Asking & { sessionId: string }) =>
  (await phone.ask('GET', `/api/sessions/${phone.sessionId}/profile`)).json as unknown as Profile

it('a phone that invents times collects the points of one visit', async () => {
  const phone = await phoneOf(await register())
  const sentAt = clock.now().getTime()
  for (let n = 0; n < 20; n += 1) {
    const timestamp = new Date(sentAt - n * 31 * 60_000).toISOString()
    const visit = await pickVibe(phone, { timestamp, sentAt: new Date(sentAt).toISOString() })
    const { createdAt } = visit.json.interaction as { createdAt: string }
    expect(createdAt, 'the server’s time').toBe(clock.now().toISOString())
    clock.advance({ seconds: 4 })
  }
  // The tap at the entrance that made it their phone, and one visit.
  expect((await profileOf(phone)).totalPoints).toBe(500 + 2_000)
})

it('a phone that has not been at a station for 15 minutes has its vibe, no points, and the reason', async () => {
  const owner = await register()
  const phone = await phoneOf(owner)
  clock.advance({ minutes: 15 })
  const greeted = await phone.ask('POST', '/api/gift-aura/visitor', {})
  expect(greeted.json.noPointsReason).toBe('no-recent-tap')
  expect(awardOf(await pickVibe(phone))).toEqual([0, 'no-recent-tap'])
  // Neither its own visit is a tap at a station, nor that of a friend who stands there.
  await tapAtGate(await register())
  clock.advance({ seconds: 4 })
  expect(awardOf(await pickVibe(phone))).toEqual([0, 'no-recent-tap'])
  const [line] = (await profileOf(phone)).statement
  expect([line?.points, line?.reason]).toEqual([0, 'no-recent-tap'])
  await tapAtGate(owner)
  clock.advance({ minutes: 14 })
  expect((await phone.ask('POST', '/api/gift-aura/visitor', {})).json.noPointsReason).toBeUndefined()
  expect(awardOf(await pickVibe(phone))).toEqual([2_000, undefined])
  clock.advance({ seconds: 4 })
  expect(awardOf(await pickVibe(phone))).toEqual([0, 'cooldown'])
})

const tell = async ({ ask }: Asking, sessionId: unknown) => {
  const { json } = await ask('POST', '/api/fortune', { preference: 'play', language: 'en', sessionId })
  return [json.pointsAwarded, json.noPointsReason]
}

it('a fortune earns at its station alone, whoever asks for it elsewhere and with whichever session', async () => {
  const owner = await register()
  const phone = await phoneOf(owner)
  expect(await tell(phone, phone.sessionId)).toEqual([0, 'not-at-station'])
  expect(await tell(stranger(), phone.sessionId)).toEqual([0, undefined])
  const kiosk = await station('fortune-teller')
  const { json } = await kiosk.ask('POST', '/api/rfid/authenticate', { rfidTagId: owner.tag })
  expect(await tell(stranger(), json.sessionId)).toEqual([0, undefined])
  expect(await tell(await station('tap-tracking'), json.sessionId)).toEqual([0, undefined])
  expect(await tell(kiosk, json.sessionId)).toEqual([1_000, undefined])
  expect(await tell(kiosk, json.sessionId)).toEqual([0, 'daily-limit'])
  expect(await tell(phone, phone.sessionId)).toEqual([0, 'daily-limit'])
})

it('and where the policy takes owners, on their phone after a tap at a station', async () => {
  await sql("UPDATE installations SET tap_policy = 'station-or-owner' WHERE id = 'fortune-teller'")
  const owner = await register()
  const phone = await phoneOf(owner)
  clock.advance({ minutes: 16 })
  expect(await tell(phone, phone.sessionId)).toEqual([0, 'no-recent-tap'])
  await tapAtGate(owner)
  expect(await tell(phone, phone.sessionId)).toEqual([1_000, undefined])
  await sql("UPDATE installations SET tap_policy = 'station' WHERE id = 'fortune-teller'")
})

it('nobody was told a tag or an address', () => {
  const told = festival.answers.join('\n')
  expect(told).not.toMatch(/@mail\.example/)
  expect(told).not.toMatch(/04BEEF/i)
})
