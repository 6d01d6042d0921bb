import { describe, expect, it } from 'vitest'
import { erasuresAt } from '../../test/ask-erasure.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { aWristband, type TestBand } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { eraseDue } from './erase-due.ts'
import { applyRetention } from './retention.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock, deps } = festival
const { ask, takeBack, tapAtEntrance } = erasuresAt(festival)
/** Signed in anew each time: a sign-in ends while the clock moves on by days. */
const asStaff = async () => (await signInAs(festival, 'staff')).headers
/** A phone of whoever wears the band, some time after the last one. */
const phoneOf = (band: TestBand) => {
  clock.advance({ seconds: 5 })
  return ownPhoneOf(festival, band)
}

async function somebody() {
  const band = await aWristband(festival)
  const phone = await ownPhoneOf(festival, band)
  return { band, phone, id: band.attendee.id }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

const handleOf = async ({ id }: Somebody) =>
  (await sql<{ handle: string }>('SELECT tiktok_username AS handle FROM attendees WHERE id = $1', [id]))[0]
    ?.handle
const isErased = async (person: Somebody) => (await handleOf(person))?.startsWith('erased-') === true
const profileOf = async ({ phone }: Somebody) =>
  (await app.inject({ url: `/api/sessions/${phone.sessionId}/profile`, headers: phone.headers })).json()
const waitingAtTheDesk = async () =>
  (await app.inject({ url: '/api/admin/erasures', headers: await asStaff() })).json().erasures
const keepAtTheDesk = async ({ id }: Pick<Somebody, 'id'>) =>
  app.inject({ method: 'DELETE', url: `/api/admin/attendees/${id}/erasure`, headers: await asStaff() })
const latestChange = async () => {
  const { headers } = await signInAs(festival, 'admin')
  return (await app.inject({ url: '/api/admin/audit', headers })).json().records[0]
}

describe('"delete my data" on a phone', () => {
  it('deletes nothing yet, and says so on every phone of the person and at the desk', async () => {
    const person = await somebody()
    const other = await phoneOf(person.band)
    expect((await profileOf(person)).erasure).toBeNull()
    const asked = await ask(person.phone)
    const askedAt = clock.now().toISOString()
    const dueAt = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString()
    expect([asked.statusCode, asked.json()]).toEqual([202, { askedAt, dueAt }])
    clock.advance({ minutes: 5 })
    expect((await ask(other)).json(), 'asking again changes nothing').toEqual({ askedAt, dueAt })
    expect((await profileOf({ ...person, phone: other })).erasure).toEqual({ askedAt, dueAt })
    const waiting = await waitingAtTheDesk()
    expect(waiting).toContainEqual({ attendee: expect.objectContaining({ id: person.id }), askedAt, dueAt })
    expect(JSON.stringify(waiting)).not.toContain('@example.com')
    expect(await eraseDue(deps)).toBe(0)
    expect(await isErased(person)).toBe(false)
    await takeBack(person.phone)
  })

  it('is carried out after a day by any process, also one that was started since, and once', async () => {
    const person = await somebody()
    await ask(person.phone)
    const second = await festivalForTest({ mode: 'live', sharing: festival })
    clock.advance({ hours: 24, seconds: -1 })
    expect(await eraseDue(second.deps)).toBe(0)
    clock.advance({ seconds: 1 })
    const both = await Promise.all([eraseDue(second.deps), eraseDue(deps)])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await isErased(person)).toBe(true)
    expect(await latestChange()).toMatchObject({
      action: 'attendee.erase',
      actor: 'An attendee',
      subject: await handleOf(person),
    })
    expectRefusal(await ask(person.phone), 'attendee_not_found')
    expectRefusal(await takeBack(person.phone), 'attendee_not_found')
  })

  it.each(['the phone that asked', 'another phone of theirs', 'the desk'])(
    'is taken back from %s',
    async (where) => {
      const person = await somebody()
      const other = await phoneOf(person.band)
      await ask(person.phone)
      const kept =
        where === 'the desk'
          ? await keepAtTheDesk(person)
          : await takeBack(where === 'the phone that asked' ? person.phone : other)
      expect(kept.statusCode).toBe(204)
      expect(await latestChange()).toMatchObject({
        action: 'attendee.keep',
        actor: where === 'the desk' ? expect.not.stringContaining('attendee') : 'An attendee',
        subject: person.id,
      })
      expect((await profileOf(person)).erasure).toBeNull()
      expectRefusal(await takeBack(person.phone), 'erasure_not_asked')
      expectRefusal(await keepAtTheDesk(person), 'erasure_not_asked')
      clock.advance({ hours: 25 })
      expect(await eraseDue(deps)).toBe(0)
      expect(await isErased(person)).toBe(false)
    },
  )

  it('ends when the band is reported lost: whoever has it may have asked', async () => {
    const person = await somebody()
    await ask(person.phone)
    const url = `/api/admin/attendees/${person.id}/wristbands`
    await app.inject({ method: 'DELETE', url, headers: await asStaff() })
    clock.advance({ hours: 25 })
    expect(await eraseDue(deps)).toBe(0)
    expect(await isErased(person)).toBe(false)
  })

  it('is forgotten itself, a month after it ended', async () => {
    const person = await somebody()
    await ask(person.phone)
    await takeBack(person.phone)
    const left = () => sql('SELECT outcome FROM erasure_requests WHERE attendee_id = $1', [person.id])
    clock.advance({ hours: 29 * 24 })
    await applyRetention(deps)
    expect(await left()).toEqual([{ outcome: 'taken-back' }])
    clock.advance({ hours: 2 * 24 })
    await applyRetention(deps)
    expect(await left()).toEqual([])
  })
})

