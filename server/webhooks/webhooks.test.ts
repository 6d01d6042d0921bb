import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Signature } from 'standardwebhooks'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type WebhookEvent, webhookEvents } from '../../contract/webhooks.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { createWebhook, replay, testWebhook } from './manage-webhooks.ts'
import { listDue, sendDueTo } from './send-due.ts'

const festival = await festivalForFile()
const { app, sql, clock, deps } = festival
const here = { protocol: 'http:', anyPort: true, mayAsk: () => true, timeLimitMs: 20_000 } as const
const admin = await signInAs(festival, 'admin')
const actor = { id: admin.id, firstName: 'Sam', lastName: 'Rivera', email: null } as never

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
interface Heard {
  headers: Record<string, string>
  body: string
  type: string
  data: { attendee?: { id: string; tiktokUsername: string }; interaction?: { points: number } }
}

/** Another program on this machine, which takes everything unless it is told otherwise. */
async function aProgram(first: Answer = (_request, response) => response.writeHead(204).end()) {
  const heard: Heard[] = []
  const program = { heard, answer: first, url: '' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    heard.push({ headers: request.headers as Heard['headers'], body, ...JSON.parse(body) })
    program.answer(request, response, body)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return program
}

async function told(url: string, events: readonly WebhookEvent[] = webhookEvents) {
  return createWebhook(deps, actor, { name: 'Mission control', url, events: [...events] }, here)
}

/** Sends what is due now, until nothing is. */
async function sendAll() {
  for (let sent = true; sent; ) {
    sent = false
    for (const webhook of await listDue(deps)) sent = (await sendDueTo(deps, webhook, here)) || sent
  }
}

const tap = (tag: string) =>
  app.inject({ method: 'POST', url: '/api/tap', payload: { rfidTagId: tag, installationId: 'tap-tracking' } })
/** Whether a signature is right, at the time of the festival. */
function verifies(secret: string, { body, headers }: Pick<Heard, 'body' | 'headers'>): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() })
  try {
    return Boolean(new Signature(secret).verify(body, headers))
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

const refuse =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status).end()
const stateOf = async (id: string) =>
  (
    await sql<{ is_active: boolean; off_reason: string | null; failures: number }>(
      'SELECT * FROM webhooks WHERE id = $1',
      [id],
    )
  )[0]
const deliveries = (id: string) =>
  sql<{ state: string; tries: number; problem: string | null }>(
    'SELECT state, tries, problem FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY id',
    [id],
  )

beforeEach(() => sql('DELETE FROM webhooks'))

