import { expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { mailServerForFile, reply } from '../../test/offline-twins/mail-server.ts'
import { aStation } from '../../test/paired-station.ts'
import { smtpMailer } from '../providers/mailer/smtp.ts'
import { mailNotices } from './mail-notices.ts'
import { createWatch } from './watch-stations.ts'

const mails = await mailServerForFile()
const { received } = mails
const festival = await festivalForFile()
const { app, clock, deps } = festival
deps.mail.mailer = smtpMailer({ url: mails.url, from: 'LIVE FEST <hello@livefest.example>' })
const named = {
  ...deps,
  config: { ...deps.config, stationNoticesTo: ['ops@crew.example', 'boss@crew.example'] },
}
const look = createWatch(deps)
const heartbeat = {
  method: 'POST',
  url: '/api/kiosks/me/heartbeat',
  payload: { version: 'a', pendingTaps: 0 },
} as const

test('a station that falls silent is mailed once to everybody named, and once when it is back', async () => {
  const { headers } = await aStation(festival, 'tap-tracking')
  clock.advance({ minutes: 2 })
  await look()
  await mailNotices(deps)
  expect(received, 'nobody is named').toEqual([])
  mails.trouble = reply(451, 'come back later')
  await mailNotices(named)
  mails.trouble = undefined
  await mailNotices(named)
  expect(received, 'within a minute').toEqual([])
  clock.advance({ minutes: 1 })
  await Promise.all([mailNotices(named), mailNotices(named)])
  expect(received).toHaveLength(1)
  expect([received[0]?.to].flat()[0]?.text).toBe('ops@crew.example, boss@crew.example')
  expect(received[0]?.subject).toMatch(/^Station silent: /)
  expect(received[0]?.text).toContain('http://localhost:3000/admin?tab=stations')

  await app.inject({ ...heartbeat, headers })
  await mailNotices(named)
  await mailNotices(named)
  expect(received.map(({ subject }) => subject?.split(':')[0])).toEqual(['Station silent', 'Station back'])
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2)
})

test('an address that nobody knows any more keeps the mail from nobody else', async () => {
  received.length = 0
  const { headers } = await aStation(festival, 'tap-tracking')
  mails.unknown.add('ops@crew.example')
  clock.advance({ minutes: 2 })
  await look()
  await mailNotices(named)
  // This station, and the one of the test before, which is silent again.
  expect(received).toHaveLength(2)
  mails.unknown.clear()
  clock.advance({ minutes: 2 })
  await mailNotices(named)
  expect(received, 'nothing is sent twice').toHaveLength(2)
  await app.inject({ ...heartbeat, headers })
  await mailNotices(named)
})

test('what no mail server took for an hour is news no more, and what it will never take is not tried again', async () => {
  received.length = 0
  await aStation(festival, 'now-showing')
  clock.advance({ minutes: 2 })
  await look()
  clock.advance({ hours: 1 })
  await mailNotices(named)
  expect(received).toEqual([])

  const { headers } = await aStation(festival, 'gift-aura')
  clock.advance({ minutes: 2 })
  await look()
  mails.trouble = reply(550, 'not from you')
  await mailNotices(named)
  mails.trouble = undefined
  clock.advance({ minutes: 2 })
  await mailNotices(named)
  expect(received).toEqual([])
  await app.inject({ ...heartbeat, headers })
})
