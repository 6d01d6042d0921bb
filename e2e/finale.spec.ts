import { expect, type Page, tagOf, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

// A board that is frozen is frozen for everybody.
test.use({ occasion: 'finale' })

/** Signs in at the demo's identity provider as the admin who runs the finale. */
async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.locator('form[action$="/admin"] button').click()
  await expect(page).toHaveURL(/\/admin/)
}

/** Whoever wears this tag, on a phone of their own. */
async function identify(page: Page, rfidTagId: string): Promise<void> {
  const response = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId } })
  const { sessionId } = await response.json()
  await page.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
}

test('the board freezes, own points grow, and the big screen reveals ten to one', async ({
  openAnother,
  page,
}) => {
  test.setTimeout(180_000)
  const tag = await tagOf('dante__fre')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signInAsAdmin(page)
  await page.goto('/admin?tab=finale')
  await page.getByRole('button', { name: 'Freeze now' }).click()
  const question = page.getByRole('alertdialog', { name: 'Freeze the leaderboard?' })
  await question.getByRole('button', { name: 'Freeze now' }).click()
  await expect(page.getByText('The true first ten')).toBeVisible()

  const phone = await openAnother({ viewport: { width: 390, height: 844 } })
  await identify(phone, tag)
  await phone.goto('/leaderboard')
  await expect(phone.getByRole('heading', { name: /The ranking froze at/ })).toBeVisible()
  const own = phone.getByRole('complementary', { name: 'You' })
  await expect(own.getByText('Your place is revealed at the end')).toBeVisible()
  const before = await own.getByText(/points/).textContent()
  const ranking = phone.getByRole('list').filter({ hasText: '@yo.colton' })
  const stood = await ranking.textContent()
  const tapped = await phone.request.post('/api/tap', {
    data: { rfidTagId: tag, installationId: 'food-row' },
  })
  expect(tapped.ok()).toBe(true)
  await expect(own.getByText(/points/)).not.toHaveText(before ?? '')
  await expect(ranking).toHaveText(stood ?? '')
  expect(await lastingFindings(phone)).toEqual([])

  await page.getByRole('link', { name: 'Open the stage' }).click()
  await page.getByRole('button', { name: 'Begin the reveal' }).click()
  await expect(page.getByText('Who made it to the top?')).toBeVisible()
  await expect(phone.getByText('The first 10 places are still a secret')).toBeVisible()
  // Two people share the fifth rank: they come together, and there is no sixth.
  for (const [rank, name] of [
    [10, '@malik__rob'],
    [9, '@noodlebygaetan'],
    [8, '@Lunarhaoran'],
    [7, '@Frieda030'],
    [5, '@its.raul'],
    [4, '@yo.colton'],
  ] as const) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: `Place ${rank}` })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(phone.getByText('The first 3 places are still a secret')).toBeVisible()
  // A screen that starts anew in the middle of the show goes on where it was.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Place 4' })).toBeVisible()
  for (const name of ['@crispyines', '@hwang_g', '@meerailv']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Number one of LIVE FEST!' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'The final ranking' })).toBeVisible()
  await expect(phone.getByText('@meerailv')).toBeVisible()

  await phone.getByRole('link', { name: 'See my festival recap' }).click()
  await expect(phone.getByRole('heading', { name: 'My festival' })).toBeVisible()
  const card = phone.getByRole('img', { name: /Festival recap of @dante__fre/ })
  await expect(card).toBeVisible()
  await expect
    .poll(() => card.evaluate((picture: HTMLImageElement) => picture.naturalHeight), { timeout: 30_000 })
    .toBe(1920)
  expect(await lastingFindings(phone)).toEqual([])
})