describe('a webhook', () => {
  it('is told what happens, signed, and without e-mail, tag or picture', async () => {
    const program = await aProgram()
    const { secret } = await told(program.url)
    const { tag, attendee } = await aWristband(festival)
    await tap(tag)
    await app.inject({ method: 'POST', url: '/api/question', payload: { question: 'Where is the food?' } })
    await app.inject({
      ...{ method: 'POST', url: '/api/admin/bonus', headers: admin.headers },
      payload: { attendeeId: attendee.id, points: 7 },
    })
    await sendAll()
    const types = program.heard.map(({ type }) => type)
    expect(types.sort()).toEqual([
      'attendee.checked_in',
      'points.changed',
      'points.changed',
      'question.asked',
    ])
    for (const { headers, body } of program.heard) {
      expect(verifies(secret, { body, headers })).toBe(true)
      for (const hidden of ['@', tag, 'email', 'avatar']) expect(body).not.toContain(hidden)
    }
    const points = program.heard
      .filter(({ data }) => data.interaction)
      .map(({ data }) => data.interaction?.points)
    expect(points.at(-1), 'in the order in which it happened').toBe(7)
    const person = { id: attendee.id, tiktokUsername: attendee.tiktokUsername }
    expect(program.heard.find(({ type }) => type === 'points.changed')?.data.attendee).toMatchObject(person)
  })

  it('costs nothing when nobody listens for it', async () => {
    const program = await aProgram()
    const { webhook } = await told(program.url, ['question.asked'])
    await tap((await aWristband(festival)).tag)
    expect(await deliveries(webhook.id)).toEqual([])
  })

  it('is told of one person one thing after the other, though others go on', async () => {
    const program = await aProgram(refuse(400))
    const { webhook } = await told(program.url, ['points.changed'])
    const [one, other] = [await aWristband(festival), await aWristband(festival)]
    for (const { tag } of [one, other]) await tap(tag)
    await app.inject({
      ...{ method: 'POST', url: '/api/admin/bonus', headers: admin.headers },
      payload: { attendeeId: one.attendee.id, points: 1 },
    })
    await sendAll()
    expect(await deliveries(webhook.id)).toMatchObject([{ tries: 1 }, { tries: 1 }, { tries: 0 }])
    expect(await stateOf(webhook.id), 'such an answer is about one message').toMatchObject({ failures: 0 })
    program.answer = refuse(200)
    clock.advance({ seconds: 6 })
    await sendAll()
    expect((await deliveries(webhook.id)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'))
    expect(program.heard.at(-1)?.data.interaction?.points).toBe(1)
    const ids = program.heard.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size, 'a message has one id at every try').toBe(3)
  })

  it('that fails is asked by one process with one message, and gets everything at once when it is back', async () => {
    const program = await aProgram(refuse(503))
    const { webhook } = await told(program.url, ['points.changed'])
    for (let n = 0; n < 3; n += 1) await tap((await aWristband(festival)).tag)
    await sendAll()
    expect(program.heard).toHaveLength(3)
    clock.advance({ seconds: 6 })
    const second = await festivalForTest({ sharing: festival })
    const due = { id: webhook.id, isFailing: true }
    const had = await Promise.all([deps, second.deps].map((process) => sendDueTo(process, due, here)))
    expect(had.sort()).toEqual([false, true])
    expect(program.heard).toHaveLength(4)
    program.answer = refuse(200)
    clock.advance({ minutes: 6 })
    await sendAll()
    expect(program.heard).toHaveLength(7)
    expect(await stateOf(webhook.id)).toMatchObject({ failures: 0, failing_since: null })
  })

  it('is never sent a message twice by two processes at once', async () => {
    const program = await aProgram()
    const { webhook } = await told(program.url, ['points.changed'])
    for (let n = 0; n < 12; n += 1) await tap((await aWristband(festival)).tag)
    const second = await festivalForTest({ sharing: festival })
    const due = { id: webhook.id, isFailing: false }
    await Promise.all([deps, second.deps, deps, second.deps].map((process) => sendDueTo(process, due, here)))
    expect(program.heard).toHaveLength(12)
  })

  it('that takes nothing for a day is switched off; what it missed can be sent again', async () => {
    const program = await aProgram(refuse(500))
    const { webhook } = await told(program.url, ['points.changed'])
    for (let n = 0; n < 2; n += 1) await tap((await aWristband(festival)).tag)
    await sendAll()
    clock.advance({ hours: 25 })
    await sendAll()
    expect(await stateOf(webhook.id)).toMatchObject({ is_active: false, off_reason: 'failing' })
    expect((await deliveries(webhook.id)).map(({ state }) => state)).toEqual(['given-up', 'given-up'])
    await tap((await aWristband(festival)).tag)
    expect(await deliveries(webhook.id), 'nothing is written for it any more').toHaveLength(2)
    const headers = (await signInAs(festival, 'admin')).headers
    const url = `/api/admin/webhooks/${webhook.id}`
    const on = await app.inject({ method: 'PATCH', url, headers, payload: { isActive: true } })
    expect(on.json()).toMatchObject({ isActive: true, offReason: null, failingSince: null, givenUp: 2 })
    program.answer = refuse(200)
    expect(await replay(deps, actor, webhook.id, undefined)).toBe(2)
    await sendAll()
    expect((await deliveries(webhook.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('that answers 410 is told nothing more', async () => {
    const program = await aProgram(refuse(410))
    const { webhook } = await told(program.url, ['points.changed'])
    await tap((await aWristband(festival)).tag)
    await sendAll()
    expect(await stateOf(webhook.id)).toMatchObject({ is_active: false, off_reason: 'gone' })
  })

  it('is signed with both secrets for a day after a rotation', async () => {
    const program = await aProgram()
    const { webhook, secret: old } = await told(program.url)
    const url = `/api/admin/webhooks/${webhook.id}/secret`
    const headers = (await signInAs(festival, 'admin')).headers
    const { secret } = (await app.inject({ method: 'POST', url, headers })).json()
    const valid = () => [old, secret].map((key) => verifies(key, program.heard.at(-1) as Heard))
    await testWebhook(deps, webhook.id, here)
    expect(valid()).toEqual([true, true])
    clock.advance({ hours: 25 })
    expect(await testWebhook(deps, webhook.id, here)).toMatchObject({ status: 204, problem: null })
    expect(valid()).toEqual([false, true])
    const [row] = await sql<{ row: string }>('SELECT webhooks::text AS row FROM webhooks')
    expect(row?.row).not.toContain(secret)
  })

  it('tells at a test what went wrong', async () => {
    const { webhook } = await told((await aProgram(refuse(401))).url)
    expect(await testWebhook(deps, webhook.id, here)).toMatchObject({ status: 401, problem: 'refused' })
    expect(await testWebhook(deps, webhook.id)).toMatchObject({ status: null, problem: 'bad-address' })
  })

  it.each([
    ['plain http', 'http://hooks.example/', 400, 'invalid_request'],
    ['a password', 'https://me:secret@hooks.example/', 422, 'webhook_address_refused'],
    ['our own machine', 'https://127.0.0.1:8443/', 422, 'webhook_address_refused'],
    ['our own machine by name', 'https://localhost/', 422, 'webhook_address_refused'],
    ['a machine of the cloud', 'https://169.254.169.254/latest', 422, 'webhook_address_refused'],
  ])('is never at %s', async (_name, url, status, code) => {
    const headers = (await signInAs(festival, 'admin')).headers
    const payload = { name: 'Inside', url, events: ['points.changed'] }
    const made = await app.inject({ method: 'POST', url: '/api/admin/webhooks', headers, payload })
    expect([made.statusCode, made.json().code]).toEqual([status, code])
  })

  it('is told whom to forget, by the id alone and last of all, and nothing else about them is sent any more', async () => {
    const program = await aProgram()
    await told(program.url)
    const { tag, attendee } = await aWristband(festival)
    await tap(tag)
    const url = `/api/admin/attendees/${attendee.id}/erase`
    const { headers } = await signInAs(festival, 'admin')
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
    await sendAll()
    expect(program.heard).toEqual([])
    clock.advance({ minutes: 1 })
    await sendAll()
    expect(program.heard.map(({ type, data }) => [type, data])).toEqual([
      ['attendee.erased', { attendee: { id: attendee.id } }],
    ])
  })
})
