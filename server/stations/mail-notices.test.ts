import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aStation } from '../../test/paired-station.ts'
import { smtpMailer } from '../providers/mailer/smtp.ts'
import { mailNotices } from './mail-notices.ts'
import { createWatch } from './watch-stations.ts'

const received: ParsedMail[] = []
let trouble: (Error & { responseCode?: number }) | undefined
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    simpleParser(stream).then((mail) => {
      if (!trouble) received.push(mail)
      done(trouble)
    }, done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
afterAll(() => server.close())

const festival = await festivalForFile()
const { app, clock, deps } = festival
deps.mail.mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'LIVE FEST <hello@livefest.example>' })
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
  trouble = Object.assign(new Error('come back later'), { responseCode: 451 })
  await mailNotices(named)
  trouble = undefined
  await mailNotices(named)
  expect(received, 'within a minute').toEqual([])
  clock.advance({ minutes: 1 })
  await Promise.all([mailNotices(named), mailNotices(named)])
  expect(received.map(({ to }) => [to].flat()[0]?.text)).toEqual(['ops@crew.example', 'boss@crew.example'])
  expect(received[0]?.subject).toMatch(/^Station silent: /)
  expect(received[0]?.text).toContain('http://localhost:3000/admin?tab=stations')

  await app.inject({ ...heartbeat, headers })
  await mailNotices(named)
  await mailNotices(named)
  expect(received.map(({ subject }) => subject?.split(':')[0])).toEqual([
    ...Array(2).fill('Station silent'),
    ...Array(2).fill('Station back'),
  ])
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(4)
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
  trouble = Object.assign(new Error('no such person'), { responseCode: 550 })
  await mailNotices(named)
  trouble = undefined
  clock.advance({ minutes: 2 })
  await mailNotices(named)
  expect(received).toEqual([])
  await app.inject({ ...heartbeat, headers })
})
