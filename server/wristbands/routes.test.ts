import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'

const festival = await festivalForFile()

function authenticate(payload: string | object, headers: Record<string, string> = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return festival.app.inject({
    method: 'POST',
    url: '/api/rfid/authenticate',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

describe('a check-in that fails', () => {
  it.each([
    ['{', undefined],
    ['{}', ['rfidTagId']],
    ['{"rfidTagId":null}', ['rfidTagId']],
    ['{"rfidTagId":["04AB12CD"]}', ['rfidTagId']],
    ['{"rfidTagId":"04A"}', ['rfidTagId']],
    ['{"rfidTagId":"04AB\\u0000CD"}', undefined],
    [`{"rfidTagId":"${'A'.repeat(201)}"}`, ['rfidTagId']],
  ])('is 400 for %s', async (body, issues) => {
    expectRefusal(await authenticate(body), 'invalid_request', issues)
  })

  it('is 413 for a body of more than 64 KiB, and 415 for what is not JSON', async () => {
    expectRefusal(await authenticate({ rfidTagId: 'A'.repeat(64 * 1024) }), 'body_too_large')
    expectRefusal(
      await authenticate('rfidTagId=04AB', { 'content-type': 'text/plain' }),
      'wrong_content_type',
    )
  })

  it('is 403 from a page of another site', async () => {
    const { tag } = await aWristband(festival)
    expectRefusal(
      await authenticate({ rfidTagId: tag }, { origin: 'https://elsewhere.example' }),
      'foreign_origin',
    )
  })

  it('sends a band that nobody linked, and one that was blocked, to the registration desk alike', async () => {
    const blocked = await aWristband(festival, { ended: 'lost' })
    expectRefusal(await authenticate({ rfidTagId: '04BADBADBAD0' }), 'wristband_not_linked')
    expectRefusal(await authenticate({ rfidTagId: blocked.tag }), 'wristband_not_linked')
  })
})

describe('a check-in', () => {
  it('opens a new session every time and names the person, never the address or the tag', async () => {
    const { tag, attendee } = await aWristband(festival)
    const first = await authenticate({ rfidTagId: tag.toLowerCase() })
    const second = await authenticate({ rfidTagId: tag })
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      tiktokUsername: attendee.tiktokUsername,
      attendeeName: attendee.attendeeName,
    })
    expect(second.json().sessionId).not.toBe(first.json().sessionId)
    expect(first.body).not.toContain(tag)
  })

  it('with the band that replaced a lost one finds the same person', async () => {
    const lost = await aWristband(festival, { ended: 'lost' })
    const { tag } = await aWristband(festival, { attendee: lost.attendee })
    expect((await authenticate({ rfidTagId: tag })).json().tiktokUsername).toBe(lost.attendee.tiktokUsername)
  })
})
