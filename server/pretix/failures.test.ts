import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type PretixFailure, pretixFailures } from '../../contract/pretix.ts'
import { connectedShopForFile } from '../../test/pretix-server.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { followDuePretix } from './follow-pretix.ts'
import { runDueJob } from './run-job.ts'
import { takes } from './take-in-background.ts'

const { shop, rules, festival, headers, id } = await connectedShopForFile()
const { app, deps, clock } = festival
let admin = headers

afterEach(() => {
  shop.trouble = undefined
  rules.restore()
})

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  app.inject({ method, url: `/api/admin/pretix${path}`, headers: admin, ...(body && { body }) })
const source = async () => (await ask('GET', '')).json().sources[0]

await ask('POST', `/${id}/take`)
await runDueJob(deps, takes)

describe('a pretix shop that is followed', () => {
  const refuse = (status: number, headers: Record<string, string> = {}) => ({
    answer: ((_, reply) => void reply.writeHead(status, headers).end('<html>')) as RequestListener,
  })
  it.each<[PretixFailure, { answer: RequestListener; patience?: number }]>([
    ['unauthorised', refuse(401)],
    ['forbidden', refuse(403)],
    ['not-found', refuse(404)],
    ['redirected', refuse(302, { location: 'http://127.0.0.1/elsewhere' })],
    ['busy', refuse(429, { 'retry-after': '900' })],
    ['broken', refuse(503)],
    ['not-pretix', refuse(200, { 'content-type': 'text/html' })],
    ['too-slow', { answer: () => undefined, patience: 300 }],
  ])(
    'that fails as %s is left alone for a while, and says what to do',
    async (failure, { answer, patience }) => {
      const { hookUrl } = await source()
      shop.trouble = answer
      if (patience) rules.timeLimitMs = patience
      expect((await ask('POST', `/${id}/test`)).json().issues).toEqual([
        { path: failure, message: pretixFailures[failure] },
      ])
      clock.advance({ minutes: 59 })
      expect(await followDuePretix(deps)).toBe(true)
      expect((await source()).lastResult).toEqual({ outcome: 'failed', failure })
      await app.inject({ method: 'POST', url: new URL(hookUrl).pathname })
      clock.advance({ minutes: 4 })
      expect(await followDuePretix(deps)).toBe(false)
      shop.trouble = undefined
      clock.advance({ minutes: 61 })
      admin = (await signInAs(festival, 'admin')).headers
      rules.restore()
      expect(await followDuePretix(deps)).toBe(true)
      expect((await source()).lastResult.outcome).toBe('taken')
    },
  )
})

it('a pretix shop inside our own network is not asked', async () => {
  for (const address of [
    'http://10.0.0.7',
    'ftp://pretix.example',
    'https://pretix.example',
    'http://[::1]/',
  ]) {
    const body = { address, organiser: 'harbour', event: 'hl27', token: shop.token }
    const refused = await ask('POST', '', body)
    expect(refused.json().issues, address).toEqual([{ path: 'address', message: pretixFailures.address }])
  }
})
