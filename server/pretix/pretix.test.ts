import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { loopbackRules } from '../../test/loopback-rules.ts'
import { pretixServerForFile } from '../../test/pretix-server.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'
import { followDuePretix } from './follow-pretix.ts'
import { previews } from './preview-orders.ts'
import { runDueJob } from './run-job.ts'
import { takes } from './take-in-background.ts'

const exported = readFileSync('test/people-files/harbour-lights-orders.csv')
const shop = await pretixServerForFile(exported.toString('utf8'))
const festival = await festivalForFile({ fetchRules: loopbackRules() })
const { app, deps, sql, clock } = festival
let admin = (await signInAs(festival, 'admin')).headers
await sql(`UPDATE event SET time_zone = 'Europe/Amsterdam', starts_on = '2027-06-10', ends_on = '2027-06-13'`)

beforeEach(async () => {
  admin = (await signInAs(festival, 'admin')).headers
})

const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const url = `/api/admin/${path}`
  const reply = await app.inject({ method, url, headers: admin, ...(body && { body }) })
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
}
const draft = () => ({ address: shop.address, organiser: 'harbour', event: 'hl27', token: shop.token })
const people = () =>
  sql<{
    reference: string
    id: string
    name: string
    email: string | null
    handle: string
    age: string
    language: string
  }>(
    `SELECT reference, a.id, attendee_name AS name, email, tiktok_username AS handle, age_band AS age, language
     FROM ticket_references JOIN attendees a ON a.id = attendee_id ORDER BY reference`,
  )
const person = async (reference: string) => (await people()).find((one) => one.reference === reference)
const count = async () => (await sql<{ n: number }>('SELECT count(*)::int AS n FROM attendees'))[0]?.n

/** Previews all orders, as the dashboard does: begins, waits and asks. */
async function previewOf(id: string) {
  expect(await ask('POST', `pretix/${id}/preview`)).toMatchObject({ status: 202, body: { state: 'reading' } })
  expect(await runDueJob(deps, previews)).toBe(true)
  return (await ask('GET', `pretix/${id}/preview`)).body
}

/** Takes all orders, as the dashboard does. */
async function take(id: string) {
  expect(await ask('POST', `pretix/${id}/take`)).toMatchObject({ status: 202, body: { state: 'reading' } })
  expect(await runDueJob(deps, takes)).toBe(true)
  return (await ask('GET', `pretix/${id}/take`)).body
}

/** What pretix does when an order changes, and what comes of it. */
async function hear(hookUrl: string, code: string) {
  const body = {
    notification_id: 123_455,
    ...{ organizer: 'harbour', event: 'hl27', code, action: 'pretix.event.order.changed.contact' },
  }
  const reply = await app.inject({ method: 'POST', url: new URL(hookUrl).pathname, body })
  expect(reply.statusCode).toBe(204)
  clock.advance({ seconds: 6 })
  expect(await followDuePretix(deps)).toBe(true)
}

