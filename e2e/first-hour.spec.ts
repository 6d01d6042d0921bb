import { told } from './dashboard.ts'
import { expect, tapBand } from './festival.ts'
import { isWaiting, test as live, pair, register } from './live-festival.ts'

/** A festival of its own: here it gets another name. */
const test = live.extend<object, { isNew: boolean }>({ isNew: [true, { scope: 'worker', option: true }] })
test.use({ isNew: true })

test('a new organiser comes from an empty festival to a first counted tap', async ({
  page: tablet,
  boss,
}) => {
  const { page } = boss
  await expect(page.getByRole('heading', { level: 2, name: 'Set-up Guide' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Your event' })
  await form.getByLabel('Name of the event').fill('Harbour Lights')
  await form.getByLabel('First day').fill('2050-06-04')
  await form.getByLabel('Last day').fill('2050-06-02')
  await form.getByLabel('Time zone of the venue').selectOption('Europe/Berlin')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The last day is not before the first')).toBeVisible()
  await form.getByLabel('Last day').fill('2050-06-05')
  await form.getByRole('button', { name: 'Save' }).click()
  await told(page, 'The event has been saved.')
  await expect(page.getByRole('button', { name: /^Your event/ })).toContainText('Done')

  // The next step is open, and leads to its section.
  await page.getByRole('link', { name: 'Open Installations' }).click()
  await page.getByRole('button', { name: 'Rules of Physical Tap' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit Physical Tap' })
  await sheet.getByLabel('Place').fill('Pier 1')
  await sheet.getByLabel('Point Value').fill('750')
  await sheet.getByLabel('Times a day').fill('2')
  await expect(sheet.getByText('up to 1,500 points in a day, and 3,000 in all 2 days')).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await told(page, 'Installation has been updated.')

  await pair(tablet, boss, { installationId: 'tap-tracking', name: 'Pier' })
  const { tag } = await register(boss, { tiktokUsername: 'first', firstName: 'First', lastName: 'Guest' })
  await isWaiting(tablet)
  await expect(tablet.getByText('Pier 1')).toBeVisible()
  await tapBand(tablet, tag)
  await expect(tablet.getByText('You earned +750')).toBeVisible()

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: /^Still missing before the doors open/ })).toBeVisible()
  await page.getByRole('link', { name: 'Go on with the set-up' }).click()
  await expect(page.getByRole('button', { name: /^A test tap/ })).toContainText('Done')
  await page.getByRole('button', { name: /^Mail/ }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('button', { name: /^Mail/ })).toContainText('Skipped')
})
