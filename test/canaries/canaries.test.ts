import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { pages } from '../../contract/pages.ts'
import { buildApp } from '../../server/app.ts'
import { mailPhoto } from '../../server/gift-aura/index.ts'
import { smtpMailer } from '../../server/providers/mailer/smtp.ts'
import { festivalForFile } from '../build-app.ts'
import { declared } from '../everybody.ts'
import { anAttendee, aWristband } from '../factories.ts'
import { requestsTo } from '../fuzz/requests.ts'
import type { FuzzCaller } from '../fuzz/who-may-change.ts'
import { callsOf, type FuzzedCall, openWorld } from '../fuzz/world.ts'
import { aPhoto } from '../offline-twins/colour-reader.ts'
import { mailServerForFile } from '../offline-twins/mail-server.ts'
import { ownMatters } from '../open-calls.ts'
import { photoBytes } from '../own-matters.ts'
import { atTheBooth } from '../photo-booth.ts'
import { routesOf } from '../routes-of.ts'
import { isFull } from '../size.ts'
import { type Canary, canary, heardIn } from './canaries.ts'

const metricsToken = 'canary-of-the-metrics-0123456789'
const mails = await mailServerForFile()
const { result: planted, routes } = await routesOf(async () => {
  const festival = await festivalForFile({ mode: 'live' })
  const webFolder = mkdtempSync(join(tmpdir(), 'screens-'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Festival</title>')
  const config = { ...festival.deps.config, metricsToken }
  const app = await buildApp({ ...festival.deps, config, webFolder })
  afterAll(() => app.close())
  return { ...festival, app }
})
planted.deps.mail.mailer = smtpMailer({ url: mails.url, from: 'Festival <hello@festival.example>' })

/** Somebody whom neither the board nor the big screen shows. */
const hidden = await anAttendee(planted, {
  tiktokUsername: 'zephyrine.canary',
  firstName: 'Zephyrine Wilhelmina',
  lastName: 'Canaryson-Featherstone',
  attendeeName: 'Zephyrine Wilhelmina Canaryson-Featherstone',
  email: 'canary.address@hidden.example',
  isHidden: true,
})
const band = await aWristband(planted, { attendee: hidden, tag: '04CAFECAFE0001' })
const world = await openWorld('live', planted, band)
const { matters, callers } = world
const calls = await callsOf(planted, routes)
const cookies = await Promise.all(callers.map(({ cookie }) => cookie()))

const photo = canary('a photo', photoBytes.toString())
const address = canary('an e-mail address', hidden.email ?? '')
const tag = canary('a tag', matters.tag)
const names = [
  canary('a first name', hidden.firstName ?? ''),
  canary('a surname', hidden.lastName ?? ''),
  canary('a handle', hidden.tiktokUsername),
]
/** What opens something for whoever has it: sent to its owner once, and never again to anybody. */
const secrets = [
  ...cookies.filter((cookie) => !cookie.includes('let-me-in')).flatMap((cookie) => secretOf(cookie)),
  canary('the festival’s secret', planted.deps.config.secret ?? ''),
  canary('the token of the metrics', metricsToken),
]
const everything: Canary[] = [photo, address, tag, ...names, ...secrets]

function secretOf(cookie: string): Canary[] {
  const [name = '', value = ''] = cookie.split('=')
  return value === '' ? [] : [canary(`the secret of a cookie ${name}`, value)]
}

/** Calls by which a station hears whom it has before it, and a link what it leads to. */
const naming = ['authenticate', 'recordTap', 'greetVisitor', 'findSession', 'makePairingCode', 'tellFortune']
const linked: Record<string, readonly Canary[]> = {
  getPhoto: names,
  getPhotoPicture: [photo],
}

/** Whether somebody may be told something by a call. */
function mayHear({ operationId, access }: FuzzedCall, caller: FuzzCaller): readonly Canary[] {
  const isDesk = ['admin', 'staff'].includes(caller.role ?? '')
  // Everything that is known about somebody, as they asked for it: the one place that tells tags, and on record.
  const whole = operationId === 'exportAttendee' ? [tag] : []
  const ofDesk = isDesk ? [address, ...names, ...whole] : []
  if (access !== 'anyone') return declared(access, caller) === 'let through' ? ofDesk : []
  if (caller.name === 'the own phone') return [...names, ...(linked[operationId] ?? [])]
  if (caller.isStation && naming.includes(operationId)) return names
  return linked[operationId] ?? []
}

/** What would end the person whom all of this is about, show them, or end the cookie of who asks, is left to the fuzz. */
const ends = ['changeChoices', 'deletePhoto', 'eraseOwnData', 'forgetPhone', 'signOut', 'signOutByAddress']
const isLeftOut = ({ operationId, access, method }: FuzzedCall, caller: FuzzCaller) =>
  ends.includes(operationId) ||
  (access !== 'anyone' && method !== 'GET' && declared(access, caller) === 'let through')

/** Requests to a call about the hidden person: one that is right where there is one, and some that are nearly. */
function requestsAbout(call: FuzzedCall) {
  const [method, url, body] = ownMatters[call.operationId]?.ask(matters) ?? []
  const right = { url: url ?? '', body: JSON.stringify(body), headers: {}, contentType: 'application/json' }
  const nearly = fc.sample(requestsTo(call, world.known), isFull ? 20 : 1)
  return method && isFull ? [right, ...nearly] : method ? [right] : nearly
}

async function answerOf({ method }: FuzzedCall, cookie: string, asked: ReturnType<typeof requestsAbout>[0]) {
  const sendsBody = method !== 'GET' && method !== 'DELETE'
  planted.clock.advance({ seconds: 1 })
  const answer = await planted.app.inject({
    method: method as 'GET',
    url: asked.url,
    headers: { ...asked.headers, cookie, ...(sendsBody && { 'content-type': asked.contentType }) },
    ...(sendsBody && { body: asked.body }),
  })
  const { 'set-cookie': _own, ...headers } = answer.headers
  return `${JSON.stringify(headers)}\n${answer.rawPayload.toString('latin1')}`
}

/** Those who are told the most different things; the others are told what one of these is, or what a guest is. */
const everyday = [
  'nobody',
  'the phone of somebody else',
  'the own phone',
  'the station of the visit',
  'somebody who only reads',
  'somebody of the staff',
]
const isForEveryDay = ({ name }: FuzzCaller) => isFull || everyday.includes(name)

describe('somebody hidden', () => {
  it('is told to the desk, so that this search finds what there is', async () => {
    expect(callers.map(({ name }) => name)).toEqual(expect.arrayContaining(everyday))
    const at = callers.findIndex(({ role }) => role === 'admin')
    const { body } = await planted.app.inject({
      url: '/api/admin/attendees/export',
      headers: { cookie: cookies[at] ?? '' },
    })
    expect(heardIn(body, everything)).toEqual([address, ...names].map(({ what }) => what))
    expect(heardIn(`?tag=${matters.tag.toLowerCase()}`, everything)).toEqual(['a tag'])
    const picture = await planted.app.inject({ url: `/api/photos/${matters.photo}/picture` })
    expect(heardIn(picture.rawPayload.toString('latin1'), everything)).toEqual(['a photo'])
  })

  it.each(callers.map((caller, at) => ({ ...caller, at })).filter(isForEveryDay))(
    'stays hidden from $name',
    async (caller) => {
      const heard: string[] = []
      for (const call of calls) {
        if (isLeftOut(call, caller)) continue
        const may = mayHear(call, caller)
        const kept = everything.filter((one) => !may.includes(one))
        for (const asked of requestsAbout(call)) {
          const told = heardIn(await answerOf(call, cookies[caller.at] ?? '', asked), kept)
          heard.push(...told.map((what) => `${call.method} ${call.path}: ${what}`))
        }
      }
      expect([...new Set(heard)]).toEqual([])
      planted.log.takeErrors()
    },
  )

  it('stands in no page, whatever its address', async () => {
    for (const path of Object.keys(pages)) {
      const url = path.replace(/:\w+/g, matters.visit)
      const { body, headers } = await planted.app.inject({ url })
      expect(heardIn(body + JSON.stringify(headers), everything), url).toEqual([])
    }
  })

  it('stands in no event of the live stream while they tap', async () => {
    const origin = await planted.app.listen({ host: '127.0.0.1', port: 0 })
    const leave = new AbortController()
    const stream = await fetch(`${origin}/api/live`, { signal: leave.signal })
    const screen = callers.findIndex(({ name }) => name === 'the big screen')
    const seen = stream.body?.getReader()
    planted.clock.advance({ hours: 1 })
    for (const { tag: rfidTagId } of [band, await aWristband(planted)]) {
      const payload = { rfidTagId, installationId: 'now-showing' }
      const headers = { cookie: cookies[screen] ?? '' }
      const tapped = await planted.app.inject({ method: 'POST', url: '/api/tap', payload, headers })
      expect(tapped.json().success).toBe(true)
    }
    let text = ''
    // The other person is shown, and came after.
    while (!text.includes('neon.dancer')) text += Buffer.from((await seen?.read())?.value ?? []).toString()
    leave.abort()
    expect(heardIn(text, everything)).toEqual([])
  })

  it('stands in no mail to somebody else', async () => {
    const other = await aWristband(planted)
    const booth = cookies[callers.findIndex(({ name }) => name === 'the photo booth')] ?? ''
    const visited = await atTheBooth(planted).visit(other, {
      imageData: await aPhoto(),
      metadata: { consent: true },
      headers: { cookie: booth },
    })
    expect(visited.json().success, visited.body).toBe(true)
    // The festival was opened without a mail server, and queues nothing by itself.
    const [kept] = await planted.sql<{ id: string }>(
      "UPDATE photos SET email_state = 'queued' WHERE interaction_id = $1 RETURNING id",
      [visited.json().interaction.id],
    )
    await mailPhoto(planted.deps, kept?.id ?? '', false)
    expect(mails.received).toHaveLength(1)
    expect(heardIn(JSON.stringify(mails.received), everything)).toEqual([])
  })

  it('stands in no metric', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await planted.app.inject({ url: '/metrics', headers })
    expect(body).toContain('http_request_duration_seconds')
    expect(heardIn(body, [...everything, canary('a visit', matters.visit)])).toEqual([])
  })

  it('stands in no line of the log', () => {
    expect(planted.log.lines.length).toBeGreaterThan(0)
    const quiet = [
      ...everything,
      canary('a visit', matters.visit),
      canary('a link to a photo', matters.photo),
    ]
    expect(planted.log.lines.filter((line) => heardIn(line, quiet).length > 0)).toEqual([])
  })
})
