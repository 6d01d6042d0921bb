import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSchedule } from './read-schedule.ts'
import type { Festival, Unreadable } from './session.ts'

const harbourLights: Festival = {
  timeZone: 'Europe/Amsterdam',
  dayStartsAtHour: 6,
  startsAt: Date.parse('2027-06-10T06:00:00+02:00'),
  endsAt: Date.parse('2027-06-14T06:00:00+02:00'),
}
const file = (name: string) => readFileSync(`test/schedules/${name}`)
const read = (content: string | Buffer, festival = harbourLights) =>
  readSchedule(Buffer.from(content as string), festival)
const reasonOf = (content: string | Buffer) => {
  try {
    read(content)
    return 'read'
  } catch (problem) {
    return (problem as Unreadable).reason
  }
}

/** A calendar of these lines of events. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const files = ['pretalx.json', 'frab.xml', 'sessionize-all.json', 'sessionize-grid.json', 'programme.ics']

describe('the schedule of a convention', () => {
  it.each(files)('in %s has the same 40 sessions, at the same times and places', (name) => {
    const spans = ({ sessions }: ReturnType<typeof read>) =>
      sessions
        .map(({ title, startsAt, endsAt, location }) => [title, startsAt, endsAt, location].join(' | '))
        .sort()
    const { sessions, problems } = read(file(name))
    expect(problems).toEqual([])
    expect(new Set(sessions.map(({ key }) => key)).size).toBe(40)
    expect(spans({ sessions } as ReturnType<typeof read>)).toEqual(spans(read(file('pretalx.json'))))
  })

  it('keeps who is there, what it is about, its track, and goes on after midnight', () => {
    for (const name of files.slice(0, 4)) {
      const { sessions } = read(file(name))
      expect(sessions.find(({ title }) => title === 'Silent Ceilidh')).toMatchObject({
        description: 'Dance with headphones until the last ferry.\n\nWith Caller: Morag Weir.',
        location: 'Warehouse 7',
        startsAt: '2027-06-11T20:30:00.000Z',
        endsAt: '2027-06-11T23:00:00.000Z',
        tags: expect.arrayContaining(['concerts']),
      })
    }
  })
})

describe('times of a schedule', () => {
  const session = (startsAt: unknown, endsAt?: unknown) =>
    read(JSON.stringify({ sessions: [{ id: 1, title: 'One', startsAt, endsAt }], rooms: [] }))

  it('without a zone are on the clock of the festival, and may end under the same date after midnight', () => {
    expect(session('2027-06-11T22:00:00', '2027-06-11T02:00:00').sessions).toMatchObject([
      { startsAt: '2027-06-11T20:00:00.000Z', endsAt: '2027-06-12T00:00:00.000Z' },
    ])
  })

  it.each([
    ['soon', undefined, 'not-a-date', 0],
    [null, null, 'no-time', 0],
    ['2027-06-11T22:00:00', 'later', 'end-before-start', 1],
    ['2027-06-11T22:00:00', '2027-06-01T22:00:00', 'end-before-start', 1],
    ['2028-06-11T22:00:00', undefined, 'outside-event', 1],
  ])('that are %j to %j are remarked as %s', (startsAt, endsAt, code, taken) => {
    const { sessions, problems } = session(startsAt, endsAt)
    expect(problems).toEqual([{ code, title: 'One' }])
    expect(sessions).toHaveLength(taken)
  })
})

describe('a calendar', () => {
  it('repeats what it says, without what was taken out, and with what was moved or cancelled', () => {
    const yoga = ['UID:yoga', 'SUMMARY:Yoga', 'DTSTART;TZID=Europe/Amsterdam:20270610T090000']
    const { sessions, problems } = read(
      calendar(
        [
          ...yoga,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE;TZID=Europe/Amsterdam:20270611T090000',
        ],
        [
          ...['UID:yoga', 'SUMMARY:Yoga by the water', 'RECURRENCE-ID;TZID=Europe/Amsterdam:20270612T090000'],
          ...['DTSTART;TZID=Europe/Amsterdam:20270612T103000', 'DURATION:PT30M'],
        ],
        [
          ...['UID:yoga', 'SUMMARY:Yoga', 'RECURRENCE-ID;TZID=Europe/Amsterdam:20270613T090000'],
          ...['DTSTART;TZID=Europe/Amsterdam:20270613T090000', 'STATUS:CANCELLED'],
        ],
      ),
    )
    expect(problems).toEqual([])
    expect(sessions).toMatchObject([
      { key: 'yoga/2027-06-10T07:00:00.000Z', series: 'yoga', startsAt: '2027-06-10T07:00:00.000Z' },
      {
        key: 'yoga/2027-06-12T07:00:00.000Z',
        title: 'Yoga by the water',
        startsAt: '2027-06-12T08:30:00.000Z',
        endsAt: '2027-06-12T09:00:00.000Z',
      },
      { startsAt: '2027-06-13T07:00:00.000Z', isCancelled: true },
    ])
  })

  it('keeps the hour of a repetition when the clocks change', () => {
    const autumn = {
      ...harbourLights,
      startsAt: Date.parse('2027-10-29T04:00:00Z'),
      endsAt: Date.parse('2027-11-02T05:00:00Z'),
    }
    const daily = [
      'UID:a',
      'SUMMARY:A',
      'DTSTART;TZID=Europe/Amsterdam:20271030T100000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ]
    expect(read(calendar(daily), autumn).sessions.map(({ startsAt }) => startsAt)).toEqual([
      '2027-10-30T08:00:00.000Z',
      '2027-10-31T09:00:00.000Z',
    ])
  })

  it('takes of an endless rule what is near the festival, and says so of one that is too much', () => {
    const weekly = ['UID:w', 'SUMMARY:Weekly', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=WEEKLY']
    const mad = ['UID:m', 'SUMMARY:Mad', 'DTSTART:20270610T100000Z', 'RRULE:FREQ=SECONDLY']
    const { sessions, problems } = read(calendar(weekly, mad))
    expect(sessions.filter(({ series }) => series === 'w').length).toBeLessThan(12)
    expect(sessions.filter(({ series }) => series === 'm')).toHaveLength(200)
    expect(problems).toContainEqual({ code: 'endless', title: 'Mad' })
  })

  it('leaves out what lasts all day, and a time in a zone that nobody knows', () => {
    const { sessions, problems } = read(
      calendar(
        ['UID:1', 'SUMMARY:Market day', 'DTSTART;VALUE=DATE:20270611'],
        ['UID:2', 'SUMMARY:On the moon', 'DTSTART;TZID=Moon/Tranquility:20270611T100000'],
      ),
    )
    expect(sessions).toEqual([])
    expect(problems).toEqual([
      { code: 'all-day', title: 'Market day' },
      { code: 'unknown-zone', title: 'On the moon' },
    ])
  })
})

describe('a file that is no schedule', () => {
  const declared = (subset: string, title: string) =>
    `<?xml version="1.0"?><!DOCTYPE schedule [${subset}]><schedule><day date="2027-06-11"><room name="A"><event id="1"><start>10:00</start><title>${title}</title></event></room></day></schedule>`

  it.each([
    ['a page', '<!doctype html><html><body><p>Please sign in</body></html>', 'not-a-schedule'],
    ['XML of another kind', '<rss><channel/></rss>', 'not-a-schedule'],
    ['XML that is cut off', '<schedule><day>', 'not-a-schedule'],
    [
      'an entity that names a file',
      declared('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'),
      'not-a-schedule',
    ],
    ['entities that multiply', declared('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', '&b;'), 'not-a-schedule'],
    ['an entity of nowhere', '<schedule><day>&nobody;</day></schedule>', 'not-a-schedule'],
    ['XML a thousand deep', `${'<schedule>'.repeat(1_000)}`, 'not-a-schedule'],
    ['JSON of another kind', '{"schedule":{"conference":{}}}', 'not-a-schedule'],
    ['JSON that is cut off', '{"sessions":[', 'not-a-schedule'],
    ['a calendar that is cut off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT', 'not-a-schedule'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 'not-a-schedule'],
    ['nothing', '', 'not-a-schedule'],
    ['a schedule of nothing', '{"sessions":[]}', 'no-sessions'],
  ])('is %s', (_name, content, reason) => {
    expect(reasonOf(content)).toBe(reason)
  })

  it('is one of more sessions than any convention has', () => {
    const sessions = Array.from({ length: 5_001 }, (_, id) => ({
      id,
      title: 'T',
      startsAt: '2027-06-11T10:00',
    }))
    expect(reasonOf(JSON.stringify({ sessions }))).toBe('too-many-sessions')
  })
})

describe('texts of a schedule', () => {
  it('lose the marks of a page, and what no database can keep; long ones are cut', () => {
    const description = '<p>Salt &amp; <b>wind</b></p><script>alert(1)</script><p>Bring a\u0000 coat</p>'
    const twice = { id: 7, title: 'x'.repeat(300), description, startsAt: '2027-06-11T10:00' }
    const { sessions, problems } = read(
      JSON.stringify({ sessions: [twice, { ...twice, id: 8, title: 'B\ud800' }] }),
    )
    expect(sessions[0]?.title).toHaveLength(200)
    expect(sessions[1]).toMatchObject({ title: 'B\ufffd', description: 'Salt & wind\nBring a coat' })
    expect(problems.map(({ code }) => code)).toEqual(['too-long'])
  })

  it('that share an id stay apart', () => {
    const one = { guid: 'same', title: 'Open gaming', duration: '01:00', start: '10:00' }
    const conference = {
      days: [{ date: '2027-06-11', rooms: { A: [one], B: [{ ...one, start: '01:00' }] } }],
    }
    const { sessions, problems } = read(JSON.stringify({ schedule: { conference } }))
    expect(sessions).toMatchObject([
      { key: 'same', series: 'same', startsAt: '2027-06-11T08:00:00.000Z', location: 'A' },
      { key: 'same#2', series: 'same', startsAt: '2027-06-11T23:00:00.000Z', location: 'B' },
    ])
    expect(problems).toEqual([{ code: 'same-id', title: 'Open gaming' }])
  })
})
