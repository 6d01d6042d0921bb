import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { rekognitionTwin } from '../../test/offline-twins/rekognition-server.ts'
import { aStation } from '../../test/paired-station.ts'
import { atTheBooth } from '../../test/photo-booth.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { checkLedger } from '../points/index.ts'
import { rekognitionReader } from '../providers/emotion/rekognition.ts'

const festival = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })
const { sql } = festival
const { visit, photosOf, rowsOf, refusalsOf } = atTheBooth(festival)
const real = atTheBooth(live)

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
    ['is away', { status: 503, body: '' }, 'unavailable'],
    ['takes it for no picture', { status: 400, type: 'InvalidImageFormatException' }, 'invalid_image'],
  ] as const)('because the reader of its photo %s', async (_why, behaviour, code) => {
    const { endpoint } = await rekognitionTwin(behaviour)
    const elsewhere = await festivalForTest()
    elsewhere.deps.emotion = rekognitionReader(
      { region: 'us-west-2', accessKeyId: 'AKID', secretAccessKey: 'not-a-secret', endpoint },
      () => undefined,
    )
    const band = await aWristband(elsewhere)
    expectTapRefusal(await atTheBooth(elsewhere).visit(band, { imageData: await aPhoto() }), code)
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

  it.each(['13-17', 'unknown'])('because its wearer’s age is %s: the vibe can be picked', async (ageBand) => {
    const attendee = await anAttendee(festival, { ageBand })
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
    const { headers } = await aStation(live, 'gift-aura')
    const imageData = await aPhoto()
    expectTapRefusal(await real.visit(band, { imageData }), 'station_not_paired')
    expect((await real.greet(band.tag)).json().code).toBe('station_not_paired')
    expectTapRefusal(await real.visit(band, { imageData, headers }), 'consent_required')
    const agreed = await real.visit(band, { imageData, headers, metadata: { consent: true } })
    expect(agreed.statusCode).toBe(200)
  })
})

it('the ledger stays true', async () => {
  for (const { db } of [festival, live]) {
    expect((await checkLedger(db)).filter(({ broken }) => broken > 0)).toEqual([])
  }
})
