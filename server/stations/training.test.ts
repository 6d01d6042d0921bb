import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { aStation } from '../../test/paired-station.ts'
import { atTheBooth } from '../../test/photo-booth.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival

/** A station in training. */
async function aTrainingStation(installationId: string) {
  const station = await aStation(festival, installationId)
  const { headers } = await signInAs(festival, 'staff')
  const url = `/api/admin/kiosks/${station.id}`
  await app.inject({ method: 'PATCH', url, payload: { isTraining: true }, headers })
  clock.advance({ seconds: 1 })
  return station
}

it('a visit to a photo booth in training is answered and leaves neither points, nor a picture, nor a mail', async () => {
  const { headers } = await aTrainingStation('gift-aura')
  const band = await aWristband(festival)
  const booth = atTheBooth(festival)
  const visit = { imageData: await aPhoto(), metadata: { consent: true }, headers }
  const answer = (await booth.visit(band, visit)).json()
  expect(answer).toMatchObject({
    success: true,
    isTraining: true,
    totalPoints: 2000,
    interaction: { pointsAwarded: 2000, metadata: { topEmotion: 'HAPPY', emailSent: false } },
  })
  expect(answer.interaction.metadata.photoUrl).toBeUndefined()
  const refused = await booth.visit(band, { imageData: await aPhoto(), headers })
  expect(refused.json().code).toBe('consent_required')
  for (const table of ['interactions', 'photos', 'refused_taps']) {
    expect(await sql(`SELECT 1 FROM ${table} WHERE attendee_id = $1`, [band.attendee.id])).toEqual([])
  }
})

it('a fortune at a station in training is told with the points that it would bring', async () => {
  const { headers } = await aTrainingStation('fortune-teller')
  const band = await aWristband(festival)
  const tell = async (cookie = '') => {
    const opened = await app.inject({
      method: 'POST',
      url: '/api/rfid/authenticate',
      payload: { rfidTagId: band.tag },
      headers: { cookie },
    })
    const payload = { preference: 'play', language: 'en', sessionId: opened.json().sessionId }
    return (await app.inject({ method: 'POST', url: '/api/fortune', payload, headers: { cookie } })).json()
  }
  const rows = () =>
    sql<{ caused_by: string | null; points: number }>(
      'SELECT caused_by, points FROM interactions WHERE attendee_id = $1',
      [band.attendee.id],
    )
  for (let times = 0; times < 2; times += 1)
    expect(await tell(headers.cookie)).toMatchObject({ pointsAwarded: 1000, isTraining: true })
  expect(await rows()).toEqual([])
  const real = await aStation(festival, 'fortune-teller')
  const told = await tell(real.headers.cookie)
  expect([told.pointsAwarded, told.isTraining]).toEqual([1000, undefined])
  expect(await rows()).toEqual([{ caused_by: real.id, points: 1000 }])
})
