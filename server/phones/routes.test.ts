import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband, type TestBand } from '../../test/factories.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const demo = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })
type Festival = typeof demo

function send({ app }: Festival, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, cookie = '') {
  return app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) })
}

async function tap(festival: Festival, band: TestBand, cookie = '') {
  const body = { rfidTagId: band.tag, installationId: 'tap-tracking' }
  const tapped = await send(festival, 'POST', '/api/tap', body, cookie)
  expect(tapped.statusCode).toBe(200)
  return tapped.json().interaction.id as string
}

async function codeFor(festival: Festival, body: object, cookie = '') {
  const made = await send(festival, 'POST', '/api/claims', body, cookie)
  expect(made.body).toContain('"url"')
  return made.json().url.split('/').at(-1) as string
}

function take(festival: Festival, code: string, body: object = {}, cookie = '') {
  return send(festival, 'POST', `/api/claims/${code}`, body, cookie)
}

/** A phone that belongs to somebody: its cookie. */
async function phoneOf(festival: Festival, band: TestBand, station = '') {
  const taken = await take(
    festival,
    await codeFor(festival, { interactionId: await tap(festival, band, station) }, station),
  )
  const [cookie] = taken.cookies
  return { cookie: `livefest_phone=${cookie?.value}`, sessionId: taken.json().sessionId as string }
}

describe('a code for a phone', () => {
  it.each([
    [{}],
    [{ interactionId: '1', sessionId: 'a'.repeat(32) }],
    [{ interactionId: 1 }],
    [{ interactionId: '-1' }],
    [{ interactionId: '9'.repeat(30) }],
    [{ sessionId: 'somebody' }],
  ])('is 400 for %j', async (body) => {
    expect((await send(demo, 'POST', '/api/claims', body)).json().code).toBe('invalid_request')
  })

  it('is refused for a tap that never happened and for one of more than a minute ago', async () => {
    expectRefusal(
      await send(demo, 'POST', '/api/claims', { interactionId: '999999999999999999' }),
      'claim_expired',
    )
    const id = await tap(demo, await aWristband(demo))
    demo.clock.advance({ seconds: 60 })
    expectRefusal(await send(demo, 'POST', '/api/claims', { interactionId: id }), 'claim_expired')
  })

  it('is shown by the station alone, because anybody could count the taps', async () => {
    const gate = await aStation(live, 'tap-tracking')
    const elsewhere = await aStation(live, 'now-showing')
    const staff = await signInAs(live, 'staff')
    const band = await aWristband(live)
    const body = { interactionId: await tap(live, band, gate.headers.cookie) }
    expectRefusal(await send(live, 'POST', '/api/claims', body), 'station_not_paired')
    for (const { cookie } of [staff.headers, elsewhere.headers])
      expectRefusal(await send(live, 'POST', '/api/claims', body, cookie), 'station_not_paired')
    const phone = await phoneOf(live, await aWristband(live), gate.headers.cookie)
    expectRefusal(await send(live, 'POST', '/api/claims', body, phone.cookie), 'station_not_paired')
  })

  it('is shown after a check-in, and not to whoever knows an older link or has a guest session', async () => {
    const band = await aWristband(live)
    const station = await aStation(live, 'fortune-teller')
    const checkedIn = await send(
      live,
      'POST',
      '/api/rfid/authenticate',
      { rfidTagId: band.tag },
      station.headers.cookie,
    )
    const { sessionId } = checkedIn.json()
    const other = await aStation(live, 'fortune-teller')
    for (const cookie of ['', other.headers.cookie])
      expectRefusal(await send(live, 'POST', '/api/claims', { sessionId }, cookie), 'station_not_paired')
    await codeFor(live, { sessionId }, station.headers.cookie)
    await live.sql(`UPDATE sessions SET created_at = now() - interval '61 seconds' WHERE id = $1`, [
      sessionId,
    ])
    const late = await send(live, 'POST', '/api/claims', { sessionId }, station.headers.cookie)
    expectRefusal(late, 'claim_expired')
    await live.sql('INSERT INTO sessions (id) VALUES ($1)', ['c'.repeat(32)])
    const guest = await send(
      live,
      'POST',
      '/api/claims',
      { sessionId: 'c'.repeat(32) },
      station.headers.cookie,
    )
    expectRefusal(guest, 'claim_expired')
  })

  it('is kept as a hash, and its link leads to the public address', async () => {
    const interactionId = await tap(demo, await aWristband(demo))
    const { url, qrCodeDataUrl, expiresAt } = (
      await send(demo, 'POST', '/api/claims', { interactionId })
    ).json()
    expect(url).toMatch(/^http:\/\/localhost:3000\/claim\/[\w-]{22}$/)
    expect(qrCodeDataUrl).toMatch(/^data:image\/png;base64,/)
    expect(Date.parse(expiresAt) - demo.clock.now().getTime()).toBe(60_000)
    const [kept] = await demo.sql<{ text: string }>(
      'SELECT c::text AS text FROM claims c ORDER BY expires_at DESC',
    )
    expect(kept?.text).not.toContain(url.split('/').at(-1))
  })
})