describe('the station of a tap', () => {
  it('asks whether it was them, and erases at once who says so', async () => {
    const person = await somebody()
    expect(await (await tapAtEntrance(person.band)).offer()).not.toHaveProperty('isErasureAsked')
    await ask(person.phone)
    const station = await tapAtEntrance(person.band)
    expect(await station.offer()).toMatchObject({ isErasureAsked: true })
    expect(await isErased(person), 'a tap alone confirms nothing').toBe(false)
    expect((await station.confirm()).statusCode).toBe(204)
    expect(await isErased(person)).toBe(true)
    expectRefusal(await station.confirm(), 'erasure_not_asked')
  })

  it('ends the wish, every phone and every code when it was somebody else', async () => {
    const person = await somebody()
    const stranger = await phoneOf(person.band)
    await ask(stranger)
    const station = await tapAtEntrance(person.band)
    const { url } = await station.offer()
    expect((await station.deny()).statusCode).toBe(204)
    for (const { headers } of [person.phone, stranger])
      expect((await app.inject({ url: '/api/phone', headers })).json().attendee).toBeNull()
    const code = `/api/claims/${url.split('/').at(-1)}`
    expectRefusal(await app.inject({ method: 'POST', url: code, payload: {} }), 'claim_expired')
    expect(await latestChange()).toMatchObject({ action: 'attendee.deny-erasure', subject: person.id })
    clock.advance({ hours: 25 })
    expect(await eraseDue(deps)).toBe(0)
    expect(await isErased(person)).toBe(false)
  })

  it('alone may say so, for a minute, and only of somebody who asked', async () => {
    const person = await somebody()
    const unasked = await tapAtEntrance(person.band)
    expectRefusal(await unasked.confirm(), 'erasure_not_asked')
    expectRefusal(await unasked.deny(), 'erasure_not_asked')
    await ask(person.phone)
    const station = await tapAtEntrance(person.band)
    const elsewhere = await aStation(festival, 'now-showing')
    for (const { headers } of [{ headers: {} }, person.phone, { headers: await asStaff() }, elsewhere]) {
      expectRefusal(await station.confirm(headers), 'station_not_paired')
      expectRefusal(await station.deny(headers), 'station_not_paired')
    }
    clock.advance({ seconds: 61 })
    expectRefusal(await station.confirm(), 'erasure_not_asked')
    expect(await isErased(person)).toBe(false)
    await takeBack(person.phone)
  })
})

describe('the desk', () => {
  it('sees no wish without being signed in for it', async () => {
    const reader = await signInAs(festival, 'read-only')
    expectRefusal(await app.inject({ url: '/api/admin/erasures' }), 'not_signed_in')
    expectRefusal(await app.inject({ url: '/api/admin/erasures', headers: reader.headers }), 'not_allowed')
    expectRefusal(await keepAtTheDesk({ id: 'nobody' }), 'erasure_not_asked')
  })

  it('erases at once who stands there, and the wish is over', async () => {
    const person = await somebody()
    await ask(person.phone)
    const { headers } = await signInAs(festival, 'admin')
    await app.inject({ method: 'POST', url: `/api/admin/attendees/${person.id}/erase`, headers })
    expect(await isErased(person)).toBe(true)
    expect(await waitingAtTheDesk()).toEqual([])
  })
})
