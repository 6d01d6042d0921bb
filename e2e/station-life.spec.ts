import { withServiceWorker } from './devices.ts'
import { expect, loadedAnew, type Page, tapBand } from './festival.ts'
import { type Boss, pair, register, test } from './live-festival.ts'

test.use(withServiceWorker)

const portrait = { width: 1080, height: 1920 }
const landscape = { width: 1920, height: 1080 }

/** With a network a page begins anew when its visitor has gone; without one it has to forget by itself. */
const visits = [
  { surface: 'kiosk-portrait', size: portrait, isOnline: true },
  { surface: 'kiosk-landscape', size: landscape, isOnline: false },
] as const

/** A visitor with a band whose names can be searched for. */
const registerNora = (boss: Boss, nth: number) =>
  register(boss, { tiktokUsername: `nora.quill${nth}`, firstName: 'Nora', lastName: `Quill${nth}` })

const welcome = (page: Page) => page.getByRole('heading', { name: 'Tap Your Band' })

/** What is kept by the page, its browser and its history; the page's memory is everything that a heap snapshot holds. */
async function whatIsLeft(page: Page) {
  const kept = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys())
        cached.push(`${name} ${new URL(request.url).pathname}`)
    }
    const databases: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
      for (const store of database.objectStoreNames) {
        databases[`${name}/${store}`] = await new Promise((done) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => done(request.result)
        })
      }
      database.close()
    }
    const cookies = document.cookie
    return { local: { ...localStorage }, session: { ...sessionStorage }, cached, databases, cookies }
  })
  return { ...kept, steps: await page.evaluate(() => history.length), memory: await memoryOf(page) }
}

async function memoryOf(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const pieces: string[] = []
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await browser.detach()
  return pieces.join('')
}

