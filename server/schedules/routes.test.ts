import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Itinerary } from '../../contract/programme.ts'
import type { SchedulePreview, ScheduleSource } from '../../contract/schedules.ts'
import { harbourLights, scheduleSiteForFile } from '../../test/schedule-site.ts'
import { aFormWith } from '../../test/upload.ts'
import { openSession } from '../journeys/index.ts'
import { syncDue } from './sync-schedules.ts'

const { site, festival, headers, ask, add } = await scheduleSiteForFile()
const { app, deps, sql, clock } = festival

const takeAll = async ({ id, source }: SchedulePreview, overwrite: string[] = []) =>
  ask('POST', `schedules/${source.id}/take`, { preview: id, overwrite })
const entry = async (title: string) =>
  (
    await sql<{ id: string; is_active: boolean; starts_at: Date; title: string }>(
      'SELECT * FROM knowledge_entries WHERE title = $1',
      [title],
    )
  )[0]
const forget = async () => {
  await sql('DELETE FROM itinerary_items')
  await sql('DELETE FROM schedule_sources')
  await sql('DELETE FROM knowledge_entries')
}

/** The same schedule after its authors have changed their minds. */
function changed(change: (event: Record<string, string>) => Record<string, string> | undefined): string {
  const file = JSON.parse(String(harbourLights))
  for (const day of file.schedule.conference.days) {
    for (const [room, events] of Object.entries<Record<string, string>[]>(day.rooms)) {
      day.rooms[room] = events.map(change).filter((event) => event !== undefined)
    }
  }
  return JSON.stringify(file)
}

describe('a schedule', () => {
  it('is shown before it is taken, taken as it was shown, and changes nothing when it is taken again', async () => {
    const first = (await add()).body as SchedulePreview
    expect(first).toMatchObject({
      source: {
        name: 'Harbour Lights 2027',
        format: 'pretalx',
        address: site.address,
        sessions: 0,
        lastResult: null,
      },
      counts: { new: 40, moved: 0, cancelled: 0 },
    })
    expect(await sql('SELECT FROM knowledge_entries')).toEqual([])
    expect((await takeAll(first)).body).toMatchObject({ counts: { new: 40 }, schedule: { sessions: 40 } })
    expect((await takeAll(first)).body.code, 'once').toBe('stale')
    const again = (await ask('POST', `schedules/${first.source.id}/check`)).body as SchedulePreview
    expect(again).toMatchObject({ counts: { unchanged: 40, new: 0, kept: 0 }, changes: [] })
    await takeAll(again)
    expect(await sql('SELECT FROM knowledge_entries')).toHaveLength(40)
    await forget()
  })

  it('moves, cancels and adds, keeps what staff wrote, and tells who saved what moved until they have seen it', async () => {
    const { source } = await takenOnce()
    const [knots, ceilidh, sketching] = [
      await entry('Knots You Will Use for Life'),
      await entry('Silent Ceilidh'),
      await entry('Ferry Sketching'),
    ]
    const sessionId = await openSession(deps, null)
    const url = `/api/sessions/${sessionId}/itinerary`
    const news = async () => {
      const { days } = (await app.inject({ url })).json<Itinerary>()
      return days
        .flatMap(({ items }) => items)
        .flatMap(({ id, change }) => (change ? [{ id, ...change }] : []))
    }
    for (const one of [knots, ceilidh, sketching]) {
      await expect
        .poll(async () => (await app.inject({ method: 'PUT', url: `${url}/${one?.id}` })).statusCode)
        .toBe(201)
    }
    expect(await news()).toEqual([])
    await ask('PATCH', `event-knowledge/${sketching?.id}`, { title: 'Sketching on the Ferry' })
    site.answer = (_request, reply) =>
      void reply.end(
        changed((event) => {
          if (event.title === 'Silent Ceilidh') return undefined
          if (event.title === 'Knots You Will Use for Life')
            return { ...event, date: '2027-06-11T12:00:00+02:00' }
          return event.title === 'Ferry Sketching' ? { ...event, title: 'Drawing Ferries' } : event
        }),
      )
    const next = (await ask('POST', `schedules/${source.id}/check`)).body as SchedulePreview
    expect(next.counts).toEqual({
      new: 0,
      moved: 1,
      changed: 0,
      cancelled: 1,
      back: 0,
      unchanged: 38,
      kept: 1,
    })
    expect(next.changes).toMatchObject([
      { kind: 'cancelled', title: 'Silent Ceilidh', savedBy: 1 },
      { kind: 'moved', fields: [{ field: 'startsAt' }, { field: 'endsAt' }] },
      {
        kind: 'kept',
        fields: [
          { field: 'title', before: 'Sketching on the Ferry', after: 'Drawing Ferries', isKept: true },
        ],
      },
    ])
    expect((await takeAll(next)).status).toBe(200)
    expect(await entry('Sketching on the Ferry')).toMatchObject({ id: sketching?.id, is_active: true })
    const told = await news()
    expect(told).toMatchObject([
      { id: knots?.id, kind: 'moved', startsAt: '2027-06-11T09:00:00.000Z' },
      { id: ceilidh?.id, kind: 'cancelled' },
    ])
    const see = (entries: object[]) =>
      app.inject({
        method: 'POST',
        url: `${url}/seen`,
        headers: { origin: 'http://localhost:3000' },
        body: { entries },
      })
    await see(told.map(({ id, version }) => ({ id, version: version + (id === ceilidh?.id ? 1 : 0) })))
    expect(await news(), 'another state was seen').toMatchObject([{ id: ceilidh?.id }])
    await see(told.map(({ id, version }) => ({ id, version })))
    expect(await news()).toEqual([])
    await forget()
  })

  it('is not taken when it would do something else than was shown', async () => {
    const { source } = await takenOnce()
    site.answer = (_request, reply) =>
      void reply.end(changed((event) => ({ ...event, title: `${event.title}!` })))
    const shown = (await ask('POST', `schedules/${source.id}/check`)).body as SchedulePreview
    await ask('PATCH', `event-knowledge/${(await entry('Net Mending'))?.id}`, { title: 'Mending Nets' })
    expect((await takeAll(shown)).body.code).toBe('stale')
    const now = (await ask('POST', `schedules/${source.id}/check`)).body as SchedulePreview
    expect(now.counts).toMatchObject({ changed: 39, kept: 1 })
    const [kept] = now.changes.filter(({ kind }) => kind === 'kept')
    await takeAll(now, [kept?.key ?? ''])
    expect(await entry('Net Mending!')).toMatchObject({ is_active: true })
    await forget()
  })

  it('comes as a file as well, of any format, and goes with or without its sessions', async () => {
    const bring = async (name: string, query = '') => {
      const form = aFormWith(readFileSync(`test/schedules/${name}`), name)
      const url = `/api/admin/schedules/file${query}`
      const reply = await app.inject({
        method: 'POST',
        url,
        ...form,
        headers: { ...headers, ...form.headers },
      })
      return reply.json<SchedulePreview>()
    }
    const first = await bring('frab.xml')
    await takeAll(first)
    expect(await bring('pretalx.json', `?schedule=${first.source.id}`)).toMatchObject({
      source: { id: first.source.id, address: null },
      counts: { unchanged: 40 },
    })
    const check = await ask('POST', `schedules/${first.source.id}/check`)
    expect([check.status, check.body.code]).toEqual([400, 'invalid_request'])
    expect((await ask('DELETE', `schedules/${first.source.id}?sessions=stay`)).status).toBe(204)
    // What stayed is recognised by title and start, not brought a second time.
    const back = await bring('sessionize-all.json')
    expect(back.counts).toMatchObject({ new: 0, unchanged: 40 })
    await takeAll(back)
    expect((await ask('DELETE', `schedules/${back.source.id}?sessions=go`)).status).toBe(204)
    expect(await sql('SELECT FROM knowledge_entries WHERE is_active')).toEqual([])
    await forget()
  })
})