describe('a phone that takes a code', () => {
  it('is refused when the code is unknown, used, replaced by a newer one, or older than a minute', async () => {
    expectRefusal(await take(demo, 'nothing'), 'claim_expired')
    const interactionId = await tap(demo, await aWristband(demo))
    const replaced = await codeFor(demo, { interactionId })
    const used = await codeFor(demo, { interactionId })
    expectRefusal(await take(demo, replaced), 'claim_expired')
    expect((await take(demo, used)).statusCode).toBe(200)
    expectRefusal(await take(demo, used), 'claim_expired')
    // A tap makes one phone somebody's own, not a phone of everybody who stands around.
    expectRefusal(await send(demo, 'POST', '/api/claims', { interactionId }), 'claim_expired')
    const old = await codeFor(demo, { interactionId: await tap(demo, await aWristband(demo)) })
    demo.clock.advance({ seconds: 60 })
    expectRefusal(await take(demo, old), 'claim_expired')
  })

  it('wins alone when many scan the same code at the same moment', async () => {
    const code = await codeFor(demo, { interactionId: await tap(demo, await aWristband(demo)) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(demo, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(404)])
  })

  it('gets a cookie that scripts cannot read, a visit of its owner, and no tag or address', async () => {
    const band = await aWristband(demo)
    const taken = await take(demo, await codeFor(demo, { interactionId: await tap(demo, band) }))
    expect(taken.json()).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      attendee: {
        id: band.attendee.id,
        tiktokUsername: band.attendee.tiktokUsername,
        firstName: 'Nova',
        lastName: band.attendee.lastName,
        avatarUrl: null,
        attendeeName: band.attendee.attendeeName,
      },
    })
    expect(taken.cookies[0]).toMatchObject({
      name: 'livefest_phone',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    const cookie = `livefest_phone=${taken.cookies[0]?.value}`
    expect((await send(demo, 'GET', '/api/phone', undefined, cookie)).json()).toEqual(taken.json())
    expect(
      await demo.sql('SELECT secret_hash FROM phones WHERE encode(secret_hash, $1) = $2', [
        'escape',
        taken.cookies[0]?.value,
      ]),
    ).toEqual([])
  })

  it('keeps what Leon told its guest, and leaves the link of the guest as it was', async () => {
    const asked = (
      await send(demo, 'POST', '/api/question', { question: 'Where is the food?', language: 'en' })
    ).json()
    await demo.sql(
      `INSERT INTO knowledge_entries (id, category, title, description) VALUES ('food', 'venue', 'Food Row', 'Good food')`,
    )
    await demo.sql(
      `INSERT INTO itinerary_items (session_id, entry_id, saved_at) VALUES ($1, 'food', now())`,
      [asked.sessionId],
    )
    const band = await aWristband(demo)
    const code = await codeFor(demo, { interactionId: await tap(demo, band) })
    const { sessionId } = (await take(demo, code, { guestSessionId: asked.sessionId })).json()
    const saved = await demo.sql('SELECT entry_id FROM itinerary_items WHERE attendee_id = $1', [
      band.attendee.id,
    ])
    expect(saved).toEqual([{ entry_id: 'food' }])
    const own = (await send(demo, 'GET', `/api/session/${sessionId}`)).json()
    expect(own.questions).toMatchObject([{ question: 'Where is the food?', answer: asked.answer }])
    expect((await send(demo, 'GET', `/api/session/${asked.sessionId}`)).json().questions).toHaveLength(1)
  })

  it('takes nothing from the journey of another attendee', async () => {
    const other = await phoneOf(demo, await aWristband(demo))
    const { sessionId: guestSessionId } = other
    await send(demo, 'POST', '/api/question', {
      question: 'Taxi?',
      language: 'en',
      sessionId: guestSessionId,
    })
    const code = await codeFor(demo, { interactionId: await tap(demo, await aWristband(demo)) })
    const { sessionId } = (await take(demo, code, { guestSessionId })).json()
    expect((await send(demo, 'GET', `/api/session/${sessionId}`)).json().questions).toEqual([])
  })

  it('is nobody’s again when it is asked to forget, and after thirty days', async () => {
    const band = await aWristband(demo)
    const first = await phoneOf(demo, band)
    demo.clock.advance({ seconds: 4 })
    const second = await phoneOf(demo, band)
    expect((await send(demo, 'DELETE', '/api/phone', undefined, first.cookie)).statusCode).toBe(204)
    const nobody = { attendee: null, sessionId: null }
    expect((await send(demo, 'GET', '/api/phone', undefined, first.cookie)).json()).toEqual(nobody)
    expect((await send(demo, 'GET', '/api/phone', undefined, second.cookie)).json().attendee).not.toBeNull()
    demo.clock.advance({ hours: 30 * 24 })
    expect((await send(demo, 'GET', '/api/phone', undefined, second.cookie)).json()).toEqual(nobody)
    expect((await send(demo, 'GET', '/api/phone')).json()).toEqual(nobody)
    expect((await send(demo, 'DELETE', '/api/phone')).statusCode).toBe(204)
  })
})
