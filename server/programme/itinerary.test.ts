import { describe, expect, it } from 'vitest'
import { type Itinerary, LONGEST_ITINERARY } from '../../contract/programme.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { anAttendee } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { openSession } from '../journeys/index.ts'

const festival = await festivalForFile()
const { app, deps } = festival

const saturday = (time: string) => new Date(`2026-12-05T${time}:00-08:00`)
const translations = { ja: { title: 'コンサート', description: 'バンドが演奏します。' } }
const first = await anEntry(festival, {
  startsAt: saturday('20:00'),
  endsAt: saturday('21:00'),
  translations,
})
const clash = await anEntry(festival, { startsAt: saturday('20:30'), endsAt: saturday('21:30') })
const after = await anEntry(festival, { startsAt: saturday('21:30'), endsAt: saturday('22:00') })
const night = await anEntry(festival, { startsAt: new Date('2026-12-06T01:00:00-08:00') })
const anytime = await anEntry(festival, { category: 'activation', title: 'Wish Wall' })
const gone = await anEntry(festival, { isActive: false })
await tellEntries(festival)

const nobody = '0'.repeat(32)
const save = (sessionId: string, entryId: string) =>
  app.inject({ method: 'PUT', url: `/api/sessions/${sessionId}/itinerary/${entryId}` })
const drop = (sessionId: string, entryId: string) =>
  app.inject({ method: 'DELETE', url: `/api/sessions/${sessionId}/itinerary/${entryId}` })
const read = async (sessionId: string, query = '') =>
  (await app.inject({ url: `/api/sessions/${sessionId}/itinerary${query}` })).json<Itinerary>()
const ids = (itinerary: Itinerary) => itinerary.days.flatMap(({ items }) => items.map(({ id }) => id))

describe('nothing is saved', () => {
  it('in a session that is not there', async () => {
    for (const sessionId of [nobody, 'nothing', '%00']) {
      expectRefusal(await save(sessionId, first.id), 'session_not_found')
      expectRefusal(await drop(sessionId, first.id), 'session_not_found')
      expectRefusal(await app.inject({ url: `/api/sessions/${sessionId}/itinerary` }), 'session_not_found')
    }
  })

  it('of what is not on the programme', async () => {
    const sessionId = await openSession(deps, null)
    for (const entryId of ['nothing', gone.id, '__proto__']) {
      expectRefusal(await save(sessionId, entryId), 'entry_not_found')
    }
    expect(await read(sessionId)).toEqual({ days: [], anytime: [] })
  })

  it('beyond the limit, however many ask at once', async () => {
    const sessionId = await openSession(deps, null)
    const left = 2
    await festival.sql(
      `WITH made AS (INSERT INTO knowledge_entries (id, category, title, description)
         SELECT 'many' || n, 'schedule', 'Many ' || n, 'x' FROM generate_series(1, $2::int) n RETURNING id)
       INSERT INTO itinerary_items (session_id, entry_id, saved_at) SELECT $1, id, now() FROM made`,
      [sessionId, LONGEST_ITINERARY - left],
    )
    const answers = await Promise.all([first, clash, after, night].map(({ id }) => save(sessionId, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409])
    expectRefusal(await save(sessionId, anytime.id), 'itinerary_full')
  })
})

describe('an itinerary', () => {
  it('keeps an entry once, however often it is saved, and lets it go once', async () => {
    const { sessionId } = (await app.inject({ method: 'POST', url: '/api/sessions' })).json<{
      sessionId: string
    }>()
    const saved = await save(sessionId, first.id)
    expect(saved.statusCode).toBe(201)
    festival.clock.advance({ minutes: 1 })
    const again = await save(sessionId, first.id)
    expect([again.statusCode, again.body]).toEqual([200, saved.body])
    expect(ids(await read(sessionId))).toEqual([first.id])
    const one = await app.inject({ url: `/api/sessions/${sessionId}/itinerary/${first.id}` })
    expect(one.json()).toMatchObject({ id: first.id, isCancelled: false })
    for (let times = 0; times < 2; times += 1) expect((await drop(sessionId, first.id)).statusCode).toBe(204)
    expectRefusal(
      await app.inject({ url: `/api/sessions/${sessionId}/itinerary/${first.id}` }),
      'entry_not_found',
    )
    expect(await read(sessionId)).toEqual({ days: [], anytime: [] })
  })

  it('is sorted by event day and time, marks what clashes, and speaks the language that is asked', async () => {
    const sessionId = await openSession(deps, null)
    for (const { id } of [anytime, night, after, clash, first]) await save(sessionId, id)
    const itinerary = await read(sessionId, '?language=ja')
    expect(itinerary.days.map(({ day }) => day)).toEqual(['2026-12-05'])
    expect(ids(itinerary)).toEqual([first.id, clash.id, after.id, night.id])
    const [one, two, three] = itinerary.days[0]?.items ?? []
    expect(one).toMatchObject({ title: 'コンサート', overlaps: [clash.id] })
    expect([two?.overlaps, three?.overlaps]).toEqual([[first.id], []])
    expect(itinerary.anytime).toMatchObject([{ id: anytime.id, startsAt: null }])
  })

  it('of an attendee is the same in every session of theirs, and nobody else sees it in theirs', async () => {
    const attendee = await anAttendee(festival)
    const [one, two] = [await openSession(deps, attendee.id), await openSession(deps, attendee.id)]
    await save(one, first.id)
    expect(ids(await read(two))).toEqual([first.id])
    expect((await save(two, first.id)).statusCode).toBe(200)
    expect(ids(await read(await openSession(deps, null)))).toEqual([])
  })

  it('shows as cancelled what was deleted after it was saved', async () => {
    const sessionId = await openSession(deps, null)
    const doomed = await anEntry(festival, { startsAt: saturday('20:15'), endsAt: saturday('20:45') })
    await tellEntries(festival)
    await save(sessionId, doomed.id)
    await save(sessionId, first.id)
    await festival.sql('UPDATE knowledge_entries SET is_active = false WHERE id = $1', [doomed.id])
    const [one, two] = (await read(sessionId)).days[0]?.items ?? []
    expect([one, two]).toMatchObject([
      { id: first.id, isCancelled: false, overlaps: [] },
      { id: doomed.id, isCancelled: true, overlaps: [] },
    ])
  })

  it('of an attendee is read by whoever has the link, and changed by nobody but the attendee', async () => {
    const live = await festivalForTest({ mode: 'live' })
    const theirs = await openSession(live.deps, (await anAttendee(live)).id)
    const url = `/api/sessions/${theirs}/itinerary`
    expect((await live.app.inject({ url })).statusCode).toBe(200)
    for (const method of ['PUT', 'DELETE'] as const) {
      expectRefusal(await live.app.inject({ method, url: `${url}/${first.id}` }), 'not_your_session')
    }
  })
})
