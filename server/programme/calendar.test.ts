import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry } from '../../test/entries.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { openSession } from '../journeys/index.ts'
import { timeZoneLines } from './ical-time-zone.ts'
import { insertSaved } from './store.ts'

const festival = await festivalForFile()
const { app, deps } = festival

/** What was saved before: the calendar asks the database, not what this process remembers. */
async function saved(...given: Parameters<typeof anEntry>[1][]) {
  const sessionId = await openSession(deps, null)
  const entries = []
  for (const one of given) {
    const entry = await anEntry(festival, one)
    await insertSaved(festival.db, { sessionId }, entry.id, new Date())
    entries.push(entry)
  }
  return { sessionId, entries }
}

const download = (sessionId: string, query = '') =>
  app.inject({ url: `/api/sessions/${sessionId}/itinerary.ics${query}` })

/** Reads a calendar file as strictly as a calendar does, with the zones that the file itself brings. */
async function read(sessionId: string, query = '') {
  const { body } = await download(sessionId, query)
  ICAL.design.strict = true
  const calendar = new ICAL.Component(ICAL.parse(body))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
  return { body, calendar, events }
}

describe('a calendar file', () => {
  it('is not there for a session or an entry that is not', async () => {
    expectRefusal(await download('0'.repeat(32)), 'session_not_found')
    const { sessionId } = await saved({ startsAt: new Date('2026-12-05T20:00:00-08:00') })
    expectRefusal(await download(sessionId, '?entry=nothing'), 'entry_not_found')
  })

  it('of nothing is an empty calendar', async () => {
    const { events } = await read(await openSession(deps, null))
    expect(events).toEqual([])
  })

  it('says the right instants, in summer and in winter, by the rule it brings along', async () => {
    const instants = [
      ['2026-12-05T20:00:00-08:00', '2026-12-05T21:00:00-08:00'],
      ['2026-07-04T20:00:00-07:00', '2026-07-05T01:00:00-07:00'],
      // The last half hour before the clocks go forward, and the first after.
      ['2026-03-08T01:30:00-08:00', '2026-03-08T03:30:00-07:00'],
      ['2027-11-07T00:30:00-07:00', '2027-11-07T02:30:00-08:00'],
    ] as const
    const { sessionId } = await saved(
      ...instants.map(([start, end]) => ({ startsAt: new Date(start), endsAt: new Date(end) })),
    )
    const { events, body } = await read(sessionId)
    const expected = instants.map((pair) => pair.map((moment) => new Date(moment).toISOString()))
    expect(events.map(({ start, end }) => [start, end])).toEqual(expected)
    expect(body).toContain('DTSTART;TZID=America/Los_Angeles:20261205T200000\r\n')
  })

  it('keeps every letter of every script, and every comma, semicolon and new line', async () => {
    const text = {
      title: 'Jun & 灯笼, „Rock“; 夜のステージ 🎸',
      description: `${'長い説明。🐱'.repeat(40)}\nSecond line; with, all \\ of it.`,
    }
    const { sessionId } = await saved({
      ...text,
      location: 'Halle 1; Bühne, links',
      startsAt: new Date('2026-12-05T20:00:00-08:00'),
    })
    const { events, body } = await read(sessionId)
    expect(events).toMatchObject([
      { summary: text.title, description: text.description, location: 'Halle 1; Bühne, links' },
    ])
    const lines = body.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n\ufffd]/)
    }
  })

  it('is the same file twice, and can hold one entry alone; what has no time is left out', async () => {
    const { sessionId, entries } = await saved(
      { startsAt: new Date('2026-12-05T20:00:00-08:00') },
      { startsAt: new Date('2026-12-05T22:00:00-08:00') },
      { category: 'activation', title: 'Always there' },
    )
    const { events, body } = await read(sessionId)
    expect(events).toHaveLength(2)
    expect((await download(sessionId)).body).toBe(body)
    const alone = await read(sessionId, `?entry=${entries[1]?.id}`)
    expect(alone.events).toEqual([events[1]])
  })

  it('grows its sequence with every edit under the same name, and says what was cancelled', async () => {
    const admin = await signInAs(festival, 'admin')
    const { sessionId, entries } = await saved({
      title: 'Before',
      startsAt: new Date('2026-12-05T20:00:00-08:00'),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    const url = `/api/admin/event-knowledge/${entries[0]?.id}`
    const first = (await read(sessionId)).events[0]
    const edit = { method: 'PATCH', url, ...admin, payload: { title: 'After' } } as const
    expect((await app.inject(edit)).statusCode).toBe(200)
    const second = (await read(sessionId)).events[0]
    expect(second).toMatchObject({ uid: first?.uid, summary: 'After', status: 'CONFIRMED' })
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    await festival.sql(`UPDATE knowledge_entries SET updated_at = updated_at + interval '1 s', is_active = false
      WHERE id = '${entries[0]?.id}'`)
    const third = (await read(sessionId)).events[0]
    expect(third).toMatchObject({ uid: first?.uid, status: 'CANCELLED' })
    expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0)
  })

  it('is sent as a calendar', async () => {
    const { headers } = await download(await openSession(deps, null))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toContain('itinerary.ics')
  })
})

describe('the rule of a time zone', () => {
  it.each([
    ['America/Los_Angeles', ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']],
    ['Europe/Berlin', ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']],
    ['Asia/Tokyo', []],
  ])('of %s', (zone, rules) => {
    const lines = timeZoneLines(zone, 2026)
    expect(lines.filter((line) => line.startsWith('RRULE:')).map((line) => line.slice(6))).toEqual(rules)
    expect(lines.filter((line) => line.startsWith('TZOFFSETTO:')).length).toBeGreaterThan(0)
  })
})
