import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anAttendee, anInstallation, aWristband, type TestBand } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation } from '../../test/paired-station.ts'
import { atTheBooth } from '../../test/photo-booth.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { checkLedger } from '../points/index.ts'

const festival = await festivalForFile()
const { app, clock, sql } = festival

const { visit, greet, photosOf, rowsOf } = atTheBooth(festival)

/** Takes a photo and returns the secret of its link, and its owner's. */
async function aPhotoAndKey(band?: TestBand): Promise<{ token: string; key: string }> {
  const response = await visit(band ?? (await aWristband(festival)), { imageData: await aPhoto() })
  const { photoUrl, photoKey } = response.json().interaction.metadata
  return { token: photoUrl.split('/').at(-1), key: photoKey }
}
const aKeptPhoto = async (band?: TestBand) => (await aPhotoAndKey(band)).token
const asOwner = (key: string) => ({ 'photo-owner-key': key })

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
      mayDelete: false,
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
    const picture = (await app.inject({ url: `/api/photos/${token}/picture` })).rawPayload
    expect(picture.length, 'long enough that chance does not write it').toBeGreaterThan(64)
    for (const at of [0, Math.floor(picture.length / 2), picture.length - 16])
      expect(photo?.sealed_picture.includes(picture.subarray(at, at + 16))).toBe(false)
    expect(photo).toMatchObject({
      vibe: 'HAPPY',
      emotions: [{ type: 'HAPPY', confidence: 90 }, { type: 'CALM' }],
    })
    expect(await rowsOf(band), 'the ledger never learns of a face').toMatchObject([{ metadata: {} }])
    expect(JSON.stringify(await rowsOf(band))).not.toMatch(/HAPPY|emotion|photo/i)
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

  it('says so when nobody gave an address', async () => {
    const attendee = await anAttendee(festival, { email: null })
    const response = await visit(await aWristband(festival, { attendee }), { imageData: await aPhoto() })
    expect(response.json().interaction.metadata).toMatchObject({ emailSent: false, emailState: 'no-address' })
  })

  it('at a festival without a mail server says that no mail is sent, not that the address is missing', async () => {
    const live = await festivalForTest({ mode: 'live' })
    const { headers } = await aStation(live, 'gift-aura')
    const response = await atTheBooth(live).visit(await aWristband(live), {
      imageData: await aPhoto(),
      metadata: { consent: true },
      headers,
    })
    const { metadata } = response.json().interaction
    expect(metadata).toMatchObject({ emailSent: false, emailState: 'mail-off' })
    const page = await live.app.inject({ url: `/api/photos/${metadata.photoUrl.split('/').at(-1)}` })
    expect(page.json()).toMatchObject({ emailState: 'mail-off' })
  })

  it('of the crew gives the picture and no points', async () => {
    const attendee = await anAttendee(festival, { isCrew: true })
    const response = await visit(await aWristband(festival, { attendee }), { imageData: await aPhoto() })
    expect(response.json()).toMatchObject({
      totalPoints: 0,
      interaction: {
        pointsAwarded: 0,
        metadata: { reason: 'crew', topEmotion: 'HAPPY', photoUrl: expect.any(String) },
      },
    })
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
    const { photoKey } = response.json().interaction.metadata
    for (const secret of [token, photoKey, band.attendee.lastName]) {
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
    const { token: deleted, key } = await aPhotoAndKey()
    const url = `/api/photos/${deleted}`
    expect((await app.inject({ method: 'DELETE', url, headers: asOwner(key) })).statusCode).toBe(204)
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

  it('is deleted by its owner alone: by the key of the booth or the mail, or on their own phone', async () => {
    const band = await aWristband(festival)
    const [first, second] = [await aPhotoAndKey(band), await aPhotoAndKey()]
    const { headers: phone } = await ownPhoneOf(festival, band)
    const { headers: otherPhone } = await ownPhoneOf(festival, await aWristband(festival))
    const url = `/api/photos/${first.token}`
    for (const headers of [{}, asOwner(second.key), asOwner(first.token), asOwner(''), otherPhone]) {
      expect((await app.inject({ url, headers })).json().mayDelete).toBe(false)
      const refused = await app.inject({ method: 'DELETE', url, headers })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'photo_not_yours'])
    }
    expect((await app.inject({ url, headers: asOwner(first.key) })).json().mayDelete).toBe(true)
    expect((await app.inject({ method: 'DELETE', url, headers: phone })).statusCode).toBe(204)
    expect(await photosOf(band)).toEqual([])
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
  expect((await checkLedger(festival.db)).filter(({ broken }) => broken > 0)).toEqual([])
})
