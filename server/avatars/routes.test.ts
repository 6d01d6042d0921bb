import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DeskAttendee } from '../../contract/desk.ts'
import { anAttendee, aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { registrationDeskForFile } from '../../test/registration-desk.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'

const { festival, headers, url, admin, send } = await registrationDeskForFile()
const { app, sql } = festival

const colours = (width: number, height: number, colour = '#ff4fa3') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
const portrait = await colours(400, 600)
  .withExif({ IFD0: { Model: 'PhoneX' }, IFD3: { GPSLatitude: '36/1 10/1 0/1' } })
  .jpeg()
  .toBuffer()

async function upload(id: string, file: Buffer | string, as: object = headers) {
  const form = aFormWith(file, 'me.jpg')
  return app.inject({
    method: 'POST',
    url: `${url}/${id}/picture`,
    payload: form.payload,
    headers: { ...form.headers, ...as },
  })
}

/** Somebody with a picture, and its address. */
async function somebodyWithPicture(file: Buffer = portrait) {
  const band = await aWristband(festival)
  const answer = await upload(band.attendee.id, file)
  expect(answer.statusCode).toBe(200)
  const { avatarUrl } = answer.json<DeskAttendee>()
  return { band, id: band.attendee.id, address: avatarUrl ?? '' }
}

const see = (address: string, as: object = {}) => app.inject({ url: address, headers: { ...as } })

/** A PNG whose header promises this size, with hardly a byte of it. */
function promising(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), body, Buffer.alloc(4)])
    framed.writeUInt32BE(body.length)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(99)))])
}

const noPictures: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('not a picture')],
  ['a drawing that asks for another site', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', await colours(64, 64).gif().toBuffer()],
  ['half a JPEG', portrait.subarray(0, portrait.length / 2)],
  ['a drawing that calls itself a JPEG', Buffer.from('\xff\xd8\xff<svg xmlns="a"/>', 'latin1')],
  ['a dot', await colours(8, 8).png().toBuffer()],
  ['a ribbon', await colours(2_000, 40).png().toBuffer()],
  ['a small file that grows beyond measure', promising(60_000, 60_000)],
  ['too many pixels', promising(4_000, 3_001)],
]

const pictures: [string, Buffer][] = [
  ['JPEG', portrait],
  ['PNG', await colours(300, 300).ensureAlpha(0.5).png().toBuffer()],
  ['WebP', await colours(300, 300).webp().toBuffer()],
]

describe('a picture of a person', () => {
  it('is given by staff alone, to somebody who exists', async () => {
    const { id } = await anAttendee(festival)
    const reader = await signInAs(festival, 'read-only')
    expectRefusal(await upload(id, portrait, { cookie: '' }), 'not_signed_in')
    expectRefusal(await upload(id, portrait, reader.headers), 'not_allowed')
    expectRefusal(await upload('nobody', portrait), 'attendee_not_found')
    expectRefusal(await send('POST', `/${id}/picture`, {}), 'wrong_content_type')
    expectRefusal(await send('DELETE', '/nobody/picture'), 'attendee_not_found')
    expectRefusal(await upload(id, Buffer.alloc(5 * 1024 * 1024 + 1)), 'body_too_large')
  })

  it.each(noPictures)('is not %s', async (_name, file) => {
    const { id } = await anAttendee(festival)
    expectRefusal(await upload(id, file), 'invalid_image')
    expect(await sql('SELECT FROM avatars WHERE attendee_id = $1', [id])).toEqual([])
  })

  it.each(pictures)(
    'may be a %s and comes out square, encoded anew, without what the file told',
    async (_name, file) => {
      const { address } = await somebodyWithPicture(file)
      expect(address).toMatch(/^\/api\/avatars\/[\w-]{22}$/)
      for (const width of [96, 256, 560]) {
        const answer = await see(`${address}?width=${width}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe('image/webp')
        expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
        const { format, exif, icc, ...size } = await sharp(answer.rawPayload).metadata()
        expect({ format, exif, icc, width: size.width, height: size.height }).toEqual({
          format: 'webp',
          width,
          height: width,
        })
        expect(answer.rawPayload.includes('PhoneX')).toBe(false)
      }
      expect((await see(address)).rawPayload).toEqual((await see(`${address}?width=560`)).rawPayload)
      expectRefusal(await see(`${address}?width=9999`), 'invalid_request', ['width'])
    },
  )

  it('is in every answer that names the person, and another one has another address', async () => {
    const { band, id, address } = await somebodyWithPicture()
    await festival.sql('UPDATE attendees SET total_points = 1, total_reached_at = now() WHERE id = $1', [id])
    const tapped = await app.inject({
      method: 'POST',
      url: '/api/tap',
      payload: { rfidTagId: band.tag, installationId: 'tap-tracking' },
    })
    expect(tapped.json().attendee.avatarUrl).toBe(address)
    const second = await upload(id, await colours(100, 100, '#00ff00').png().toBuffer())
    const { avatarUrl } = second.json<DeskAttendee>()
    expect(avatarUrl).not.toBe(address)
    expectRefusal(await see(address), 'not_found')
    expect((await see(avatarUrl ?? '')).statusCode).toBe(200)
    const other = await somebodyWithPicture()
    expect(other.address, 'the same file is another picture of another person').not.toBe(address)
  })

  it('is gone when it is taken away, and when the person is erased', async () => {
    const one = await somebodyWithPicture()
    expect((await send('DELETE', `/${one.id}/picture`)).json()).toMatchObject({ avatarUrl: null })
    const two = await somebodyWithPicture()
    await app.inject({ method: 'POST', url: `${url}/${two.id}/erase`, headers: admin.headers })
    for (const { id, address } of [one, two]) {
      expectRefusal(await see(address), 'not_found')
      expectRefusal(await see(address, headers), 'not_found')
      expect(await sql('SELECT FROM avatars WHERE attendee_id = $1', [id])).toEqual([])
    }
  })

  it('of somebody who hides is seen by staff and their own phone alone', async () => {
    const { band, id, address } = await somebodyWithPicture()
    const phone = await ownPhoneOf(festival, band)
    const anothers = await ownPhoneOf(festival, await aWristband(festival))
    await sql('UPDATE attendees SET is_hidden = true WHERE id = $1', [id])
    expectRefusal(await see(address), 'not_found')
    expectRefusal(await see(address, anothers.headers), 'not_found')
    expect((await see(address, phone.headers)).statusCode).toBe(200)
    expect((await see(address, headers)).statusCode).toBe(200)
  })

  it('is on another site for nobody: browsers ask none, and the database keeps no such address', async () => {
    const policy = String((await app.inject({ url: '/api/event' })).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: blob:;")
    const { id } = await anAttendee(festival)
    for (const address of ['https://evil.example/a.png', '//evil.example/a', '/api/avatars/../logout']) {
      const wanted = sql('UPDATE attendees SET avatar_url = $2 WHERE id = $1', [id, address])
      await expect(wanted).rejects.toThrow('own_picture')
    }
  })
})
