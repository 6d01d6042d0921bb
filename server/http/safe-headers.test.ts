import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'

const festival = await festivalForFile()
const origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}`, { redirect: 'manual', ...init })
}

const question = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  body: JSON.stringify({ question: 'Where can I eat?', language: 'en' }),
}

describe('every answer tells browsers what they may do with it', () => {
  it.each([
    ['one from a schema', '/api/event', {}, 200],
    ['one that is written beforehand', '/api/leaderboard', {}, 200],
    ['a stream of events', '/api/live', {}, 200],
    ['a stream of words', '/api/question', question, 200],
    ['a refusal', '/api/leaderboard?limit=0', {}, 400],
    ['one to somebody who is not signed in', '/api/admin/users', {}, 401],
    [
      'one to a foreign page',
      '/api/tap',
      { method: 'POST', headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['one about nothing', '/api/nothing', {}, 404],
    ['one without a body', '/api/admin/users', { method: 'OPTIONS' }, 404],
  ])('%s', async (_name, path, init, status) => {
    const answer = await ask(path, init)
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('also one that says nothing changed', async () => {
    const etag = (await ask('/api/leaderboard')).headers.get('etag') ?? ''
    const answer = await ask('/api/leaderboard', { headers: { 'if-none-match': etag } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
