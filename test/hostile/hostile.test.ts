import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { parse } from 'csv-parse/sync'
import ical from 'ical.js'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { safeImage } from '../../server/gift-aura/safe-image.ts'
import { festivalForFile } from '../build-app.ts'
import { anAttendee, aWristband } from '../factories.ts'
import { signInAs } from '../sign-in-as.ts'
import { isFull } from '../size.ts'
import { aFormWith } from '../upload.ts'
import { MARK } from './hostile-file.ts'
import { hostileImages } from './images.ts'
import { hostileRequests } from './requests.ts'
import { hostileTables } from './tables.ts'
import { hostileTexts } from './texts.ts'

const festival = await festivalForFile()
const { app } = festival
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
const { headers } = await signInAs(festival, 'admin')
const corpus = {
  images: await hostileImages(),
  tables: hostileTables(),
  texts: hostileTexts(),
  requests: hostileRequests(),
}

/** For every day a share of the corpus, of pictures the smallest, which cost most; whoever changes how any is read runs all. */
const share = <T>(cases: readonly T[], every: number) => cases.filter((_, at) => isFull || at % every === 0)
const images = share(corpus.images, 16)

/** A refusal in our words, or an answer. */
function expectClear({ statusCode, body }: { statusCode: number; body: string }, what = ''): void {
  expect(statusCode, `${what} ${body.slice(0, 300)}`).toBeLessThan(500)
  if (statusCode >= 400) expect(JSON.parse(body).code, what).toMatch(/^[a-z_]+$/)
}

afterEach(async () => {
  const band = await aWristband(festival)
  const payload = { rfidTagId: band.tag, installationId: 'tap-tracking' }
  const tapped = await app.inject({ method: 'POST', url: '/api/tap', payload })
  expect(tapped.json().success, 'the festival goes on').toBe(true)
})

it('is a corpus of at least 360, each with a name of its own', () => {
  for (const part of Object.values(corpus)) {
    expect(part.length).toBeGreaterThanOrEqual(80)
    expect(new Set(part.map(({ name }) => name)).size).toBe(part.length)
  }
  expect(Object.values(corpus).flat().length).toBeGreaterThanOrEqual(360)
})

/** Nothing of a file that somebody sent may be in what we make of it. */
async function expectOurOwn(bytes: Buffer, format: string, name: string): Promise<void> {
  expect(bytes.includes(MARK), name).toBe(false)
  const { exif, xmp, iptc, comments, ...read } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, comments }, name).toEqual({})
  expect(read.format, name).toBe(format)
}

describe('a hostile picture', () => {
  it.each(images)('as the picture of a person: $name', async ({ name, content }) => {
    const { id } = await anAttendee(festival)
    const form = aFormWith(content, 'me.jpg')
    const url = `/api/admin/attendees/${id}/picture`
    const payload = form.payload
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...form.headers, ...headers },
    })
    expectClear(answer, name)
    const { avatarUrl } = answer.json<{ avatarUrl?: string }>()
    if (!avatarUrl) return expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const shown = await app.inject({ url: avatarUrl })
    expect(shown.headers['content-type']).toBe('image/webp')
    await expectOurOwn(shown.rawPayload, 'webp', name)
  })

  it.each(images)('as a photo of the booth: $name', async ({ name, content }) => {
    const photo = `data:image/jpeg;base64,${content.toString('base64')}`
    const made = await safeImage(photo).catch((refusal: { code?: string }) => refusal.code)
    if (typeof made === 'object') return expectOurOwn(made.jpeg, 'jpeg', name)
    expect(made, name).toBe('invalid_image')
  })
})

/** What reads every table in the same way is asked in full. */
const importing = ['/api/admin/attendees/import', '/api/admin/event-knowledge/import?dryRun=true'].slice(
  0,
  isFull ? 2 : 1,
)

describe('a hostile table', () => {
  it.each(share(corpus.tables, 3))('is imported, or refused with the line: $name', async ({ content }) => {
    const form = aFormWith(content)
    for (const url of importing) {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
      expectClear(answer, url)
    }
  })

  it('leaves nothing in an export that a spreadsheet would run, and nobody with more than they had', async () => {
    const { body } = await app.inject({ url: '/api/admin/attendees/export', headers })
    const cells: string[] = parse(body, { bom: true }).flat()
    expect(cells.length).toBeGreaterThan(200)
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
    const [given] = await festival.sql<{ points: number }>(
      "SELECT COALESCE(max(total_points), 0)::int AS points FROM attendees WHERE tiktok_username LIKE 'h%'",
    )
    expect(given?.points).toBe(0)
  })
})

describe('a hostile text', () => {
  it.each(share(corpus.texts, 3))('is kept as it is, or refused: $name', async ({ name, content: text }) => {
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
    const tiktokUsername = `text.${festival.clock.elapsed()}`
    festival.clock.advance({ milliseconds: 1 })
    const answers = [
      await post('/api/question', { question: text }),
      await post('/api/admin/attendees', { tiktokUsername, firstName: text }),
      await app.inject({
        url: `/api/activities?search=${encodeURIComponent(text.toWellFormed().slice(0, 2_000))}`,
      }),
    ]
    // After every entry the guide reads all of them anew, so that not every text is one in both sizes.
    if (isFull || name.startsWith('a line')) {
      const entry = { category: 'schedule', title: text, description: text, tags: [text] }
      const written = await post('/api/admin/event-knowledge', {
        ...entry,
        startsAt: '2026-12-05T20:10:00-08:00',
      })
      if (written.statusCode === 201) await expectOneEvent(written.json().id, written.json().title)
      answers.push(written)
    }
    for (const answer of answers) {
      expectClear(answer)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })
})

/** A text that was saved is one event of a calendar, however many lines it has. */
async function expectOneEvent(entryId: string, title: string): Promise<void> {
  const opened = await app.inject({ method: 'POST', url: '/api/sessions', payload: {} })
  const itinerary = `/api/sessions/${opened.json().sessionId}/itinerary`
  const saved = await app.inject({ method: 'PUT', url: `${itinerary}/${entryId}` })
  if (saved.statusCode >= 400) return expectClear(saved)
  const { body } = await app.inject({ url: `${itinerary}.ics` })
  const events = new ical.Component(ical.parse(body)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  expect(events[0]?.getAllProperties('attendee')).toEqual([])
  expect(title).not.toBe('')
}

/** Sends bytes, and hears everything that comes back until the server hangs up. */
function sendBytes(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text
    })
    // The server may hang up before it has heard everything, which is an answer too.
    socket.on('error', () => resolve(heard)).on('close', () => resolve(heard))
  })
}

describe('a hostile request', () => {
  it.each(corpus.requests)('is answered once and clearly: $name', async ({ content }) => {
    const heard = await sendBytes(content)
    const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
    expect(statuses.length, heard.slice(0, 500)).toBeLessThanOrEqual(1)
    for (const status of statuses) expect(status, heard.slice(0, 500)).toBeLessThan(500)
    expect(heard).not.toContain(MARK)
    expect(heard).not.toContain('evil.example')
    expect(heard).not.toMatch(/node_modules|root:x:0/)
  })
})
