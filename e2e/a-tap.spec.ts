import type { Route } from '@playwright/test'
import type { Leaderboard } from '../contract/leaderboard.ts'
import { withServiceWorker } from './devices.ts'
import { bands, expect, type Page, speak, tagOf, tapBand, test } from './festival.ts'

test.use(withServiceWorker)

test('a wristband at the entrance moves the leaderboard and appears on the big screen, without a reload', async ({
  context,
}) => {
  const [entrance, board, screen] = await Promise.all([
    context.newPage(),
    context.newPage(),
    context.newPage(),
  ])
  await Promise.all([entrance.goto('/tap-tracking'), board.goto('/leaderboard'), screen.goto('/now-showing')])
  await expect(entrance.getByText('Tap Your Wristband')).toBeVisible()
  await expect(screen.locator('main')).toBeVisible()
  // Somebody in the middle of the board, so that their row is there to be watched.
  const { leaderboard } = await readBoard(entrance)
  const { attendee, totalPoints } = leaderboard[40] ?? leaderboard[0] ?? missing()
  const row = board.getByRole('listitem').filter({ hasText: `@${attendee.tiktokUsername}` })
  await expect(row).toContainText(totalPoints.toLocaleString('en-US'))

  await entrance.bringToFront()
  await tapBand(entrance, await tagOf(attendee.tiktokUsername))
  await expect(entrance.getByText('Welcome Back!')).toBeVisible()
  await expect(entrance.getByText(`@${attendee.tiktokUsername}`).first()).toBeVisible()
  await expect(entrance.getByText('You earned +500 points!')).toBeVisible()

  await expect(screen.getByText(attendee.attendeeName)).toBeVisible()
  await expect(row).toContainText((totalPoints + 500).toLocaleString('en-US'))
})

function missing(): never {
  throw new Error('The demo leaderboard is empty.')
}

async function readBoard(page: Page): Promise<Leaderboard> {
  return (await page.request.get('/api/leaderboard?limit=500')).json()
}

/** Points of a person as the leaderboard knows them. */
async function totalOf(page: Page, username: string): Promise<number> {
  const { leaderboard } = await readBoard(page)
  return leaderboard.find(({ attendee }) => attendee.tiktokUsername === username)?.totalPoints ?? 0
}

test('a different band follows the result without waiting for its ten seconds @full', async ({ page }) => {
  await page.goto('/tap-tracking')
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  await tapBand(page, bands.zihan.tag)
  await expect(page.getByText(`@${bands.zihan.username}`).first()).toBeVisible()
  await tapBand(page, bands.dante.tag)
  // Sooner than the first result would have gone by itself.
  await expect(page.locator('[role=status]').getByText(`@${bands.dante.username}`)).toBeVisible({
    timeout: 5_000,
  })
  await expect(page.locator('[role=status]').getByText(`@${bands.zihan.username}`)).toHaveCount(0)
})

test('part of a band is told to hold it there once more, and the whole one is read @full', async ({
  page,
}) => {
  await page.goto('/tap-tracking')
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  await tapBand(page, bands.zihan.tag.slice(5))
  await expect(page.getByText('Once more, please: hold the band still at the reader')).toBeVisible()
  await tapBand(page, bands.zihan.tag)
  await expect(page.locator('[role=status]').getByText(`@${bands.zihan.username}`)).toBeVisible()
})

test("a reader's Enter presses no button and leaves no characters in a field @full", async ({ page }) => {
  await page.goto('/fortune-teller/welcome')
  const guest = page.getByRole('button', { name: 'Skip & Continue as Guest' })
  await guest.focus()
  await tapBand(page, 'FFFF0000FFFF00')
  await expect(page.getByText('Authentication Failed').first()).toBeVisible()
  await expect(
    page.getByText('Please check in at the registration desk to link your wristband.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/welcome/)
  // The reader is alive again after a band that nobody linked.
  await tapBand(page, bands.parker.tag)
  await expect(page.getByText(`Welcome, @${bands.parker.username}!`).first()).toBeVisible()
  await expect(page.getByText('Redirecting you to the experience...')).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText(`Welcome back, @${bands.parker.username}!`)).toBeVisible()
})

test('a tap without network is kept, said so, and counted once when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/station/food-row')
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  const total = () => totalOf(page, bands.dante.username)
  const before = await total()
  await context.setOffline(true)
  await tapBand(page, bands.dante.tag)
  await expect(page.getByText(/when we're back online/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(total, { timeout: 30_000 }).toBe(before + 500)
})

test('a wide kiosk shows its tallest messages whole, with everything below them @full', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await speak(page, 'ja')
  const heightBelow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.goto('/fortune-teller/welcome')
  await expect(page.getByRole('region', { name: 'デモ用リストバンド' })).toBeVisible()
  await tapBand(page, bands.zihan.tag)
  await expect(page.getByRole('alert').getByText(bands.zihan.name)).toBeVisible()
  expect(await heightBelow(), 'welcome').toBe(0)
  await page.goto('/tap-tracking')
  await expect(page.getByRole('region', { name: 'デモ用リストバンド' })).toBeVisible()
  await page.route('**/api/tap', (route) => route.abort())
  await tapBand(page, bands.zihan.tag)
  await expect(page.getByText('接続エラー')).toBeVisible()
  expect(await heightBelow(), 'kept').toBe(0)
})

const wifiPage = { contentType: 'text/html', body: '<html>Welcome to our Wi-Fi</html>' }
const error = { status: 500, json: { success: false, error: 'Ours.', code: 'unexpected' } }

test('taps that meet an error, a foreign page, a cut or a silence are kept over a reload and counted once @full', async ({
  page,
}) => {
  await page.goto('/station/food-row')
  await expect(page.getByText('Tap Your Wristband')).toBeVisible()
  const { leaderboard } = await readBoard(page)
  const people = leaderboard.slice(60, 64).map(({ attendee, totalPoints }) => ({ ...attendee, totalPoints }))
  const troubles: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill(error),
    (route) => route.fulfill(wifiPage),
    (route) => route.abort(),
    // The server never answers: after eight seconds the station keeps the tap.
    async () => {},
  ]
  const keys: string[] = []
  await page.route('**/api/tap', async (route) => {
    keys.push(String(await route.request().headerValue('idempotency-key')))
    const trouble = troubles[keys.length - 1]
    await (trouble?.(route) ?? route.abort())
  })
  for (const { tiktokUsername } of people) await tapBand(page, await tagOf(tiktokUsername))
  await expect(page.getByText("We kept your tap. Points will be added when we're back online.")).toBeVisible()
  await expect(page.getByText('4 waiting')).toBeVisible()

  const again: string[] = []
  // The station may send one again as soon as it can.
  page.on('request', async (request) => {
    if (request.url().endsWith('/api/tap')) again.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.unroute('**/api/tap')
  await page.reload()
  for (const { tiktokUsername, totalPoints } of people) {
    await expect.poll(() => totalOf(page, tiktokUsername)).toBe(totalPoints + 500)
  }
  await expect(page.getByText(/waiting/)).toHaveCount(0)
  // One that was on its way when the page was loaded anew is sent once more, and is the same tap.
  expect(new Set(again)).toEqual(new Set(keys))
})
