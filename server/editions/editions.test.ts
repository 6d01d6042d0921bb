import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest, type TestFestival } from '../../test/build-app.ts'
import { eventually } from '../../test/eventually.ts'
import { anAttendee, anInstallation, aWristband } from '../../test/factories.ts'
import { aStation, aWaitingDevice, pairDevice } from '../../test/paired-station.ts'
import { atTheDesk } from '../../test/prize-desk.ts'
import { expectRefusal, expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'
import { checkLedger } from '../points/index.ts'
import { applyRetention } from '../privacy/retention.ts'
import { archiveWhenDue } from './begin-edition.ts'
import { emptiedTables, goingOn } from './emptied-tables.ts'

/** A live festival of which everything is told by calls. */
async function anEdition(festival: TestFestival) {
  const { app, sql, clock } = festival
  const admin = await signInAs(festival, 'admin')
  const place = await anInstallation(festival, { tapPolicy: 'station' })
  const station = await aStation(festival, place.id)
  const send = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${path}`, headers: admin.headers, ...(payload && { payload }) })
  const read = async () => (await send('GET', 'editions')).json()
  const withVersion = async (payload: object) => ({
    version: (await read()).current.version,
    confirmation: 'live fest 2026',
    ...payload,
  })
  return {
    ...{ festival, app, sql, clock, admin, place, station, send, read },
    /** A tap at the station; `waited` tells for how many seconds it was kept there. */
    tap(tag: string, waited?: number, key?: string) {
      const sentAt = clock.now().getTime()
      const metadata = waited !== undefined && {
        timestamp: new Date(sentAt - waited * 1000).toISOString(),
        sentAt: new Date(sentAt).toISOString(),
      }
      return app.inject({
        method: 'POST',
        url: '/api/tap',
        headers: { ...station.headers, ...(key && { 'idempotency-key': key }) },
        payload: { rfidTagId: tag, installationId: place.id, ...(metadata && { metadata }) },
      })
    },
    close: async (payload: object = {}) =>
      send('POST', 'editions/close', await withVersion({ nextStartsOn: null, whileOpen: true, ...payload })),
    reopen: () => send('POST', 'editions/reopen', {}),
    begin: async (payload: object = {}) =>
      send('POST', 'editions/next', {
        ...(await withVersion({})),
        ...{ name: 'LIVE FEST 2027', shortName: 'LIVE FEST', edition: '26' },
        ...{ startsOn: '2027-12-03', endsOn: '2027-12-05', keepsStations: true, ...payload },
      }),
  }
}

const edition = await anEdition(await festivalForFile({ mode: 'live' }))
const { app, sql, clock } = edition

describe('closing an edition', () => {
  it('wants its name, a second thought while the doors are open, and the version that was read', async () => {
    expectRefusal(await edition.close({ confirmation: 'yes' }), 'invalid_request', ['confirmation'])
    expectRefusal(await edition.close({ nextStartsOn: '2026-12-05' }), 'invalid_request', ['nextStartsOn'])
    expectRefusal(await edition.close({ whileOpen: false }), 'doors_open')
    expect((await edition.close({ version: 99 })).json().code).toBe('stale')
    expectRefusal(await edition.begin(), 'edition_open')
    expect((await edition.read()).current.closedAt).toBeNull()
  })

  it('by two at once happens once; what happens later does not count, what happened before does', async () => {
    const band = await aWristband(edition.festival)
    clock.advance({ minutes: 10 })
    const answers = await Promise.all([
      edition.close({ nextStartsOn: '2027-12-03' }),
      edition.close({ nextStartsOn: '2027-12-03' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const records = await edition.send('GET', 'audit?search=edition.close')
    expect(records.json().records).toHaveLength(1)
    clock.advance({ minutes: 5 })

    expectTapRefusal(await edition.tap(band.tag), 'edition_over')
    expect((await edition.tap(band.tag, 10 * 60)).json().interaction.pointsAwarded).toBe(500)
    expect((await app.inject({ url: '/api/event' })).json().closed).toMatchObject({
      nextStartsOn: '2027-12-03',
    })
    const person = { tiktokUsername: 'late.guest', firstName: 'Late', lastName: 'Guest' }
    expectRefusal(await edition.send('POST', 'attendees', person), 'edition_over')
    const bonus = { attendeeId: band.attendee.id, points: 10 }
    expectRefusal(await edition.send('POST', 'bonus', bonus), 'edition_over')
    const link = await edition.send('POST', `attendees/${band.attendee.id}/wristbands`, {
      rfidTagId: '04ABCDEF',
    })
    expectRefusal(link, 'edition_over')
    const settings = (change: object) =>
      app.inject({
        method: 'PATCH',
        url: '/api/admin/event',
        headers: edition.admin.headers,
        payload: change,
      })
    expectRefusal(await settings({ endsOn: '2026-12-07' }), 'edition_over')
    expect((await settings({ help: { email: 'lost@fest.example' } })).statusCode).toBe(200)
    const vibe = { preference: 'play', answers: { vibe: 'play' }, language: 'en' }
    const fortune = await app.inject({ method: 'POST', url: '/api/fortune', payload: vibe })
    expectRefusal(fortune, 'edition_over')
    const { sessionId } = (await app.inject({ method: 'POST', url: '/api/sessions' })).json()
    const saved = await app.inject({ method: 'PUT', url: `/api/sessions/${sessionId}/itinerary/x` })
    expectRefusal(saved, 'edition_over')
    const form = aFormWith(readFileSync('test/faces/smiling.jpg'), 'smiling.jpg')
    const picture = await app.inject({
      ...{ method: 'POST', url: `/api/admin/attendees/${band.attendee.id}/picture` },
      ...{ payload: form.payload, headers: { ...edition.admin.headers, ...form.headers } },
    })
    expectRefusal(picture, 'edition_over')
  })

  it('is taken back', async () => {
    const band = await aWristband(edition.festival)
    expect((await edition.reopen()).json().closedAt).toBeNull()
    expect((await edition.tap(band.tag)).statusCode).toBe(200)
  })
})

describe('the next edition', () => {
  it('knows of every table whether it is emptied', async () => {
    const tables = await sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    expect([...emptiedTables, ...goingOn].sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  it('begins once, with the set-up of this one and nobody of its people; what is kept are figures', async () => {
    const winner = await anAttendee(edition.festival, { firstName: 'Quirina', tiktokUsername: 'quirina.q' })
    const hidden = await anAttendee(edition.festival, { firstName: 'Odalys', isHidden: true })
    const [band, other] = [
      await aWristband(edition.festival, { attendee: winner }),
      await aWristband(edition.festival, { attendee: hidden }),
    ]
    for (const { tag } of [band, other]) await edition.tap(tag)
    await edition.send('POST', 'bonus', { attendeeId: winner.id, points: 1000 })
    await edition.send('PATCH', `attendees/${winner.id}`, { ageBand: '13-17' })
    const desk = atTheDesk(app, edition.admin.headers)
    const prize = await desk.aPrize({ prizeName: 'Cap' })
    await desk.claim({ tierId: prize.id, attendeeId: winner.id })
    const question = { question: 'Where does Quirina sleep?', language: 'en' }
    await app.inject({ method: 'POST', url: '/api/question', payload: question })
    await sql(`INSERT INTO knowledge_entries (category, title, description, tags, starts_at)
      VALUES ('general', 'Lost and found', 'At the desk.', '{}', NULL), ('schedule', 'Opening', 'Now.', '{}', now())`)
    const before = (await edition.read()).current.counts
    clock.advance({ minutes: 1 })
    await edition.close()
    clock.advance({ minutes: 1 })

    expectRefusal(await edition.begin({ endsOn: '2027-12-01' }), 'invalid_request', ['endsOn'])
    await expect(sql('TRUNCATE interactions CASCADE')).rejects.toThrow('append-only')
    const begun = await Promise.all([edition.begin(), edition.begin()])
    expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])

    const { current, past } = await edition.read()
    expect(current).toMatchObject({ name: 'LIVE FEST 2027', edition: '26', closedAt: null })
    expect(current.counts).toMatchObject({ people: 0, taps: 0, points: 0, questions: 0, programmeEntries: 0 })
    expect(current.counts.stations).toBe(before.stations)
    expect(past).toHaveLength(1)
    const archive = (await edition.send('GET', `editions/${past[0].id}`)).json()
    expect(archive).toMatchObject({ name: 'LIVE FEST 2026', taps: before.taps, points: before.points })
    expect(archive.places[0]).toEqual({ rank: 1, points: 1500, handle: 'quirina.q' })
    expect(archive.prizes).toEqual([{ name: 'Cap', requiredPoints: 100, handedOver: 1 }])
    expect(JSON.stringify(archive)).not.toMatch(/Quirina|Odalys/)
    expect((await checkLedger(edition.festival.db)).filter(({ broken }) => broken > 0)).toEqual([])
    expect((await app.inject({ url: '/api/leaderboard' })).json().leaderboard).toEqual([])
    expect(await desk.stockOf(prize.id)).toMatchObject({ handedOver: 0 })
    expect(await sql('SELECT title FROM knowledge_entries WHERE is_active')).toEqual([
      { title: 'Lost and found' },
    ])
    const tables = await sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    for (const { name } of tables.filter((table) => table.name !== 'edition_places')) {
      expect(await sql(`SELECT '${name}' FROM "${name}" t WHERE t::text ILIKE '%quirina%' LIMIT 1`)).toEqual(
        [],
      )
    }

    // The band is somebody else's now; a tap that waited at the station since the old edition is not theirs.
    const next = await aWristband(edition.festival, { tag: band.tag })
    expectTapRefusal(await edition.tap(band.tag, 10 * 60), 'edition_over')
    clock.advance({ minutes: 1 })
    expect((await edition.tap(next.tag)).json()).toMatchObject({
      attendee: { id: next.attendee.id },
      totalPoints: 500,
    })
    expect((await edition.send('DELETE', `editions/${past[0].id}/names`)).json().namesGoAt).toBeNull()
    expect(await sql('SELECT handle FROM edition_places WHERE handle IS NOT NULL')).toEqual([])
  })
})

it('people of an edition that was closed long ago go by themselves, and then it stays closed', async () => {
  const { close, reopen, begin, read, festival } = await anEdition(await festivalForTest({ mode: 'live' }))
  const { tag } = await aWristband(festival)
  await festival.sql('UPDATE attendees SET total_points = 5, total_reached_at = now()')
  await close()
  const daysAgo = (days: number) =>
    festival.sql('UPDATE event SET closed_at = $1::timestamptz - make_interval(days => $2)', [
      festival.clock.now(),
      days,
    ])
  await daysAgo(89)
  expect(await archiveWhenDue(festival.deps)).toBe(false)
  await daysAgo(91)
  expect(await Promise.all([archiveWhenDue(festival.deps), archiveWhenDue(festival.deps)])).toContain(true)
  expect(await festival.sql('SELECT tag FROM wristbands WHERE tag = $1', [tag])).toEqual([])
  expect((await read()).past).toHaveLength(1)
  expectRefusal(await reopen(), 'edition_archived')
  await applyRetention(festival.deps)
  expect(await festival.sql('SELECT handle FROM edition_places')).toEqual([{ handle: null }])
  expect((await begin({ keepsStations: false })).statusCode).toBe(200)
  expect((await read()).current.counts.stations).toBe(0)
  expect((await read()).past).toHaveLength(1)
})

it('an edition that ends all pairings also ends one that staff are just approving', async () => {
  const festival = await festivalForTest({ mode: 'live' })
  const { close, begin, place, read } = await anEdition(festival)
  await close()
  const { code } = await aWaitingDevice(festival)
  const seeWaiting = async (least: number) => {
    const waiting = await festival.sql(
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
    )
    expect(waiting.length).toBeGreaterThanOrEqual(least)
  }
  const under = await festival.db.transaction(async (tx) => {
    // Until this ends the new station is written and not committed.
    await tx.execute('LOCK TABLE station_places IN SHARE MODE')
    const approved = pairDevice(festival, code, { installationId: place.id })
    await eventually(() => seeWaiting(1))
    const begun = begin({ keepsStations: false })
    await eventually(() => seeWaiting(2))
    return { approved, begun }
  })
  await under.approved
  expect((await under.begun).statusCode).toBe(200)
  expect((await read()).current.counts.stations).toBe(0)
})
