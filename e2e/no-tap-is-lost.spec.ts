import type { Route } from '@playwright/test'
import type { LedgerRow } from '../contract/bonus.ts'
import type { DeskAttendee } from '../contract/desk.ts'
import { withServiceWorker } from './devices.ts'
import { expect, type Page, typeLikeAReader } from './festival.ts'
import { type Boss, isWaiting, pair, test } from './live-festival.ts'

// The service worker opens the page without a network; how it looks meanwhile is not examined.
test.use({ ...withServiceWorker, viewport: { width: 540, height: 960 } })

/** People who tap while one thing is wrong. */
const GROUP = 25
const PEOPLE = 8 * GROUP
/** What a busy server asks for. */
const RETRY_AFTER_S = 2
/** Between the server's clock and what a station knows of it lies half of a heartbeat, which a busy machine makes slow. */
const CLOCK_MS = 5_000

/** What the network does to taps in place of an answer. */
type Trouble = 'hangs' | 'error 500' | 'busy 503' | 'page 502'

/** A network that a test troubles, and what it has seen of each tap. */
async function troubledNetwork(page: Page) {
  let trouble: Trouble | undefined
  let busyAt: number | undefined
  const seen = new Set<string>()
  const pauses: number[] = []
  await page.route('**/api/tap', async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? ''
    if (seen.has(key) && busyAt !== undefined) pauses.push(Date.now() - busyAt)
    seen.add(key)
    if (trouble === 'busy 503') busyAt = Date.now()
    await answers[trouble ?? 'none'](route)
  })
  return {
    suffer: (next?: Trouble) => {
      trouble = next
    },
    /** How long after the last 503 taps that had waited were sent again. */
    pauses,
  }
}

const refusal = { success: false, error: 'No.', code: 'unavailable' }
let hanging = 0
const never = new Promise<void>(() => {})

const answers: Record<Trouble | 'none', (route: Route) => Promise<void>> = {
  none: (route) => route.fallback(),
  // No answer ever comes; of every other tap the server has heard all the same.
  async hangs(route) {
    hanging += 1
    if (hanging % 2 === 0) await route.fetch()
    await never
  },
  'error 500': (route) => route.fulfill({ status: 500, json: refusal }),
  'busy 503': (route) =>
    route.fulfill({ status: 503, json: refusal, headers: { 'retry-after': String(RETRY_AFTER_S) } }),
  'page 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
}

/** Registers people with their bands, as a list that came by post. */
async function importPeople({ call, page }: Boss): Promise<{ id: string; tag: string }[]> {
  const handles = Array.from({ length: PEOPLE }, (_, n) => ({ handle: `wave.${n}`, tag: tagOf(n) }))
  const rows = handles.map(({ handle, tag }) => `${handle},Wave,${tag}`)
  const csv = ['tiktokUsername,firstName,wristbandTag', ...rows].join('\n')
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const imported = await page.request.post('/api/admin/attendees/import', { multipart: { file } })
  expect(await imported.json()).toMatchObject({ created: PEOPLE })
  const ids = new Map<string, string>()
  for (let nth = 1; ids.size < PEOPLE; nth += 1) {
    const path = `/api/admin/attendees?search=wave.&pageSize=100&page=${nth}`
    const { attendees } = await call<{ attendees: DeskAttendee[] }>('GET', path)
    for (const { id, tiktokUsername } of attendees) ids.set(tiktokUsername, id)
  }
  return handles.map(({ handle, tag }) => ({ id: ids.get(handle) ?? '', tag }))
}

const tagOf = (n: number) => `05${n.toString(16).toUpperCase().padStart(12, '0')}`

test(`a station takes ${PEOPLE} taps while the network hangs, fails and is cut, and loses none @full`, async ({
  page,
  context,
  boss,
  live,
}) => {
  await pair(page, boss, { installationId: 'tap-tracking', surface: 'kiosk-portrait' })
  await isWaiting(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const people = await importPeople(boss)
  const network = await troubledNetwork(page)
  const tapped: { id: string; from: number; to: number }[] = []

  /** The next people hold their bands to the reader; all of them wait then. */
  async function tap(count: number): Promise<void> {
    const group = people.slice(tapped.length, tapped.length + count)
    const from = Date.now()
    await typeLikeAReader(page, group.map(({ tag }) => `${tag}\r`).join(''), from / 1000)
    const to = Date.now()
    tapped.push(...group.map(({ id }) => ({ id, from, to })))
    await expect(page.getByText(`${tapped.length} waiting`, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').getByText('Connection error')).toBeVisible()
  }
  const drop = async () => {
    await context.setOffline(true)
    await context.setOffline(false)
  }

  network.suffer('hangs')
  await tap(2 * GROUP)
  network.suffer('error 500')
  await tap(GROUP)
  network.suffer('busy 503')
  await tap(GROUP)
  // A network that was away for a moment does not make a busy server less busy.
  network.suffer('page 502')
  await drop()
  await expect.poll(() => network.pauses.length).toBeGreaterThan(0)
  await tap(GROUP)
  network.suffer()
  await live.restart(async () => {
    await tap(GROUP)
    await context.setOffline(true)
  })
  await tap(GROUP)
  await page.reload()
  await isWaiting(page)
  await tap(GROUP)
  await context.setOffline(false)

  // After all that trouble the next try may be half a minute away, and then all of them are sent.
  await expect(page.getByText(/waiting/)).toHaveCount(0, { timeout: 120_000 })
  for (const pause of network.pauses) expect(pause).toBeGreaterThanOrEqual(RETRY_AFTER_S * 1_000)
  expect(tapped).toHaveLength(PEOPLE)
  for (const { id, from, to } of tapped) {
    const { rows } = await boss.call<{ rows: LedgerRow[] }>('GET', `/api/admin/attendees/${id}/statement`)
    expect(rows).toMatchObject([{ kind: 'tap', pointsAwarded: 500, stationName: 'North gate' }])
    const at = Date.parse(rows[0]?.occurredAt ?? '')
    expect(at).toBeGreaterThanOrEqual(from - CLOCK_MS)
    expect(at).toBeLessThanOrEqual(to + CLOCK_MS)
  }
})
