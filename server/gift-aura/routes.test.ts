import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { festivalForFile, type TestFestival } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { checkLedger } from '../points/index.ts'

const festival = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })
const { app, clock, sql } = festival

interface Visit {
  imageData?: unknown
  metadata?: Record<string, unknown>
  headers?: Record<string, string>
}

function visit(band: { tag: string }, { headers = {}, ...given }: Visit = {}, { app } = festival) {
  const payload = { rfidTagId: band.tag, installationId: 'gift-aura', ...given }
  return app.inject({ method: 'POST', url: '/api/tap', payload, headers })
}
const greet = (tag: string, { app } = festival) =>
  app.inject({ method: 'POST', url: '/api/gift-aura/visitor', payload: { rfidTagId: tag } })
const photosOf = ({ attendee }: TestBand) =>
  sql<{ id: string; email_state: string; sealed_picture: Buffer }>(
    'SELECT * FROM photos WHERE attendee_id = $1',
    [attendee.id],
  )
const rowsOf = ({ attendee }: TestBand) =>
  sql<{ points: number; metadata: Record<string, unknown> }>(
    'SELECT points, metadata FROM interactions WHERE attendee_id = $1 ORDER BY id',
    [attendee.id],
  )
const refusalsOf = async ({ tag }: TestBand) =>
  (await sql<{ code: string }>('SELECT code FROM refused_taps WHERE tag = $1 ORDER BY id', [tag])).map(
    ({ code }) => code,
  )

/** Takes a photo and returns the secret of its link. */
async function aKeptPhoto(band?: TestBand): Promise<string> {
  const response = await visit(band ?? (await aWristband(festival)), { imageData: await aPhoto() })
  return response.json().interaction.metadata.photoUrl.split('/').at(-1)
}

