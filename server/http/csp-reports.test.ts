import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { sendSafeHeaders } from './safe-headers.ts'

const festival = await festivalForFile()
const { app } = festival

const session = 'a'.repeat(32)
const page = `https://fest.example/fortune-teller/journey/${session}`

const report = (payload: unknown, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const older = (blocked: string, directive = 'img-src') => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': directive,
    'blocked-uri': blocked,
    'original-policy': 'x',
  },
})
const newer = (blockedURL: string) => [
  {
    type: 'csp-violation',
    age: 1,
    url: page,
    body: { documentURL: page, effectiveDirective: 'img-src', blockedURL, disposition: 'enforce' },
  },
  { type: 'deprecation', age: 1, url: page, body: { id: 'Old' } },
]

async function counted(directive: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' })
  return Number(new RegExp(`csp_violations_total{directive="${directive}"} (\\d+)`).exec(body)?.[1] ?? 0)
}

describe('reports of what the content security policy prevented', () => {
  it('are asked for by every page: over https in both ways, over http in the one that works there', async () => {
    const headersAt = async (publicUrl: string) => {
      const server = Fastify()
      await sendSafeHeaders(server, { ...festival.deps.config, publicUrl })
      const { headers } = await server.inject('/')
      return [headers['content-security-policy'], headers['reporting-endpoints']]
    }
    const plain = [expect.stringMatching(/'self';report-uri \/api\/csp-reports$/), undefined]
    expect(await headersAt('http://fest.example')).toEqual(plain)
    const [policy, endpoints] = await headersAt('https://fest.example')
    expect(policy).toContain('report-to csp;report-uri /api/csp-reports')
    expect(endpoints).toBe('csp="/api/csp-reports"')
  })

  it('are refused when they are none, too large or of another type', async () => {
    expectRefusal(await report('{'), 'invalid_request')
    expectRefusal(await report({ 'csp-report': 7 }), 'invalid_request', [''])
    expectRefusal(await report('x', 'text/plain'), 'wrong_content_type')
    expectRefusal(await report(older('x'.repeat(20_000))), 'body_too_large')
    expectRefusal(
      await report(Array(101).fill({ type: 'x', body: {} }), 'application/reports+json'),
      'invalid_request',
      [''],
    )
  })

  it('of both kinds are counted by directive, and one that nobody knows as other', async () => {
    const before = await counted('img-src')
    expect((await report(older('https://evil.example/a.png?who=me'))).statusCode).toBe(204)
    const second = await report(newer('https://evil.example/b.png'), 'application/reports+json')
    expect(second.statusCode).toBe(204)
    expect(await counted('img-src')).toBe(before + 2)
    expect((await report(older('inline', 'x"} 1\nfake_metric'))).statusCode).toBe(204)
    expect(await counted('other')).toBe(1)
  })

  it('leave a few lines a minute in the log, which name a site and a page, and nobody', async () => {
    festival.clock.advance({ seconds: 61 })
    const reported = () => festival.log.lines.filter((line) => line.includes('security policy'))
    const before = reported().length
    for (let n = 0; n < 30; n += 1) await report(older(`https://evil.example/${n}.png?who=nova`))
    const lines = reported().slice(before)
    expect(lines).toHaveLength(6)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      directive: 'img-src',
      blocked: 'https://evil.example',
      page: 'journey-page',
    })
    expect(lines.join()).not.toMatch(new RegExp(`nova|${session}`))
    festival.clock.advance({ seconds: 61 })
    await report(older('https://evil.example/late.png'))
    expect(reported()).toHaveLength(before + 7)
  })
})
