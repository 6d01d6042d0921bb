import { expect, test } from 'vitest'
import { addressOf } from './api.ts'
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
