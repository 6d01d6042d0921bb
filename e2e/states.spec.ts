import { bands, expect, type Page, tagOf, tapBand, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

const PHONE = { width: 390, height: 844 }

/** The reader types wherever the focus is, but a station that is not there yet hears nothing. */
async function openStation(page: Page): Promise<void> {
  await page.goto('/tap-tracking')
  await expect(page.getByText('Earn points instantly!')).toBeVisible()
}

async function checkIn(page: Page, username: string): Promise<void> {
  await page.goto('/fortune-teller/welcome')
  await expect(page.getByText('Hold your wristband to the reader')).toBeVisible()
  await tapBand(page, await tagOf(username))
  await expect(page.getByRole('heading', { name: `Welcome, @${username}!` })).toBeVisible()
}

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

test('axe finds nothing in the answers of a station: accepted, refused', async ({ page }) => {
  await openStation(page)
  await tapBand(page, bands.parker.tag)
  await expect(page.getByText('Welcome Back!')).toBeVisible()
  expect.soft(await lastingFindings(page), 'accepted').toEqual([])
  await tapBand(page, 'DEAD0000BEEF')
  await expect(page.getByText('Tap failed')).toBeVisible()
  expect.soft(await lastingFindings(page), 'refused').toEqual([])
})

test('axe finds nothing where a tap earned no points, and the visitor reads why', async ({ page }) => {
  // The stations of a demo have no cooldown, so the answer of the server is told to be inside one.
  await page.route('**/api/tap', async (route) => {
    const response = await route.fetch({ headers: await route.request().allHeaders() })
    const answer = await response.json()
    const nextEligibleAt = new Date(Date.now() + 30 * 60_000).toISOString()
    Object.assign(answer.interaction, { pointsAwarded: 0, metadata: { reason: 'cooldown', nextEligibleAt } })
    await route.fulfill({ response, json: answer })
  })
  await openStation(page)
  await tapBand(page, bands.dante.tag)
  await expect(page.getByText(/Your total: /)).toBeVisible()
  await expect(page.getByText(/You earned/)).toHaveCount(0)
  expect.soft(await lastingFindings(page), 'no points').toEqual([])
})

test('axe finds nothing in an open menu, nor in an open language menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect.soft(await lastingFindings(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
  expect.soft(await lastingFindings(page), 'language menu').toEqual([])
})

test('axe finds nothing in a check-in, its toast, and the board on which one finds oneself', async ({
  page,
}) => {
  // One of the first three, so that the podium shows whose it is.
  const username = 'crispyines'
  await checkIn(page, username)
  expect.soft(await lastingFindings(page), 'check-in').toEqual([])
  await expect(page.getByText(`Welcome back, @${username}!`)).toBeVisible()
  expect.soft(await lastingFindings(page), 'toast').toEqual([])
  await page.goto('/leaderboard')
  await expect(page.getByRole('button', { name: 'Show my place' })).toBeVisible()
  expect.soft(await lastingFindings(page), 'own place').toEqual([])
})

test('axe finds nothing in a refused check-in', async ({ page }) => {
  await page.goto('/fortune-teller/welcome')
  await expect(page.getByText('Hold your wristband to the reader')).toBeVisible()
  await tapBand(page, 'DEAD0000BEEF')
  await expect(page.getByText('Authentication Failed').first()).toBeVisible()
  expect.soft(await lastingFindings(page), 'refused check-in').toEqual([])
})

test('axe finds nothing in a fortune, and in the journey it became a part of', async ({ page }) => {
  await page.goto('/fortune-teller/find-future')
  await page.getByRole('radio', { name: /Play/ }).click()
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible({ timeout: 20_000 })
  expect.soft(await lastingFindings(page), 'fortune').toEqual([])
  const sessionId = await page.evaluate(() => localStorage.getItem('fortuneTellerSessionId'))
  await page.goto(`/fortune-teller/journey/${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible()
  expect.soft(await lastingFindings(page), 'journey').toEqual([])
})

test('axe finds nothing in a conversation, and in the entry behind its answer', async ({ page }) => {
  await page.goto('/fortune-teller/ask-question')
  await page.getByLabel('Your question').fill('Where can I charge my phone?')
  await page.keyboard.press('Enter')
  const source = page.getByRole('list', { name: 'Where this comes from' }).getByRole('button').first()
  await expect(source).toBeVisible({ timeout: 20_000 })
  expect.soft(await lastingFindings(page), 'answer').toEqual([])
  await source.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await lastingFindings(page), 'entry').toEqual([])
})
