import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { openSession } from './index.ts'

const festival = await festivalForFile()
const { app, deps } = festival

const whose = (sessionId: string) => app.inject({ url: `/api/sessions/${sessionId}` })

describe('a session that is not there', () => {
  it.each([
    '0'.repeat(32),
    'f'.repeat(31),
    'F'.repeat(32),
    'nothing',
    '%00',
    '%F0%9F%98%80',
    "' OR 1=1 --",
    '__proto__',
  ])('(%s) is 404', async (sessionId) => {
    expectRefusal(await whose(encodeURI(sessionId).replaceAll('%25', '%')), 'session_not_found')
  })

  it.each(['a'.repeat(101), 'a'.repeat(201), 'a'.repeat(5_000)])(
    'with an endless id is 400',
    async (sessionId) => {
      const response = await whose(sessionId)
      expect(response.json()).toMatchObject({ code: 'invalid_request' })
      expect(response.statusCode).toBe(400)
      expect(response.body).not.toContain(sessionId)
    },
  )

  it('with an address that cannot be read is 400', async () => {
    expectRefusal(await whose('%zz'), 'invalid_request')
  })
})

describe('a session', () => {
  it('of an attendee names them, and nothing else of them', async () => {
    const { attendee } = await aWristband(festival)
    const sessionId = await openSession(deps, attendee.id)
    expect((await whose(sessionId)).json()).toEqual({
      sessionId,
      tiktokUsername: attendee.tiktokUsername,
      attendeeName: attendee.attendeeName,
    })
  })

  it('of a guest names nobody', async () => {
    const sessionId = await openSession(deps, null)
    expect((await whose(sessionId)).json()).toEqual({ sessionId, tiktokUsername: null, attendeeName: null })
  })
})
