import { fileURLToPath } from 'node:url'
import { open, signIn, told } from './dashboard.ts'
import { expect, type Page, tagOf, tapBand, test } from './festival.ts'

/** The pace at which a pause in the search falls between two keys. */
const SLOW_KEYS_MS = 260

/** Says yes to the question before a band is linked, by Enter. */
async function sayYes(page: Page, tag: string, name: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: `Link band …${tag.slice(-4)} to ${name}?` })
  await expect(question).toBeVisible()
  const yes = question.getByRole('button', { name: /^(Link this|Replace the) band/ })
  await expect(yes).toBeFocused()
  await expect(yes).toBeEnabled()
  await page.keyboard.press('Enter')
  await told(page, `${name} wears the band now.`)
}

/** Lets the answers to searches come late, as over the network of a crowded field. */
async function slowDown(page: Page, ms: number): Promise<void> {
  await page.route('**/api/admin/attendees?*', async (route) => {
    await new Promise((done) => setTimeout(done, ms))
    await route.continue()
  })
}

test('staff find a person by their band and award points once; an admin takes them back', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Award Bonus Points')
  const award = page.getByRole('button', { name: 'Award Bonus Points' })
  await expect(award).toBeDisabled()
  await tapBand(page, await tagOf('dante__fre'))
  await expect(page.getByLabel('Attendee ID')).not.toHaveValue('')
  await page.getByLabel('Points', { exact: false }).last().fill('250')
  await page.getByLabel('Reason (optional)').fill('Found a lost child')
  await award.click()
  await told(page, /@dante__fre received 250 points/)
  const row = page.getByRole('listitem').filter({ hasText: 'Found a lost child' })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/\/admin/)
  await signIn(page, 'admin')
  await open(page, 'Award Bonus Points')
  await row.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByLabel('Why?').fill('Wrong person')
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await told(page, 'The points have been taken back.')
})

test('the desk registers a walk-in, links a band by tapping it, and the band opens the festival @full', async ({
  page,
}) => {
  const tag = `04AB${Date.now().toString(16).toUpperCase()}`
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  await page.getByRole('button', { name: 'Register a walk-in' }).click()
  const form = page.getByRole('dialog', { name: 'Register an attendee' })
  await form.getByLabel('Handle').fill('@walk.in.wanda')
  await form.getByLabel('First name').fill('Wanda')
  await form.getByLabel('Last name').fill('Walk')
  // A question darkens the form that it stands over: both layers are equally high, the later one is on top.
  const height = await form.evaluate((panel) => getComputedStyle(panel).zIndex)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
  await expect(question.locator('xpath=preceding-sibling::*[1]')).toHaveCSS('z-index', height)
  await question.getByRole('button', { name: 'Cancel' }).click()
  // What no browser reads as a picture is said to be none; a photo is shown before it is saved.
  const picture = form.getByLabel('Picture')
  await picture.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(form.getByRole('alert')).toHaveText(/cannot be read as a picture/)
  await picture.setInputFiles(fileURLToPath(new URL('../test/faces/smiling.jpg', import.meta.url)))
  await expect(form.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Band for Wanda Walk' })).toBeVisible()
  // A band that somebody wears is said to be theirs, and not linked.
  await tapBand(page, await tagOf('dante__fre'))
  await expect(
    page.getByRole('alert').getByText('Dante Freeman (@dante__fre) wears this band.'),
  ).toBeVisible()
  await tapBand(page, tag)
  await sayYes(page, tag, 'Wanda Walk')
  // The band finds its person, and shows no more than its last characters.
  await tapBand(page, tag)
  await expect(page.getByText('Found by the band that was tapped.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '@walk.in.wanda' })
  await expect(row.getByText(`Band …${tag.slice(-4)}`)).toBeVisible()
  const image = row.locator('img')
  await expect(image).toHaveAttribute('src', /^\/api\/avatars\//)
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  const answer = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId: tag } })
  expect((await answer.json()).tiktokUsername).toBe('walk.in.wanda')
  await row.getByRole('button', { name: 'Block the band' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block the band' }).click()
  await told(page, 'The band has been blocked.')
  const refused = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId: tag } })
  expect(refused.status()).toBe(404)
})

test('a person with a printed handle wears a band after a search, Enter and a tap @full', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  const startedAt = Date.now()
  const search = page.getByRole('searchbox')
  await search.fill('Anaismlyon')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Band for/ })).toBeVisible()
  const tag = `04CD${Date.now().toString(16).toUpperCase()}`
  await tapBand(page, tag)
  await sayYes(page, tag, 'Anaïs Moreau')
  expect(Date.now() - startedAt).toBeLessThan(15_000)
  // The next person can be typed at once.
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('a band that is tapped while somebody types in the search leaves no characters there @full', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  const search = page.getByRole('searchbox')
  await search.focus()
  await tapBand(page, await tagOf('dante__fre'))
  await expect(page.getByText('Found by the band that was tapped.')).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator('[data-row]')).toContainText('@dante__fre')
  await expect(search).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
})

test('a search after a deep link keeps its focus, and every letter at any pace @full', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/admin?tab=desk')
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('anaismlyon next', { delay: SLOW_KEYS_MS })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('anaismlyon next')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a free band goes to whom the box names at Enter, however late the answer comes @full', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  const search = page.getByRole('searchbox')
  const tag = `04EF${Date.now().toString(16).toUpperCase()}`
  await search.fill('dante__fre')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await tapBand(page, tag)
  await expect(page.getByText('Nobody wears this band yet.')).toBeVisible()
  await slowDown(page, 1_200)
  // Somebody without a band: whom other tests tap keeps the band they tap.
  await search.fill('maya.goes.live')
  await search.press('Enter')
  await search.press('Enter')
  await sayYes(page, tag, 'Maya Thompson')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  const answer = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId: tag } })
  expect((await answer.json()).tiktokUsername).toBe('maya.goes.live')
})

test('the prize desk opens whom the box names at Enter, however late the answer comes @full', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Prize Desk')
  const search = page.getByRole('searchbox', { name: 'Find the attendee' })
  await search.fill('dante__fre')
  await expect(page.getByRole('button', { name: 'Choose Dante Freeman' })).toBeVisible()
  await slowDown(page, 1_200)
  await search.fill('anaismlyon')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: /^@/ })).toHaveText('@anaismlyon', {
    ignoreCase: true,
  })
})
