import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { EventSettings } from '../../contract/admin-event.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app } = festival
const { headers } = await signInAs(festival, 'admin')
const url = '/api/admin/event/pictures'

/** A word in one colour on clear ground, with wide clear edges. */
const wordmark = (colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><g fill="${colour}"><rect x="200" y="300" width="500" height="200"/><circle cx="1100" cy="400" r="100"/></g></svg>`,
    ),
  )
    .png()
    .toBuffer()

async function upload(kind: string, file: Buffer, said: Record<string, string> = {}, as: object = headers) {
  const form = aFormWith(file, 'logo.png', said)
  const payload = form.payload
  return app.inject({ method: 'POST', url: `${url}/${kind}`, payload, headers: { ...form.headers, ...as } })
}

const settings = async () => (await app.inject({ url: '/api/admin/event', headers })).json<EventSettings>()
const see = (address: string | null, form = 'screen') => app.inject({ url: `${address}?form=${form}` })

describe('a picture of the event', () => {
  const code = async (answer: ReturnType<typeof upload>) => (await answer).json().code

  it('is given by administrators alone, and only over what they have seen', async () => {
    const png = await wordmark('#ff8800')
    const staff = await signInAs(festival, 'staff')
    expect((await upload('logo', png, {}, staff.headers)).statusCode).toBe(403)
    expect((await upload('cover', png)).statusCode).toBe(400)
    expect(await code(upload('logo', png, { version: '"new"' }))).toBe('invalid_request')
    expect(await code(upload('logo', png, { version: '77' }))).toBe('stale')
    expect((await settings()).brand.logo).toBeNull()
  })

  it('is a picture that can be seen: everything else is refused and changes nothing', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const empty = sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    const thread = sharp({ create: { width: 2200, height: 80, channels: 3, background: '#fff' } })
    const many = sharp({ create: { width: 4000, height: 3001, channels: 3, background: '#fff' } })
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      await empty.png().toBuffer(),
      await thread.png().toBuffer(),
      await many.png().toBuffer(),
    ])
      expect(await code(upload('mascot', file))).toBe('invalid_image')
    expect((await settings()).brand.mascot).toBeNull()
  })

  it('is encoded anew without its clear edges, has an address of its own and goes with the next one', async () => {
    const answer = await upload('logo', await wordmark('#ff8800'), {
      version: String((await settings()).version),
    })
    expect(answer.statusCode).toBe(200)
    const { logo } = answer.json<EventSettings>().brand
    expect(logo).toMatch(/-1000x200$/)
    const screen = await see(logo)
    expect(screen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(screen.rawPayload).metadata()).toMatchObject({ width: 1000, height: 200 })
    const icon = await sharp((await see(logo, 'icon')).rawPayload).metadata()
    expect(icon).toMatchObject({ format: 'png', width: 512, height: 512 })
    expect((await app.inject({ url: '/api/event' })).json().brand.logo).toBe(logo)
    const { records } = (await app.inject({ url: '/api/admin/audit', headers })).json()
    expect(records[0]).toMatchObject({ action: 'event.update', before: { logo: null } })

    const second = (await upload('logo', await wordmark('#3366ff'))).json<EventSettings>().brand.logo
    expect(second).not.toBe(logo)
    await expect.poll(async () => (await see(logo)).statusCode).toBe(404)
    const { version } = await settings()
    const dropped = { method: 'DELETE', url: `${url}/logo?version=${version}`, headers } as const
    expect((await app.inject(dropped)).json<EventSettings>().brand.logo).toBeNull()
    expect((await app.inject(dropped)).statusCode).toBe(409)
    await expect.poll(async () => (await see(second)).statusCode).toBe(404)
  })

  it('gets a light plate where it would be lost on dark screens', async () => {
    const { logo } = (await upload('logo', await wordmark('#101018'))).json<EventSettings>().brand
    const { data } = await sharp((await see(logo, 'drawing')).rawPayload)
      .resize(100, 20, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Between the two shapes the ground was clear.
    const [red = 0, , , alpha] = data.subarray((10 * 100 + 65) * 4)
    expect(red).toBeGreaterThan(200)
    expect(alpha).toBe(255)
  })
})