describe('a pretix shop', () => {
  it('is asked before it is kept; its token is kept encrypted and shown to nobody', async () => {
    const refused = await ask('POST', 'pretix', { ...draft(), token: 'not-the-token' })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'pretix_unreachable', issues: [{ path: 'unauthorised' }] },
    })
    const added = await ask('POST', 'pretix', { ...draft(), address: `${shop.address}/control/` })
    expect(added).toMatchObject({
      status: 201,
      body: {
        source: { name: 'Harbour Lights 2027', address: shop.address, isFollowing: false },
        offer: { products: [{ id: 1, name: 'Convention pass', admits: true }, {}, {}, { admits: false }] },
      },
    })
    expect((await ask('POST', 'pretix', draft())).body.code).toBe('already_exists')
    const kept = await sql(`SELECT row_to_json(s)::text AS row FROM pretix_sources s`)
    const audited = await sql(`SELECT after::text AS row FROM audit_records WHERE action LIKE 'pretix.%'`)
    const listed = await ask('GET', 'pretix')
    for (const text of [kept, audited, listed, added]) expect(JSON.stringify(text)).not.toContain(shop.token)
  })

  it('is previewed first, page by page; then the people of paid tickets come in', async () => {
    const { id } = (await ask('GET', 'pretix')).body.sources[0]
    expect((await ask('GET', `pretix/${id}/preview`)).status).toBe(404)
    shop.asked = []
    const job = await previewOf(id)
    expect(job).toMatchObject({
      ...{ state: 'done', pagesRead: 4, pages: 4 },
      preview: {
        counts: { created: 281, updated: 0, wrong: 0, unnamed: 0, test: 0, off: 0 },
        people: expect.arrayContaining([expect.objectContaining({ state: 'new' })]),
      },
    })
    // The first question says how many there are.
    expect(shop.asked.filter((path) => path.includes('/orders/')).length).toBe(1 + 4)
    // It names people who are not here: nobody reads that in the database.
    const [kept] = await sql<{ row: string }>('SELECT row_to_json(p)::text AS row FROM pretix_previews p')
    expect(kept?.row).not.toContain(job.preview.people[0].name)
    expect(await count()).toBe(0)
    expect(await take(id)).toMatchObject({
      ...{ state: 'done', pagesRead: 4, pages: 4, counts: { created: 281 } },
    })
    expect((await ask('GET', 'pretix')).body.sources).toMatchObject([
      { isFollowing: true, tickets: 281, lastResult: { outcome: 'taken' }, take: { state: 'done' } },
    ])
    const ages = new Set((await people()).map(({ age }) => age))
    expect([...ages].sort()).toEqual(['13-17', '18+'])
    expect((await take(id)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 281 })
  })

  it('and a file of its export mean the same people', async () => {
    const form = aFormWith(exported, 'orders.csv', { choice: '{}' })
    const imported = await app.inject({
      ...{ method: 'POST', url: '/api/admin/attendees/import' },
      payload: form.payload,
      headers: { ...admin, ...form.headers },
    })
    expect(imported.json()).toMatchObject({
      preset: 'pretix',
      created: 0,
      errorCount: 0,
      notes: expect.arrayContaining([{ code: 'left-out-unnamed', count: 15, example: expect.any(String) }]),
    })
    expect(await count()).toBe(281)
  })

  it('is followed: what changes there changes here, but for what staff wrote', async () => {
    const { id, hookUrl } = (await ask('GET', 'pretix')).body.sources[0]
    shop.now = new Date('2027-06-02T10:00:00Z')
    await take(id)
    const [first, second] = (await people()).filter(({ reference }) => reference.endsWith('-1'))
    if (!first || !second) throw new Error('There are no people.')
    const code = first.reference.slice(0, -2)
    await ask('PATCH', `attendees/${first.id}`, { lastName: 'Of the desk', version: 1 })
    shop.now = new Date('2027-06-02T11:00:00Z')
    shop.change(code, ({ positions: [ticket] }) => {
      if (!ticket) return
      ticket.attendee_email = 'new.address@example.org'
      ticket.attendee_name_parts = { given_name: 'Robin', family_name: 'Vermeer' }
    })
    shop.asked = []
    await hear(hookUrl, code)
    expect(shop.asked[0]).toContain('modified_since=2027-06-02T09%3A55%3A00.000Z')
    expect(await person(first.reference)).toMatchObject({
      name: 'Robin Of the desk',
      email: 'new.address@example.org',
    })
    expect(await person(second.reference)).toMatchObject(second)
    // Nobody calls: the next reading comes by itself, and finds a new order.
    const [order] = shop.orders
    if (!order) throw new Error('There are no orders.')
    shop.orders.push({ ...structuredClone(order), code: 'NEW01', last_modified: shop.now.toISOString() })
    expect(await followDuePretix(deps)).toBe(false)
    clock.advance({ minutes: 5 })
    expect(await followDuePretix(deps)).toBe(true)
    expect(await person('NEW01-1')).toBeDefined()
  })

  it('that cancels a ticket takes no points: staff are told, and say that they have seen it', async () => {
    const { id, hookUrl } = (await ask('GET', 'pretix')).body.sources[0]
    const kept = await person('NEW01-1')
    await sql(`INSERT INTO wristbands (tag, attendee_id, linked_at) VALUES ('04AABBCCDD01', $1, now())`, [
      kept?.id,
    ])
    shop.change('NEW01', (order) => {
      order.status = 'c'
    })
    await hear(hookUrl, 'NEW01')
    const { tickets } = (await ask('GET', `pretix/${id}/off`)).body
    expect(tickets).toEqual([
      expect.objectContaining({
        ...{ reference: 'NEW01-1', reason: 'canceled', isSeen: false },
        attendee: expect.objectContaining({ id: kept?.id, isHere: true, hasOther: false }),
      }),
    ])
    expect((await ask('GET', 'pretix')).body.sources[0]).toMatchObject({ off: 1 })
    // Both desks see it before they link a band or hand something over.
    const ticketOff = { reason: 'canceled', isSeen: false }
    expect((await ask('GET', `attendees?search=${kept?.handle}`)).body.attendees[0]).toMatchObject({
      ticketOff,
    })
    expect((await ask('POST', 'prize-claims/look-up', { attendeeId: kept?.id })).body).toMatchObject({
      ticketOff,
    })
    expect((await ask('POST', `pretix/${id}/off/seen`, { references: ['NEW01-1'] })).body).toEqual({
      seen: 1,
    })
    expect((await ask('GET', 'pretix')).body.sources[0]).toMatchObject({ off: 0 })
    expect(await person('NEW01-1')).toMatchObject({ id: kept?.id })
    // Paid again, it is good again.
    shop.change('NEW01', (order) => {
      order.status = 'p'
    })
    await hear(hookUrl, 'NEW01')
    expect((await ask('GET', `pretix/${id}/off`)).body.tickets).toEqual([])
    const good = await ask('GET', `attendees?search=${kept?.handle}`)
    expect(good.body.attendees[0]).not.toHaveProperty('ticketOff')
  })

  it('does not bring back whoever was erased', async () => {
    const { id } = (await ask('GET', 'pretix')).body.sources[0]
    const gone = await person('NEW01-1')
    expect((await ask('POST', `attendees/${gone?.id}/erase`)).status).toBe(200)
    await take(id)
    expect(await person('NEW01-1')).toBeUndefined()
  })

  it('is called by nobody who does not know its address, and by whoever does as often as it likes for one reading', async () => {
    const { hookUrl } = (await ask('GET', 'pretix')).body.sources[0]
    const call = (url: string, body: string) =>
      app.inject({ method: 'POST', url, body, headers: { 'content-type': 'application/json' } })
    expect((await call(`/api/pretix/${'0'.repeat(48)}`, '{}')).statusCode).toBe(404)
    const path = new URL(hookUrl).pathname
    for (const body of ['{}', '[]', '"pretix"', '{"event":"another","code":"../../x"}'])
      expect((await call(path, body)).statusCode).toBe(204)
    clock.advance({ seconds: 6 })
    expect(await followDuePretix(deps)).toBe(true)
    expect(await followDuePretix(deps)).toBe(false)
  })

  it('is of chosen products or of a check-in list, and can be forgotten; its people stay', async () => {
    const { id, version } = (await ask('GET', 'pretix')).body.sources[0]
    const day = await ask('PATCH', `pretix/${id}`, { checkinList: 45, version })
    expect(day.body).toMatchObject({ checkinList: 45, products: null })
    const { preview } = await previewOf(id)
    expect(preview.counts.unchanged + preview.counts.updated).toBeLessThan(60)
    expect((await ask('PATCH', `pretix/${id}`, { products: [1, 9], version })).status).toBe(409)
    const passes = await ask('PATCH', `pretix/${id}`, { products: [1, 9], version: day.body.version })
    expect(passes.body).toMatchObject({ checkinList: null, products: [1, 9] })
    expect((await previewOf(id)).preview.counts.unnamed).toBeGreaterThan(0)
    const before = await count()
    expect((await ask('DELETE', `pretix/${id}`)).status).toBe(204)
    expect(await count()).toBe(before)
  })
})