describe('a schedule that is read by itself', () => {
  const stateOf = async (id: string) =>
    ((await ask('GET', 'schedules')).body.schedules as ScheduleSource[]).find((one) => one.id === id)

  it('is taken when it is due, by one process; what cancels much, or was never taken by hand, waits', async () => {
    const preview = (await add()).body as SchedulePreview
    const { id } = preview.source
    await ask('PATCH', `schedules/${id}`, { everyMinutes: 30 })
    expect(await syncDue(deps)).toBe(true)
    expect(await syncDue(deps), 'only when it is due again').toBe(false)
    expect(await stateOf(id)).toMatchObject({
      sessions: 0,
      lastResult: { outcome: 'waits', counts: { new: 40 } },
    })
    await takeAll(preview)
    site.answer = (_request, reply) =>
      void reply.end(changed((event) => ({ ...event, room: `${event.room}, left` })))
    clock.advance({ minutes: 31 })
    expect([await syncDue(deps), await syncDue(deps)].sort()).toEqual([false, true])
    expect(await stateOf(id)).toMatchObject({ lastResult: { outcome: 'taken', counts: { moved: 40 } } })
    site.answer = (_request, reply) =>
      void reply.end(changed((event) => (event.track === 'Talks' ? event : undefined)))
    clock.advance({ minutes: 31 })
    await syncDue(deps)
    expect(await stateOf(id)).toMatchObject({ sessions: 40, lastResult: { outcome: 'waits' } })
    site.answer = (_request, reply) => void reply.writeHead(500).end()
    clock.advance({ minutes: 31 })
    await syncDue(deps)
    expect(await stateOf(id)).toMatchObject({ lastResult: { outcome: 'failed', failure: 'away' } })
    await ask('PATCH', `schedules/${id}`, { everyMinutes: null })
    clock.advance({ minutes: 31 })
    expect(await syncDue(deps)).toBe(false)
    await forget()
  })
})

describe('the timetable', () => {
  it('has what begins on some event days, after midnight too, and counts the others', async () => {
    await takenOnce()
    const { body } = await ask('GET', 'timetable?days=2')
    const titles = body.entries.map(({ title }: { title: string }) => title)
    expect(body.from).toBe('2027-06-10')
    expect(titles).toContain('Midnight Fiddle Session')
    expect(titles).toHaveLength(17)
    expect(body.entries[0].schedule).toBe('Harbour Lights 2027')
    expect(body.others).toEqual([
      { day: '2027-06-12', entries: 15 },
      { day: '2027-06-13', entries: 8 },
    ])
    expect((await ask('GET', 'timetable?from=soon')).body.code).toBe('invalid_request')
    await forget()
  })
})

/** The schedule, taken. */
async function takenOnce(): Promise<SchedulePreview> {
  const preview = (await add()).body as SchedulePreview
  await takeAll(preview)
  return preview
}
