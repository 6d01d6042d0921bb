import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { MapPlace, VenueMap } from '../../contract/venue-map.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app } = festival
const { headers } = await signInAs(festival, 'admin')
const url = '/api/admin/venue-map'

const plan = (colour: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function upload(file: Buffer, said: Record<string, string> = {}, as: object = headers) {
  const { payload, headers: ofForm } = aFormWith(file, 'map.png', said)
  return app.inject({ method: 'POST', url: `${url}/picture`, payload, headers: { ...ofForm, ...as } })
}

const write = (places: unknown[], version?: number) =>
  app.inject({ method: 'PUT', url: `${url}/places`, headers, payload: { places, version } })
const seen = async () => (await app.inject('/api/venue-map')).json<{ map: VenueMap | null }>().map
const told = async () => (await app.inject('/api/event')).json().mapVersion

const salon: MapPlace = {
  id: 'salon',
  name: 'GRWM Salon',
  translations: { ja: 'GRWMサロン' },
  otherNames: ['Hall 3, first floor'],
  isMain: false,
  x: 0.5,
  y: 0.25,
}

describe('the map of the venue', () => {
  it('is not there until an administrator gives one', async () => {
    expect(await seen()).toBeNull()
    expect(await told()).toBeNull()
    expect((await write([])).json().code).toBe('not_found')
    const staff = await signInAs(festival, 'staff')
    expect((await upload(await plan('#123456'), {}, staff.headers)).statusCode).toBe(403)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    for (const file of [svg, await plan('#fff', 4000, 3001), await plan('#fff', 299, 400)])
      expect((await upload(file)).json().code).toBe('invalid_image')
    expect(await seen()).toBeNull()
  })

  it('is encoded anew, carries places, and keeps them under another picture', async () => {
    const given = (await upload(await plan('#ff8800'))).json<VenueMap>()
    expect(given).toMatchObject({ picture: { width: 640, height: 480 }, places: [] })
    expect(await told()).toBe(given.version)
    const picture = await app.inject(given.picture.address)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.headers['content-security-policy']).toContain('sandbox')
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp')

    const placed = (await write([salon], given.version)).json<VenueMap>()
    expect(await seen()).toEqual({ ...given, places: [salon], version: placed.version })
    expect((await write([], given.version)).json()).toMatchObject({ code: 'stale', current: placed })

    const replaced = (await upload(await plan('#0088ff'), { version: String(placed.version) })).json()
    expect(replaced).toMatchObject({ places: [salon] })
    expect(replaced.picture.address).not.toBe(given.picture.address)
    expect((await app.inject(given.picture.address)).statusCode).toBe(404)
  })

  it('refuses places that are none, and says what is wrong', async () => {
    const before = await seen()
    for (const wrong of [{ x: 1.1 }, { name: ' ' }, { id: 'a b' }, { name: 'a\u0007b' }, { x: '0.5' }]) {
      const answer = await write([{ ...salon, ...wrong }])
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues[0].path).toContain(`places.0.${Object.keys(wrong)[0]}`)
    }
    expect((await write([salon, salon])).statusCode).toBe(400)
    expect(await seen()).toEqual(before)
  })

  it('is taken away with its places, and one that comes later is a newer one', async () => {
    const before = await seen()
    const drop = (version: number) =>
      app.inject({ method: 'DELETE', url: `${url}?version=${version}`, headers })
    expect((await drop(1)).json().code).toBe('stale')
    expect((await drop(before?.version ?? 0)).json()).toEqual({ map: null })
    expect(await seen()).toBeNull()
    expect(await told()).toBeNull()
    const next = (await upload(await plan('#00ff88'))).json<VenueMap>()
    expect(next.places).toEqual([])
    expect(next.version).toBeGreaterThan(before?.version ?? 0)
  })
})
