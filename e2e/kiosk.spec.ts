import { someOf } from '../test/size.ts'
import { still } from './devices.ts'
import { bands, expect, loadedAnew, type Page, tapBand, test, typeLikeAReader } from './festival.ts'

test.use({ ...still, serviceWorkers: 'allow' })

const { parker, zihan } = bands

/** The check-in of a kiosk, where time passes as the test says. */
async function openCheckIn(page: Page, size = { width: 1920, height: 1080 }): Promise<void> {
  await page.clock.install()
  await openLiveCheckIn(page, size)
}

/**
 * The check-in of a kiosk in real time. Where several pages read bands it must be real: the moments of keys always are,
 * and a page compares them with its own beginning.
 */
async function openLiveCheckIn(page: Page, size = { width: 1920, height: 1080 }): Promise<void> {
  await page.setViewportSize(size)
  await page.goto('/fortune-teller/welcome')
  await expect(page.getByRole('heading', { name: 'Tap Your Band' })).toBeVisible()
}

async function checkIn(page: Page, band: { tag: string; username: string }, wait?: number): Promise<void> {
  await tapBand(page, band.tag)
  await expect(page.getByText(`Welcome, @${band.username}!`).first()).toBeVisible()
  if (wait !== undefined) await page.clock.runFor(wait)
  await expect(page.getByText(`Welcome back, @${band.username}!`)).toBeVisible()
}

/** Everything that this browser keeps about anybody. */
function whatIsKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = { ...localStorage, ...sessionStorage }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url)
    }
    return JSON.stringify({ stored, cached })
  })
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('link', { name: /^Ask/ }).click()
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log').getByText(question)).toBeVisible()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
}

for (const size of [
  { name: 'landscape', width: 1920, height: 1080 },
  { name: 'portrait', width: 1080, height: 1920 },
]) {
  test(`a ${size.name} kiosk that nobody touches forgets its visitor and is the check-in again @full`, async ({
    page,
  }) => {
    await openCheckIn(page, size)
    await checkIn(page, parker, 2_500)
    expect(await page.evaluate(() => document.documentElement.dataset.surface)).toBe(`kiosk-${size.name}`)
    await ask(page, 'Where can I eat?')
    const session = await page.evaluate(() => localStorage.getItem('sessionId') ?? '')
    expect(session).not.toBe('')
    await page.clock.fastForward(46_000)
    await expect(page.getByText('Are you still there?')).toBeVisible()
    await loadedAnew(page, () => page.clock.fastForward(21_000))
    await expect(page.getByRole('heading', { name: 'Tap Your Band' })).toBeVisible()
    await expect(page).toHaveURL(/\/fortune-teller\/welcome$/)

    const kept = await whatIsKept(page)
    for (const trace of [session, parker.tag, parker.username, 'Where can I eat?'])
      expect(kept).not.toContain(trace)
    await page.goto('/fortune-teller/ask-question')
    await expect(page.getByText('What would you like to know?')).toBeVisible()
    for (const address of ['/', '/profile', '/gift-aura']) {
      await page.goto(address)
      await expect(page.locator('h1').first()).toBeVisible()
      // The demo's tray of bands below names everybody.
      await expect(page.getByRole('main').getByText(parker.username)).toHaveCount(0)
    }
  })
}

test('a second band on any page of a kiosk forgets the first visitor and greets the second', async ({
  page,
}) => {
  await openLiveCheckIn(page)
  await checkIn(page, parker)
  // Doors that moved when something came late would be missed by the finger on its way.
  const door = page.getByRole('link', { name: /^Ask/ })
  const place = await door.boundingBox()
  await expect(page.getByText('Somebody else? Just tap')).toBeVisible()
  expect(await door.boundingBox()).toEqual(place)
  await ask(page, 'Where can I eat?')
  // Whoever holds the same band again is still there.
  await tapBand(page, parker.tag)
  await expect(page.getByRole('log').getByText('Where can I eat?')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('')

  await page.getByRole('textbox').focus()
  await checkIn(page, zihan)
  expect(await whatIsKept(page)).not.toContain(parker.tag)
  await page.getByRole('link', { name: /^Ask/ }).click()
  await expect(page.getByText('What would you like to know?')).toBeVisible()
  await expect(page.getByText('Where can I eat?')).toHaveCount(0)

  const pages = [
    '/fortune-teller/find-future',
    '/',
    '/fortune-teller/quick-questions',
    '/leaderboard',
    '/profile',
  ]
  for (const [index, address] of someOf(pages, 1).entries()) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    const next = index % 2 === 0 ? parker : zihan
    await page.evaluate(() => localStorage.setItem('rfidTagId', 'somebody else'))
    await checkIn(page, next)
  }
})

test('a guest at a large screen of their own is never asked and never forgotten @full', async ({ page }) => {
  await openCheckIn(page)
  await page.getByRole('button', { name: 'Skip & Continue as Guest' }).click()
  await ask(page, 'Where can I eat?')
  const session = await page.evaluate(() => localStorage.getItem('sessionId') ?? '')
  for (const address of ['/', '/gift-aura', '/fortune-teller/welcome', '/tap-tracking', '/leaderboard']) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.clock.fastForward(46_000)
    await expect(page.getByText('Are you still there?')).toHaveCount(0)
    await page.clock.fastForward(25_000)
    expect(await page.evaluate(() => localStorage.getItem('sessionId')), address).toBe(session)
  }
})

test('a tag that is tapped while its station opens is read whole @full', async ({ page }) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/tap-station-page-*.js', async (route) => {
    await opened
    await route.continue()
  })
  const taps: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tap')) taps.push(request.postDataJSON().rfidTagId)
  })
  await page.goto('/hub')
  await page.getByRole('link', { name: /Physical Tap/ }).click()
  const next = await typeLikeAReader(page, zihan.tag.slice(0, 5), Date.now() / 1000)
  open()
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  await typeLikeAReader(page, `${zihan.tag.slice(5)}\r`, next)
  // The demo's tray names them as well; the answer of the station is what counts.
  await expect(page.locator('[role=status]').getByText(`@${zihan.username}`)).toBeVisible()
  expect(taps).toEqual([zihan.tag])
})
