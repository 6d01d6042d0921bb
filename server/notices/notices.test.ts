import { expect, test } from 'vitest'
import type { Setup } from '../../contract/setup.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { mailServerForFile, reply } from '../../test/offline-twins/mail-server.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { smtpMailer } from '../providers/mailer/smtp.ts'
import { judgeNotices, type NoticeFacts } from './judge-notices.ts'
import { mailNotices } from './mail-notices.ts'

const mails = await mailServerForFile()
const festival = await festivalForFile({ mode: 'live' })
const { app, deps, sql, clock } = festival
const admin = await signInAs(festival, 'admin')
const staff = await signInAs(festival, 'staff')

const setup: Setup = { steps: [], opensAt: '2026-12-04T14:00:00.000Z', isOpen: true }
/** In the middle of an event with which all is well. */
const fine: NoticeFacts = {
  now: new Date('2026-12-05T12:00:00Z'),
  setup,
  event: {
    startsOn: '2026-12-04',
    endsOn: '2026-12-06',
    endsAt: new Date('2026-12-07T14:00:00Z'),
    closedAt: null,
  },
  peopleGoAt: null,
  silent: [],
  failedMails: 0,
  disk: { free: 400e9, size: 500e9 },
  usage: [],
  failingBackups: undefined,
  brokenSince: [],
  unwatched: null,
  unprepared: 4,
}
const kinds = (facts: Partial<NoticeFacts>) =>
  judgeNotices({ ...fine, ...facts })
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'tour')
const closedAt = new Date('2026-12-08T12:00:00Z')
const closed = { ...fine.event, closedAt }
const meter = {
  of: 'event',
  units: 81,
  unitsCap: 100,
  dollars: 0,
  dollarsCap: 0,
  withheld: 0,
  withheldAt: null,
} as const

test.each<[string, Partial<NoticeFacts>, string[]]>([
  ['all is well', {}, []],
  ['little room on a small disk', { disk: { free: 1.9e9, size: 10e9 } }, ['disk-full']],
  ['a database elsewhere', { disk: undefined }, []],
  ['mails that fail', { failedMails: 2 }, ['mail-failing']],
  ['backups that fail', { failingBackups: { since: null } }, ['backup-failing']],
  ['points that do not add up', { brokenSince: ['2026-12-05T12:00:00Z'] }, ['ledger-broken']],
  [
    'points that nobody proves',
    { unwatched: { since: closedAt, shownSince: closedAt } },
    ['ledger-unwatched'],
  ],
  [
    'four fifths of the budget',
    { usage: [{ service: 'model', hasPrice: false, meters: [meter] }] },
    ['budget'],
  ],
  ['an event that nobody closes', { now: new Date('2026-12-11T15:00:00Z') }, ['event-over']],
  ['people who go in weeks', { event: closed, peopleGoAt: new Date('2027-03-01T00:00:00Z') }, []],
  ['people who go in days', { event: closed, peopleGoAt: new Date('2026-12-12T00:00:00Z') }, ['people-go']],
])('%s', (_what, facts, expected) => expect(kinds(facts)).toEqual(expected))

test('what is missing before the doors open is said in the language of its reader, until each has put it away', async () => {
  clock.set('2026-12-03T12:00:00-08:00')
  await sql("UPDATE event SET organiser = 'Harbour e.V.'")
  const read = async ({ headers }: typeof admin, language: string) => {
    const answer = await app.inject({ url: `/api/admin/notices?language=${language}`, headers })
    return answer.json<{ notices: { cause: string; title: string; isUrgent: boolean }[] }>().notices
  }
  const [first, ...others] = await read(admin, 'de')
  expect(first).toMatchObject({ title: 'Bald gehen die Türen auf, und etwas fehlt', isUrgent: true })
  expect(others.map(({ cause }) => cause)).toEqual(['no-contact.2026-12-04', 'tour'])
  const away = (cause: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/notices/put-away',
      headers: admin.headers,
      payload: { cause },
    })
  expect((await away('')).statusCode).toBe(400)
  expect((await away(first?.cause)).statusCode).toBe(204)
  expect((await away(first?.cause)).statusCode).toBe(204)
  expect((await read(admin, 'en')).map(({ cause }) => cause)).toEqual(['no-contact.2026-12-04', 'tour'])
  expect((await read(staff, 'en'))[0]?.title).toBe('Doors open soon, and something is missing')
})

test('admins are mailed once of each cause, also when two processes look and the mail server was away', async () => {
  clock.set('2026-12-03T12:00:00-08:00')
  const mail = { ...deps.mail, isOn: true, mailer: smtpMailer({ url: mails.url, from: 'a@fest.example' }) }
  const mailing = { ...deps, mail }
  mails.trouble = reply(451, 'come back later')
  await mailNotices(mailing)
  mails.trouble = undefined
  expect(mails.received).toEqual([])
  await Promise.all([mailNotices(mailing), mailNotices(mailing)])
  await mailNotices(mailing)
  const subjects = mails.received.map(({ subject }) => subject).sort()
  expect(subjects).toEqual(['Doors open soon, and something is missing', 'Nobody answers for the event yet'])
  expect(mails.received[0]?.text).toContain('/admin?tab=')
  await mail.mailer.close()
})
