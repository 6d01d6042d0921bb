import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PHOTO_WORDING } from '../../contract/consents.ts'
import { languages } from '../../contract/languages.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband, type TestBand } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation } from '../../test/paired-station.ts'
import { atTheBooth } from '../../test/photo-booth.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import sentences from './photo-wording.json' with { type: 'json' }

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival
const { visit, photosOf } = atTheBooth(festival)
const station = await aStation(festival, 'gift-aura')
const { headers } = station

const consentsOf = ({ attendee }: TestBand) =>
  sql<Record<string, unknown>>(
    `SELECT c.*, w.text FROM consents c
       JOIN consent_wordings w ON w.version = wording_version AND w.language = wording_language
     WHERE attendee_id = $1 ORDER BY id`,
    [attendee.id],
  )

describe('the sentences that people agree to', () => {
  it('are those that the booth shows, in every language', () => {
    for (const language of languages) {
      const path = new URL(`../../web/i18n/catalogues/${language}/booth.json`, import.meta.url)
      const shown: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
      const keys = ['title', 'look', 'keep', 'choice', 'open']
      expect(keys.map((key) => shown[`giftAura.consent.${key}`])).toEqual(sentences[language])
    }
  })

  it('have a name of their own, which whoever changes one of them writes anew', () => {
    const hash = createHash('sha256').update(JSON.stringify(sentences)).digest('hex')
    expect(PHOTO_WORDING).toBe(hash.slice(0, 12))
  })

  it('are kept once when the festival opens', async () => {
    const kept = await sql('SELECT version, language FROM consent_wordings ORDER BY language')
    expect(kept).toEqual([...languages].sort().map((language) => ({ version: PHOTO_WORDING, language })))
  })
})

describe('a photo', () => {
  it('leaves on record who agreed, to which sentences in which language, when and where', async () => {
    const band = await aWristband(festival)
    const consentTo = { version: PHOTO_WORDING, language: 'ja' }
    await visit(band, { imageData: await aPhoto(), metadata: { consent: true, consentTo }, headers })
    expect(await consentsOf(band)).toEqual([
      expect.objectContaining({
        purpose: 'photo',
        wording_version: PHOTO_WORDING,
        wording_language: 'ja',
        text: sentences.ja.join('\n'),
        station_id: station.id,
        given_at: clock.now(),
        withdrawn_at: null,
      }),
    ])
    const [consent] = await consentsOf(band)
    expect(await photosOf(band)).toMatchObject([{ consent_id: consent?.id }])
  })

  it('of a page that does not name its sentences counts as agreed to those of now', async () => {
    const band = await aWristband(festival)
    await visit(band, { imageData: await aPhoto(), metadata: { consent: true }, headers })
    expect(await consentsOf(band)).toMatchObject([
      { wording_version: PHOTO_WORDING, wording_language: band.attendee.language },
    ])
  })

  it.each([
    undefined,
    {},
    { consent: false },
    { consentTo: { version: PHOTO_WORDING, language: 'en' } },
    { consent: true, consentTo: { version: 'never shown', language: 'en' } },
  ])('of somebody who did not agree (%j) is looked at by nobody', async (metadata) => {
    const band = await aWristband(festival)
    const asked = { imageData: await aPhoto(), headers, ...(metadata && { metadata }) }
    expectTapRefusal(await visit(band, asked), 'consent_required')
    expect([await consentsOf(band), await photosOf(band)]).toEqual([[], []])
  })

  it.each([{ version: '' }, { version: 'x', language: 'tlh' }, 'yes', []])(
    'with the wording %j is 400',
    async (consentTo) => {
      const band = await aWristband(festival)
      const metadata = { consent: true, consentTo }
      expect((await visit(band, { imageData: await aPhoto(), metadata, headers })).statusCode).toBe(400)
    },
  )

  it('that shows no face was agreed to as well, once for all tries with one key', async () => {
    const band = await aWristband(festival)
    const key = { ...headers, 'idempotency-key': 'no-face' }
    const asked = { imageData: await aPhoto('nobody'), metadata: { consent: true }, headers: key }
    expectTapRefusal(await visit(band, asked), 'no_face')
    clock.advance({ seconds: 5 })
    expectTapRefusal(await visit(band, asked), 'no_face')
    expect(await consentsOf(band)).toHaveLength(1)
    expect(await photosOf(band)).toEqual([])
  })

  it('on an own phone names no station', async () => {
    const band = await aWristband(festival)
    const phone = await ownPhoneOf(festival, band)
    clock.advance({ seconds: 5 })
    const asked = { imageData: await aPhoto(), metadata: { consent: true }, headers: phone.headers }
    expect((await visit(band, asked)).statusCode).toBe(200)
    expect(await consentsOf(band)).toMatchObject([{ station_id: null }])
  })

  it('at a station in training leaves nothing, and a picked vibe needs nobody’s consent', async () => {
    const band = await aWristband(festival)
    await visit(band, { metadata: { chosenEmotion: 'CALM' }, headers })
    expect(await consentsOf(band)).toEqual([])
    const { headers: admin } = await signInAs(festival, 'admin')
    const url = `/api/admin/kiosks/${station.id}`
    await app.inject({ method: 'PATCH', url, payload: { isTraining: true }, headers: admin })
    clock.advance({ seconds: 5 })
    const asked = { imageData: await aPhoto(), metadata: { consent: true }, headers }
    expect((await visit(band, asked)).json()).toMatchObject({ isTraining: true })
    await app.inject({ method: 'PATCH', url, payload: { isTraining: false }, headers: admin })
    expect(await consentsOf(band)).toEqual([])
  })

  it('that its owner deletes is agreed to no longer', async () => {
    const band = await aWristband(festival)
    clock.advance({ seconds: 5 })
    const taken = await visit(band, { imageData: await aPhoto(), metadata: { consent: true }, headers })
    const { photoUrl, photoKey } = taken.json().interaction.metadata
    clock.advance({ minutes: 5 })
    const url = `/api/photos/${photoUrl.split('/').at(-1)}`
    const deleted = await app.inject({ method: 'DELETE', url, headers: { 'photo-owner-key': photoKey } })
    expect(deleted.statusCode).toBe(204)
    expect(await consentsOf(band)).toMatchObject([{ withdrawn_at: clock.now() }])
  })
})
