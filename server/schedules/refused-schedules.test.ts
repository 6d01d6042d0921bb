import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { scheduleSiteForFile } from '../../test/schedule-site.ts'

const { site, rules, ask, add } = await scheduleSiteForFile()

describe('a schedule that cannot be had', () => {
  const redirect =
    (location: string): RequestListener =>
    (_request, reply) =>
      void reply.writeHead(302, { location }).end()
  const problems: [string, string, RequestListener][] = [
    ['leads into our network', 'address', redirect('http://10.0.0.1/schedule.json')],
    ['leads to another protocol', 'address', redirect('file:///etc/passwd')],
    ['is not there', 'away', (_request, reply) => void reply.writeHead(404).end()],
    ['leads round in a circle', 'away', redirect('/schedule.json')],
    [
      'is too large',
      'too-large',
      (_request, reply) => void reply.end(Buffer.alloc(5 * 1024 * 1024 + 1, ' ')),
    ],
    ['never ends', 'too-slow', (_request, reply) => void reply.write('{')],
    ['is a page', 'not-a-schedule', (_request, reply) => void reply.end('<!doctype html><p>Sign in</p>')],
    ['has nothing in it', 'no-sessions', (_request, reply) => void reply.end('{"sessions":[]}')],
  ]

  it.each(problems)(
    'because it %s is refused as %s, and nothing is kept of it',
    async (_name, failure, how) => {
      site.answer = how
      if (failure === 'too-slow') rules.timeLimitMs = 300
      const { status, body } = await add()
      expect([status, body.code, body.issues[0].path]).toEqual([422, 'schedule_unreadable', failure])
      expect((await ask('GET', 'schedules')).body).toEqual({ schedules: [] })
    },
  )

  it('because of its address is not asked for', async () => {
    for (const wrong of [
      'schedule.json',
      'http://[::1]/a',
      'http://user:pw@127.0.0.1/a',
      'http://192.168.0.1/a',
    ]) {
      const { body } = await ask('POST', 'schedules', { address: wrong })
      expect(body.issues[0].path).toBe('address')
    }
  })
})
