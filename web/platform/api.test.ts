import { expect, test, vi } from 'vitest'
import { recordTap } from '../../contract/taps.ts'
import { addressOf, call } from './api.ts'
import { ApiFailure, isAway, NetworkFailure } from './api-failure.ts'

test('a path parameter is encoded and an absent query value is left out', () => {
  const address = addressOf('/api/sessions/:sessionId', {
    params: { sessionId: 'a/b?' },
    querystring: { limit: 5, page: undefined },
  })
  expect(address).toBe('/api/sessions/a%2Fb%3F?limit=5')
})

test('a failure reads "status: body", and "status: status text" when the body is empty', () => {
  expect(new ApiFailure(418, 'I am a teapot').message).toBe('418: I am a teapot')
  expect(new ApiFailure(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway')
})

test('a refusal of ours carries its code and its sentence', () => {
  const failure = new ApiFailure(404, '{"error":"Please check in.","code":"wristband_not_linked"}')
  expect([failure.code, failure.sentence]).toEqual(['wristband_not_linked', 'Please check in.'])
  const issues = [{ path: 'unauthorised', message: 'pretix does not know this token.' }]
  expect(new ApiFailure(422, JSON.stringify({ issues })).issues).toEqual(issues)
})

test('a page of a proxy has neither code nor sentence', () => {
  expect(new ApiFailure(502, '<html>').sentence).toBeUndefined()
  expect(new ApiFailure(500, '"text"').code).toBeUndefined()
})

test('no network and a busy server are away; a refusal is not', () => {
  expect(isAway(new NetworkFailure(new TypeError('Failed to fetch')))).toBe(true)
  expect(isAway(new ApiFailure(503, '{"error":"away","code":"unavailable"}'))).toBe(true)
  expect(isAway(new ApiFailure(409, '{"error":"break","code":"installation_inactive"}'))).toBe(false)
})

test.each([
  ['a busy server', 429, '{"error":"Fast.","code":"too_many_requests"}'],
  ['an error of the server', 500, '{"error":"Ours.","code":"unexpected"}'],
  ["a proxy's page in place of an answer", 404, '<html>'],
])('%s may answer otherwise later', (_, status, body) => {
  expect(isAway(new ApiFailure(status, body))).toBe(true)
})

const body = { rfidTagId: '04A1B2C3', installationId: 'tap-tracking' }

test('a page that comes in place of our answer is no success', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Welcome to our Wi-Fi</html>'))
  await expect(call(recordTap, { body })).rejects.toSatisfy(isAway)
})

test('a time limit that ran out is no answer; whoever gave up hears nothing of it', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_done, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))
  })
  await expect(call(recordTap, { body, signal: AbortSignal.timeout(5) })).rejects.toSatisfy(isAway)
  const left = new AbortController()
  const leaving = call(recordTap, { body, signal: left.signal })
  left.abort()
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' })
})