for (const { surface, size, isOnline } of visits) {
  const where = `${surface} ${isOnline ? 'with' : 'without'} a network`
  test(`nothing of the first visitor is left for the second: ${where} @full`, async ({
    page,
    context,
    boss,
  }) => {
    await page.setViewportSize(size)
    await page.clock.install()
    await pair(page, boss, { installationId: 'fortune-teller', surface })
    await expect(welcome(page)).toBeVisible()
    const { attendee, tag } = await registerNora(boss, size.width)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(welcome(page)).toBeVisible()
    await page.clock.runFor(5_000)
    const before = await whatIsLeft(page)

    await tapBand(page, tag)
    await expect(page.getByText(`Welcome, @${attendee.tiktokUsername}!`).first()).toBeVisible()
    await page.clock.runFor(2_500)
    await expect(page).toHaveURL(/\/fortune-teller$/)
    const session = await page.evaluate(() => localStorage.getItem('sessionId') ?? 'none')
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await page.getByRole('link', { name: /^Frag/ }).click()
    await page.getByRole('textbox').fill('Wo ist meine violette Trompete?')
    await page.getByRole('textbox').press('Enter')
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
    const traces = [attendee.tiktokUsername, attendee.lastName, tag, session, 'violette Trompete']
    const during = await whatIsLeft(page)
    for (const trace of traces) {
      expect(JSON.stringify(before).includes(trace), `${trace} before the visit`).toBe(false)
      expect(during.memory.includes(trace), `${trace} during the visit`).toBe(true)
    }
    if (!isOnline) await context.setOffline(true)

    // Looking into the memory takes a slow machine longer than a visitor may stand still.
    await page.getByRole('textbox').click()
    await page.clock.fastForward(46_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    const leave = () => page.clock.fastForward(21_000)
    await (isOnline ? loadedAnew(page, leave) : leave())
    await expect(welcome(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const left = await whatIsLeft(page)
    // What the event is called and looks like is no visitor's.
    const kept = Object.keys(left.local).filter((key) => key !== 'festival')
    expect(kept.sort()).toEqual(['ledger', 'station'])
    expect(Object.keys(left.session)).toEqual(['station-begun'])
    expect(left.cookies).toBe('')
    expect(left.cached.filter((entry) => entry.includes('/api/'))).toEqual(['festival /api/event'])
    expect(left.steps).toBe(before.steps)
    for (const [where, what] of Object.entries(left)) {
      for (const trace of traces)
        expect(JSON.stringify(what).includes(trace), `${trace} in ${where}`).toBe(false)
    }
  })
}

test('two people who hold their bands to a check-in together are both greeted @full', async ({
  page,
  boss,
}) => {
  await page.setViewportSize(portrait)
  await pair(page, boss, { installationId: 'fortune-teller', surface: 'kiosk-portrait' })
  await expect(welcome(page)).toBeVisible()
  const [one, other] = await Promise.all([registerNora(boss, 1), registerNora(boss, 2)])
  await page.waitForFunction(() => performance.now() > 3_000)
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/rfid/authenticate', async (route) => {
    await answered
    await route.continue()
  })
  await tapBand(page, one.tag)
  await tapBand(page, other.tag)
  answer()
  for (const { attendee } of [one, other]) {
    await expect(page.getByRole('heading', { name: `Welcome, @${attendee.tiktokUsername}!` })).toBeVisible()
  }
  await expect(page.getByText(`Welcome back, @${other.attendee.tiktokUsername}!`)).toBeVisible()
})

test('staff find a station among others, put it in training, and move it @full', async ({ page, boss }) => {
  await page.setViewportSize(portrait)
  const { id } = await pair(page, boss, { installationId: 'tap-tracking', surface: 'kiosk-portrait' })
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  const { attendee, tag } = await registerNora(boss, 3)

  await boss.call('PATCH', `/api/admin/kiosks/${id}`, { command: 'identify', isTraining: true })
  await expect(page.getByRole('alert').getByText('North gate')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Everything works, nothing counts.')).toBeVisible()
  await tapBand(page, tag)
  await expect(page.getByText('Training: this tap does not count.')).toBeVisible()
  const { rows } = await boss.call<{ rows: object[] }>('GET', `/api/admin/attendees/${attendee.id}/statement`)
  expect(rows).toEqual([])

  await boss.call('PATCH', `/api/admin/kiosks/${id}`, {
    installationId: 'fortune-teller',
    isTraining: false,
    language: 'de',
  })
  await expect(page).toHaveURL(/\/fortune-teller\/welcome$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.training-banner')).toHaveCount(0)
})

test('five taps in the corner of a station open its check, which leads back by itself @full', async ({
  page,
  boss,
}) => {
  await page.setViewportSize(portrait)
  await page.clock.install()
  await pair(page, boss, { installationId: 'tap-tracking', surface: 'kiosk-portrait' })
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  for (let tap = 0; tap < 5; tap += 1) await page.mouse.click(20, 20)
  await expect(page.getByRole('heading', { name: 'Device check' })).toBeVisible()
  const reader = page.getByRole('listitem').filter({ hasText: 'Reader' })
  await expect(reader).toContainText('Not tried yet')
  await tapBand(page, '04FFFFFFFFFFFF')
  await expect(reader).toContainText('It read 14 characters.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Storage' })).toContainText('Good')
  await expect(page.getByRole('listitem').filter({ hasText: 'Clock' })).toContainText('Good')
  await page.clock.fastForward(46_000)
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await page.clock.fastForward(21_000)
  await expect(page).toHaveURL(/\/tap-tracking$/)
})

test('a station leads nobody to the dashboard; staff who sign in there are signed out when they have gone @full', async ({
  page,
  boss,
}) => {
  await page.setViewportSize(portrait)
  await page.clock.install()
  await pair(page, boss, { installationId: 'tap-tracking', surface: 'kiosk-portrait' })
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  for (const path of ['/admin', '/admin?tab=desk', '/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/tap-tracking$/)
  }
  await page.goto('/hub')
  await expect(page.getByRole('link', { name: /Now Showing/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Admin Dashboard/ })).toHaveCount(0)

  await page.goto('/api/login?returnTo=%2Fadmin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.clock.runFor(4 * 60_000)
  await expect(page).toHaveURL(/\/tap-tracking$/)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
