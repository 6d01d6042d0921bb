import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })

function post(payload: unknown, headers: Record<string, string> = {}, { app } = festival) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return app.inject({
    method: 'POST',
    url: '/api/tap',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function aTap(given: Record<string, unknown> = {}) {
  const band = await aWristband(festival)
  const place = await anInstallation(festival)
  return { rfidTagId: band.tag, installationId: place.id, ...given }
}

describe('a tap that is not valid', () => {
  it.each([
    ['nothing', '', undefined],
    ['half of JSON', '{"rfidTagId":', undefined],
    ['a list', '[]', ['']],
    ['null', 'null', ['']],
    ['no fields', '{}', ['installationId']],
    ['a number for a tag', '{"rfidTagId":4711,"installationId":"tap-tracking"}', ['rfidTagId']],
    ['a prototype', '{"__proto__":{"admin":true},"rfidTagId":"04AB12CD"}', undefined],
    ['a constructor', '{"constructor":{"prototype":{}},"rfidTagId":"04AB12CD"}', undefined],
  ])('with %s in its body is 400', async (_what, body, issues) => {
    expectTapRefusal(await post(body), 'invalid_request', issues)
  })

  it.each([
    'abc',
    'a b',
    '04-:',
    `${'A'.repeat(65)}`,
    'ÄÖÜ1',
    '04AB\u0000CD',
    '04AB/../CD',
    "04AB'; DROP TABLE attendees",
  ])('with the tag %j is 400', async (rfidTagId) => {
    const unstorable = rfidTagId.includes('\0') ? undefined : ['rfidTagId']
    expectTapRefusal(await post(await aTap({ rfidTagId })), 'invalid_request', unstorable)
  })

  it.each(['', 'Tap Tracking', 'tap_tracking', '-', 'a--b', 'x'.repeat(81)])(
    'with the installation %j is 400',
    async (installationId) => {
      expectTapRefusal(await post(await aTap({ installationId })), 'invalid_request', ['installationId'])
    },
  )

  it.each([
    [{ location: 'x'.repeat(201) }, ['metadata.location']],
    [{ timestamp: 'yesterday' }, ['metadata.timestamp']],
    [{ timestamp: '2026-13-01T00:00:00Z' }, ['metadata.timestamp']],
    [{ sentAt: 1 }, ['metadata.sentAt']],
    ['text', ['metadata']],
    [[], ['metadata']],
  ])('with the metadata %j is 400', async (metadata, issues) => {
    expectTapRefusal(await post(await aTap({ metadata })), 'invalid_request', issues)
  })

  it('with text that no database keeps is 400, anywhere in it', async () => {
    for (const metadata of [{ location: 'a\0b' }, { deep: [{ '\0': 1 }] }]) {
      expectTapRefusal(await post(await aTap({ metadata })), 'invalid_request')
    }
    const half = JSON.stringify(await aTap({ metadata: { location: 'X' } })).replace('"X"', '"\\ud83d"')
    expectTapRefusal(await post(half), 'invalid_request')
  })

  it.each(['', ' ', 'two words', 'ключ', 'x'.repeat(101)])(
    'with the idempotency key %j is 400',
    async (key) => {
      const response = await post(await aTap(), { 'idempotency-key': key })
      expectTapRefusal(response, 'invalid_request', ['idempotency-key'])
    },
  )

  it('with ten megabytes is 413', async () => {
    expectTapRefusal(await post(await aTap({ imageData: 'A'.repeat(10 * 1024 * 1024) })), 'body_too_large')
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('as %s is 415', async (type) => {
    expectTapRefusal(await post(JSON.stringify(await aTap()), { 'content-type': type }), 'wrong_content_type')
  })

  it.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'from a page of another site is 403 (%o)',
    async (headers) => {
      expectTapRefusal(await post(await aTap(), headers), 'foreign_origin')
    },
  )
})

describe('a tap that is refused', () => {
  it('because nobody linked the band is 404', async () => {
    expectTapRefusal(await post(await aTap({ rfidTagId: '04BADBADBAD0' })), 'wristband_not_linked')
  })

  it('because there is no such installation is 404', async () => {
    expectTapRefusal(await post(await aTap({ installationId: 'nowhere' })), 'installation_not_found')
  })

  it('because the installation takes a break is 409', async () => {
    const { id: installationId } = await anInstallation(festival, { isActive: false })
    expectTapRefusal(await post(await aTap({ installationId })), 'installation_inactive')
  })

  it('because the key was used for something else is 422', async () => {
    const headers = { 'idempotency-key': 'k-1' }
    expect((await post(await aTap(), headers)).statusCode).toBe(200)
    expectTapRefusal(await post(await aTap(), headers), 'idempotency_key_reused')
  })

  it('because the festival is real and the station is not paired is 403, for known and unknown bands alike', async () => {
    const { tag } = await aWristband(live)
    for (const rfidTagId of [tag, '04BADBADBAD0']) {
      for (const installationId of ['tap-tracking', 'now-showing', 'gift-aura']) {
        expectTapRefusal(await post({ rfidTagId, installationId }, {}, live), 'station_not_paired')
      }
    }
    expect(await live.sql('SELECT 1 FROM interactions')).toEqual([])
  })

  it('because staff are signed in, and the browser is no station, is 403', async () => {
    const { headers } = await signInAs(live, 'admin')
    const { tag } = await aWristband(live)
    expectTapRefusal(
      await post({ rfidTagId: tag, installationId: 'tap-tracking' }, headers, live),
      'station_not_paired',
    )
  })

  it('because the station stands elsewhere is 403', async () => {
    const { headers } = await aStation(live, 'now-showing')
    const { tag } = await aWristband(live)
    expectTapRefusal(
      await post({ rfidTagId: tag, installationId: 'tap-tracking' }, headers, live),
      'station_not_paired',
    )
  })
})

describe('a real festival', () => {
  it('takes taps of a paired station', async () => {
    const { headers } = await aStation(live, 'tap-tracking')
    const { tag } = await aWristband(live)
    const answer = await post({ rfidTagId: tag, installationId: 'tap-tracking' }, headers, live)
    expect(answer.json()).toMatchObject({ success: true, interaction: { pointsAwarded: 500 } })
  })
})

describe('a tap', () => {
  it('is accepted, whatever the reader writes between the digits', async () => {
    const { tag } = await aWristband(festival, { tag: '0452EBDB3DCDED' })
    const tap = await aTap({ rfidTagId: ' 04:52:eb-db 3d:cd:ed\n' })
    const response = await post(tap)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ success: true, totalPoints: 500 })
    expect(response.body.startsWith('{"success":true,')).toBe(true)
    expect(response.body).not.toContain(tag)
  })

  it('may carry what the entrance and the booth send along', async () => {
    const metadata = {
      location: 'Main Entrance',
      timestamp: '2026-12-05T20:10:00.000Z',
      mood: { any: ['thing'] },
    }
    const response = await post(await aTap({ metadata, imageData: 'data:image/jpeg;base64,AAAA', extra: 1 }))
    expect(response.statusCode).toBe(200)
  })

  it('that is sent again with its key gets the same answer, marked as a replay', async () => {
    const tap = await aTap()
    const headers = { 'idempotency-key': 'k-2' }
    const first = await post(tap, headers)
    const again = await post(tap, headers)
    expect(first.headers['idempotent-replayed']).toBe(undefined)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body).toBe(first.body)
  })

  it('from our own page is accepted', async () => {
    for (const headers of [
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://field.local', host: 'field.local' },
    ]) {
      expect((await post(await aTap(), headers as Record<string, string>)).statusCode).toBe(200)
    }
  })

  it('leaves neither the tag nor the address in the answer or the log', async () => {
    const band = await aWristband(festival)
    const place = await anInstallation(festival)
    const response = await post({ rfidTagId: band.tag, installationId: place.id })
    await post({ rfidTagId: band.tag, installationId: 'nowhere' })
    for (const secret of [band.tag, String(band.attendee.email)]) {
      expect(response.body).not.toContain(secret)
      expect(festival.log.lines.join('')).not.toContain(secret)
    }
  })
})
