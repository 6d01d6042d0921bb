import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anAttendee, aWristband, type TestBand } from '../../test/factories.ts'
import { aPhoto } from '../../test/offline-twins/colour-reader.ts'
import { mailServerForFile, reply } from '../../test/offline-twins/mail-server.ts'
import { smtpMailer } from '../providers/mailer/smtp.ts'
import { forgetPhotos } from './forget-photos.ts'
import { mailPhoto } from './mail-photo.ts'
import { writePhotoMail } from './write-photo-mail.ts'

const mails = await mailServerForFile()
const { received } = mails
const festival = await festivalForFile()
const { app, clock, deps, sql } = festival
deps.mail.mailer = smtpMailer({ url: mails.url, from: 'LIVE FEST <hello@livefest.example>' })

async function aVisit(band: TestBand) {
  const payload = { rfidTagId: band.tag, installationId: 'gift-aura', imageData: await aPhoto() }
  const { interaction } = (await app.inject({ method: 'POST', url: '/api/tap', payload })).json()
  const [photo] = await sql<{ id: string }>('SELECT id FROM photos WHERE interaction_id = $1', [
    interaction.id,
  ])
  const token: string = interaction.metadata.photoUrl.split('/').at(-1)
  return { id: photo?.id ?? '', token, metadata: interaction.metadata }
}
const stateOf = async (token: string) => (await app.inject({ url: `/api/photos/${token}` })).json().emailState
const mailsTo = ({ attendee }: TestBand) =>
  received.filter(({ to }) => [to ?? []].flat().some(({ text }) => text === attendee.email))

describe('the mail of a photo', () => {
  it('is queued with the award, arrives with the picture, and is sent once', async () => {
    const band = await aWristband(festival, { attendee: await anAttendee(festival, { language: 'de' }) })
    const { id, token, metadata } = await aVisit(band)
    expect(metadata).toMatchObject({ emailSent: true, emailState: 'queued' })
    expect(await sql('SELECT name FROM pgboss.job WHERE data = $1', [{ photoId: id }])).toHaveLength(1)
    await mailPhoto(deps, id, false)
    await mailPhoto(deps, id, false)
    expect(await stateOf(token)).toBe('sent')
    // The terms say so: what was mailed opens by its link for the rest of the day.
    expect((await app.inject({ url: `/api/photos/${token}/picture` })).statusCode).toBe(200)
    const [mail, ...more] = mailsTo(band)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Dein Gift-Aura-Foto von LIVE FEST',
      messageId: `<photo.${id}@localhost>`,
      from: { text: '"LIVE FEST" <hello@livefest.example>' },
    })
    expect(mail?.text).toContain(metadata.photoUrl)
    expect(mail?.html).toContain(`${metadata.photoUrl}#${metadata.photoKey}`)
    const [picture] = mail?.attachments ?? []
    expect(picture).toMatchObject({ filename: 'gift-aura.jpg', contentType: 'image/jpeg', related: true })
    expect(await sharp(picture?.content).metadata()).toMatchObject({ width: 1080, height: 1350 })
  })

  it('is tried again while the mail server is busy, and only then', async () => {
    const band = await aWristband(festival)
    const { id, token } = await aVisit(band)
    mails.trouble = reply(451, 'busy')
    await expect(mailPhoto(deps, id, false)).rejects.toThrow()
    expect(await stateOf(token)).toBe('queued')
    mails.trouble = undefined
    await mailPhoto(deps, id, false)
    expect(await stateOf(token)).toBe('sent')
    expect(mailsTo(band)).toHaveLength(1)
  })

  it.each([
    ['the server wants it never', 550, false],
    ['nobody will try again', 451, true],
  ])('has failed when %s', async (_why, responseCode, isLastTry) => {
    const { id, token } = await aVisit(await aWristband(festival))
    mails.trouble = reply(responseCode, 'no')
    await mailPhoto(deps, id, isLastTry)
    mails.trouble = undefined
    expect(await stateOf(token)).toBe('failed')
  })

  it('is not sent once the photo is deleted, or has expired', async () => {
    const band = await aWristband(festival)
    const deleted = await aVisit(band)
    const headers = { 'photo-owner-key': deleted.metadata.photoKey }
    await app.inject({ method: 'DELETE', url: `/api/photos/${deleted.token}`, headers })
    await mailPhoto(deps, deleted.id, false)
    clock.advance({ seconds: 10 })
    const expired = await aVisit(band)
    clock.advance({ hours: 24 })
    await mailPhoto(deps, expired.id, false)
    expect(mailsTo(band)).toEqual([])
  })

  it('leaves no address and no link in the log', async () => {
    const band = await aWristband(festival)
    const { id, token } = await aVisit(band)
    mails.trouble = reply(550, `550 ${band.attendee.email} is unknown`)
    await mailPhoto(deps, id, false)
    mails.trouble = undefined
    for (const secret of [String(band.attendee.email), token]) {
      expect(festival.log.lines.join('')).not.toContain(secret)
    }
  })

  it.each(languages)('is written in the language of the attendee (%s)', (language) => {
    const mail = writePhotoMail({
      language,
      handle: '<b>neon&dancer</b>',
      vibe: 'CALM',
      link: 'https://livefest.example/photo/x',
      expiresAt: new Date('2026-12-07T04:10:00Z'),
      picture: Buffer.from('picture'),
      event: {
        name: 'LIVE FEST 2026',
        shortName: 'LIVE FEST',
        guideName: 'Leon',
        timeZone: 'America/Los_Angeles',
      },
      art: { colours: {} },
    })
    expect(mail.subject).toContain('LIVE FEST')
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('&lt;b&gt;neon&amp;dancer&lt;/b&gt;')
    expect(mail.html).toContain('cid:gift-aura-picture')
    expect(mail.html).not.toMatch(/<script|http:|\{\w+\}|undefined/)
    expect(mail.text).toContain(language === 'en' ? '8:10' : '20:10')
  })
})

it('expired photos are deleted for good', async () => {
  const { id } = await aVisit(await aWristband(festival))
  clock.advance({ hours: 23, minutes: 59 })
  await forgetPhotos(deps)
  expect(await sql('SELECT id FROM photos WHERE id = $1', [id])).toHaveLength(1)
  clock.advance({ minutes: 1 })
  await forgetPhotos(deps)
  expect(await sql('SELECT id FROM photos WHERE id = $1', [id])).toEqual([])
})
