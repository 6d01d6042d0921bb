import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DeskAttendee } from '../../contract/desk.ts'
import { registrationDeskForFile } from '../../test/registration-desk.ts'
import { upload } from '../../test/upload.ts'
import { fetchPicture } from './fetch-picture.ts'
import { fetchWanted } from './fetch-wanted.ts'

const { festival, headers, url, admin, send, find } = await registrationDeskForFile()
const { app, deps, clock, sql, log } = festival

const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3ce4ff' } })
  .png()
  .toBuffer()
/** What the other site has; a path that is not there is its trouble. */
const pictures = new Map<string, Buffer>([['/me.png', png]])
const asked: string[] = []
const site = createServer((request, answer) => {
  asked.push(request.url ?? '')
  const picture = pictures.get(request.url ?? '')
  if (picture) answer.end(picture)
  else answer.writeHead(503).end()
}).listen(0, '127.0.0.1')
await new Promise((ready) => site.once('listening', ready))
afterAll(() => site.close())

/** The site is on this machine, whatever it is called. */
const fromHere = (address: string) =>
  fetchPicture(
    address.replace('https://cdn.example', `http://127.0.0.1:${(site.address() as AddressInfo).port}`),
    { protocol: 'http:', anyPort: true, mayAsk: () => true, timeLimitMs: 10_000 },
  )
const fetchAll = async () => {
  let fetched = 0
  while (await fetchWanted(deps, fromHere)) fetched += 1
  return fetched
}

async function load(rows: string[]) {
  const csv = `tiktokUsername,firstName,avatarUrl\n${rows.join('\n')}\n`
  return (await upload(app, `${url}/import`, csv, headers)).body
}
const somebody = async (handle: string) => (await find(handle))[0] as DeskAttendee

describe('a picture that a file names by its address', () => {
  it('is refused in its cell where it could lead into our network, and nothing is imported', async () => {
    const addresses = [
      'http://cdn.example/a.png',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'me.jpg',
      '/api/avatars/x',
    ]
    const { errors } = await load(addresses.map((address, n) => `inside${n},Ina,${address}`))
    expect(errors.map(({ line, field, code }: Record<string, unknown>) => [line, field, code])).toEqual(
      addresses.map((_, n) => [n + 2, 'avatarUrl', 'not-a-picture']),
    )
    expect(await find('inside')).toEqual([])
  })

  it('is fetched once, by one process, encoded anew and served by us; the same file changes nothing', async () => {
    const rows = ['nova.one,Nova,https://cdn.example/me.png', 'nova.two,Nova,']
    expect(await load(rows)).toMatchObject({ created: 2, errors: [] })
    expect((await somebody('nova.one')).avatarUrl).toBeNull()
    expect(await fetchAll()).toBe(1)
    const { avatarUrl } = await somebody('nova.one')
    expect(avatarUrl).toMatch(/^\/api\/avatars\/[\w-]{22}$/)
    const served = await app.inject({ url: avatarUrl ?? '' })
    expect(served.headers['content-type']).toBe('image/webp')
    expect(await load(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await fetchAll()).toBe(0)
    expect(asked).toEqual(['/me.png'])
  })

  it('is tried three times while the other site is in trouble, and once when it is no picture', async () => {
    pictures.set('/text', Buffer.from('not a picture'))
    await load(['late.one,Late,https://cdn.example/late.png', 'text.one,Text,https://cdn.example/text'])
    expect(await fetchAll()).toBe(2)
    expect(await fetchAll(), 'only after a while').toBe(0)
    for (const expected of [1, 1, 0]) {
      clock.advance({ minutes: 11 })
      expect(await fetchAll()).toBe(expected)
    }
    expect(
      await sql('SELECT problem, next_try_at FROM wanted_pictures WHERE problem IS NOT NULL ORDER BY 1'),
    ).toEqual([
      { problem: 'away', next_try_at: null },
      { problem: 'invalid_image', next_try_at: null },
    ])
    expect(log.lines.join('')).not.toContain('late.png')
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).toContain('wanted_pictures{state="failed"} 2')
  })

  it('is not given to who was erased, or whom the desk gave another one', async () => {
    await load(['gone.one,Gone,https://cdn.example/me.png', 'desk.one,Desk,https://cdn.example/me.png'])
    const [gone, desk] = [await somebody('gone.one'), await somebody('desk.one')]
    await app.inject({ method: 'POST', url: `${url}/${gone.id}/erase`, headers: admin.headers })
    await send('DELETE', `/${desk.id}/picture`)
    expect(await fetchAll()).toBe(0)
    expect((await somebody('desk.one')).avatarUrl).toBeNull()
    expect(await sql('SELECT FROM wanted_pictures WHERE attendee_id = $1', [gone.id])).toEqual([])
  })
})
