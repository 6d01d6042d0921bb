import { open, signIn, told } from './dashboard.ts'
import { expect, tagOf, tapBand, test } from './festival.ts'

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

test('the desk registers a walk-in, links a band by tapping it, and the band opens the festival', async ({
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
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Band for Wanda Walk' })).toBeVisible()
  await tapBand(page, tag)
  await told(page, 'Wanda Walk wears the band now.')
  // The band finds its person, and shows no more than its last characters.
  await tapBand(page, tag)
  await expect(page.getByText('Found by the band that was tapped.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '@walk.in.wanda' })
  await expect(row.getByText(`Band …${tag.slice(-4)}`)).toBeVisible()
  const answer = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId: tag } })
  expect((await answer.json()).tiktokUsername).toBe('walk.in.wanda')
  await row.getByRole('button', { name: 'Block the band' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block the band' }).click()
  await told(page, 'The band has been blocked.')
  const refused = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId: tag } })
  expect(refused.status()).toBe(404)
})

test('a person with a printed handle wears a band after a search, Enter and a tap', async ({ page }) => {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  const startedAt = Date.now()
  const search = page.getByRole('searchbox')
  await search.fill('Anaismlyon')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Band for/ })).toBeVisible()
  await tapBand(page, `04CD${Date.now().toString(16).toUpperCase()}`)
  await told(page, /wears the band now/)
  expect(Date.now() - startedAt).toBeLessThan(15_000)
})

test('a band that is tapped while somebody types in the search leaves no characters there', async ({
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