describe('a visit to the photo booth that earns nothing', () => {
  it.each([
    ['nobody', 'no_face'],
    ['crowd', 'several_faces'],
  ] as const)('because the photo shows %s says so, and is kept for the desk', async (colour, code) => {
    const band = await aWristband(festival)
    expectTapRefusal(await visit(band, { imageData: await aPhoto(colour) }), code)
    expect(await rowsOf(band)).toEqual([])
    expect(await photosOf(band)).toEqual([])
    expect(await refusalsOf(band)).toEqual([code])
  })

  it.each([
    '',
    'photo',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,AAAA',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/jpeg;base64,%%%',
    'data:image/jpeg;base64,/9j/',
    `data:image/jpeg;base64,${'A'.repeat(100_000)}`,
    `data:image/jpeg;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
    'https://elsewhere.example/photo.jpg',
    'file:///etc/passwd',
    '../../etc/passwd',
  ])('because %.40j is no photo', async (imageData) => {
    const band = await aWristband(festival)
    expectTapRefusal(await visit(band, { imageData }), 'invalid_image')
    expect(await rowsOf(band)).toEqual([])
  })

  it.each([42, null, {}, [], true])('because %j is no text', async (imageData) => {
    expectTapRefusal(await visit(await aWristband(festival), { imageData }), 'invalid_request', ['imageData'])
  })

  it.each(['happy', 'JOY', '', 1, null])('because %j is no vibe', async (chosenEmotion) => {
    const response = await visit(await aWristband(festival), { metadata: { chosenEmotion } })
    expectTapRefusal(response, 'invalid_request', ['metadata.chosenEmotion'])
  })

  it('because half of a photo arrived', async () => {
    const photo = await aPhoto('happy', { width: 800, height: 600 })
    const band = await aWristband(festival)
    const response = await visit(band, { imageData: photo.slice(0, photo.length / 2) })
    expectTapRefusal(response, 'invalid_image')
  })

  it('because its wearer is not 18 yet: the vibe can be picked', async () => {
    const attendee = await anAttendee(festival, { ageBand: '13-17' })
    const band = await aWristband(festival, { attendee })
    expectTapRefusal(await visit(band, { imageData: await aPhoto() }), 'photo_not_allowed')
    expect(await photosOf(band)).toEqual([])
    expect((await visit(band, { metadata: { chosenEmotion: 'CALM' } })).statusCode).toBe(200)
  })

  it('because somebody said no to the photo, even in a demo', async () => {
    const band = await aWristband(festival)
    const response = await visit(band, { imageData: await aPhoto(), metadata: { consent: false } })
    expectTapRefusal(response, 'consent_required')
  })

  it('because nobody wears this band, or the booth takes a break', async () => {
    expectTapRefusal(
      await visit({ tag: '04BADBADBAD1' }, { imageData: await aPhoto() }),
      'wristband_not_linked',
    )
    await sql("UPDATE installations SET is_active = false WHERE id = 'gift-aura'")
    const response = await visit(await aWristband(festival), { metadata: { chosenEmotion: 'HAPPY' } })
    expectTapRefusal(response, 'installation_inactive')
    await sql("UPDATE installations SET is_active = true WHERE id = 'gift-aura'")
  })

  it('because it is only a tap', async () => {
    expectTapRefusal(await visit(await aWristband(festival)), 'installation_without_taps')
  })
})

describe('the photo booth of a real festival', () => {
  it('takes photos only at its station, and only of those who agreed', async () => {
    const band = await aWristband(live)
    const { headers } = await signInAs(live, 'staff')
    const imageData = await aPhoto()
    expectTapRefusal(await visit(band, { imageData }, live), 'station_not_paired')
    expect((await greet(band.tag, live)).json().code).toBe('station_not_paired')
    expectTapRefusal(await visit(band, { imageData, headers }, live), 'consent_required')
    const agreed = await visit(band, { imageData, headers, metadata: { consent: true } }, live)
    expect(agreed.statusCode).toBe(200)
  })
})

describe('a visit with a photo', () => {
  it('earns the points, tells the vibe, and keeps a picture for a day', async () => {
    const band = await aWristband(festival)
    const response = await visit(band, { imageData: await aPhoto('sad') })
    expect(response.json()).toMatchObject({
      success: true,
      interaction: {
        pointsAwarded: 2000,
        metadata: {
          displayDurationSeconds: 10,
          topEmotion: 'SAD',
          emotions: [
            { type: 'SAD', confidence: 90 },
            { type: 'CALM', confidence: 10 },
          ],
          photoUrl: expect.stringMatching(/^http:\/\/localhost:3000\/photo\/[\w-]{24}$/),
        },
      },
      totalPoints: 2000,
    })
    const token = response.json().interaction.metadata.photoUrl.split('/').at(-1)
    const page = await app.inject({ url: `/api/photos/${token}` })
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.json()).toMatchObject({
      vibe: 'SAD',
      handle: band.attendee.tiktokUsername,
      expiresAt: new Date(clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString(),
      mayDelete: true,
    })
    const picture = await app.inject({ url: `/api/photos/${token}/picture` })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-disposition': expect.stringContaining('gift-aura.jpg'),
    })
    const { format, width, height } = await sharp(picture.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1080, height: 1350 })
  })

  it('is kept only as a sealed picture: neither the photo nor the link can be read in the database', async () => {
    const band = await aWristband(festival)
    const token = await aKeptPhoto(band)
    const [photo] = await photosOf(band)
    const rows = JSON.stringify([photo, await rowsOf(band)])
    expect(rows).not.toContain(token)
    expect(photo?.sealed_picture.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    expect(await rowsOf(band)).toMatchObject([{ metadata: { topEmotion: 'HAPPY' } }])
  })

  it('that is sent again with its key gets the same answer, and is looked at once', async () => {
    const band = await aWristband(festival)
    const asked = { imageData: await aPhoto(), headers: { 'idempotency-key': 'aura-1' } }
    const first = await visit(band, asked)
    const again = await visit(band, asked)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body).toBe(first.body)
    expect(await photosOf(band)).toHaveLength(1)
    const other = await visit(band, { ...asked, imageData: await aPhoto('sad') })
    expectTapRefusal(other, 'idempotency_key_reused')
  })

  it('twice within 3 seconds is one visit, also when both are looked at at once', async () => {
    const band = await aWristband(festival)
    const imageData = await aPhoto()
    const both = await Promise.all([visit(band, { imageData }), visit(band, { imageData })])
    const third = await visit(band, { imageData: await aPhoto('sad') })
    expect(new Set([...both, third].map(({ body }) => body)).size).toBe(1)
    expect(await photosOf(band)).toHaveLength(1)
    expect(await rowsOf(band)).toHaveLength(1)
  })

  it('inside the cooldown gives the picture and no points', async () => {
    const band = await aWristband(festival)
    await aKeptPhoto(band)
    await sql("UPDATE installations SET cooldown_seconds = 60 WHERE id = 'gift-aura'")
    clock.advance({ seconds: 10 })
    const { interaction } = (await visit(band, { imageData: await aPhoto() })).json()
    await sql("UPDATE installations SET cooldown_seconds = 0 WHERE id = 'gift-aura'")
    expect(interaction).toMatchObject({
      pointsAwarded: 0,
      metadata: { reason: 'cooldown', topEmotion: 'HAPPY' },
    })
    expect(await photosOf(band)).toHaveLength(2)
  })

  it('says so where no mail can be sent', async () => {
    const attendee = await anAttendee(festival, { email: null })
    const response = await visit(await aWristband(festival, { attendee }), { imageData: await aPhoto() })
    expect(response.json().interaction.metadata).toMatchObject({ emailSent: false, emailState: 'no-address' })
  })

  it('leaves no address, no tag and no photo in an answer or the log', async () => {
    const band = await aWristband(festival)
    const imageData = await aPhoto()
    const response = await visit(band, { imageData })
    const token = response.json().interaction.metadata.photoUrl.split('/').at(-1)
    const page = await app.inject({ url: `/api/photos/${token}` })
    for (const secret of [band.tag, String(band.attendee.email), imageData.slice(30, 90)]) {
      expect(response.body + page.body + festival.log.lines.join('')).not.toContain(secret)
    }
    for (const secret of [token, band.attendee.lastName]) {
      expect(page.body + festival.log.lines.join('')).not.toContain(secret)
    }
  })
})

describe('a visit with a vibe that was picked', () => {
  it('earns the same, without photo and without mail', async () => {
    const band = await aWristband(festival)
    const response = await visit(band, { metadata: { chosenEmotion: 'SURPRISED' } })
    expect(response.json().interaction).toMatchObject({
      pointsAwarded: 2000,
      metadata: { displayDurationSeconds: 10, topEmotion: 'SURPRISED', emailSent: false },
    })
    expect(response.body).not.toContain('photoUrl')
    expect(await photosOf(band)).toEqual([])
  })

  it('means nothing at an installation that takes plain taps', async () => {
    const band = await aWristband(festival)
    const { id } = await anInstallation(festival)
    const payload = { rfidTagId: band.tag, installationId: id, metadata: { chosenEmotion: 'HAPPY' } }
    const { interaction } = (await app.inject({ method: 'POST', url: '/api/tap', payload })).json()
    expect(interaction).toMatchObject({ pointsAwarded: 500, metadata: { displayDurationSeconds: 10 } })
    expect(interaction.metadata.topEmotion).toBeUndefined()
  })
})

describe('a photo', () => {
  it('that nobody knows, that expired or that was deleted is the same 404', async () => {
    const deleted = await aKeptPhoto()
    const url = `/api/photos/${deleted}`
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(204)
    const expired = await aKeptPhoto()
    clock.advance({ hours: 24 })
    for (const token of [deleted, expired, 'A'.repeat(24), 'nothing', '%00', '..%2f', 'é']) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/picture'],
        ['DELETE', ''],
      ] as const) {
        const answer = await app.inject({ method, url: `/api/photos/${token}${path}` })
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'photo_not_found'])
      }
    }
  })

  it('stands in no list', async () => {
    expect((await app.inject({ url: '/api/photos' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/photos/' })).statusCode).toBe(404)
  })
})

describe('the greeting of a visitor', () => {
  it('is refused as a tap is', async () => {
    expect((await greet('04BADBADBAD2')).json()).toMatchObject({ code: 'wristband_not_linked' })
    expect((await greet('x')).statusCode).toBe(400)
  })

  it('tells who it is and whether a photo may be taken, and nothing of an address', async () => {
    const adult = await aWristband(festival)
    const minor = await aWristband(festival, { attendee: await anAttendee(festival, { ageBand: '13-17' }) })
    expect((await greet(adult.tag)).json()).toEqual({
      attendee: expect.objectContaining({ id: adult.attendee.id }),
      mayBePhotographed: true,
      pointValue: 2000,
    })
    const answer = await greet(minor.tag)
    expect(answer.json().mayBePhotographed).toBe(false)
    expect(answer.body).not.toContain('@example.com')
    expect(await rowsOf(adult)).toEqual([])
  })
})

it('the ledger stays true', async () => {
  const check = async ({ db }: TestFestival) =>
    (await checkLedger(db.$client)).filter(({ broken }) => broken > 0)
  expect(await check(festival)).toEqual([])
  expect(await check(live)).toEqual([])
})
