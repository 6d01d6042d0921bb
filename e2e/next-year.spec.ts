import { told } from './dashboard.ts'
import { expect, tapBand } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { isWaiting, test as live, pair, register } from './live-festival.ts'

/** A festival of its own: this one ends. */
const test = live.extend<object, { isLast: boolean }>({ isLast: [true, { scope: 'worker', option: true }] })
test.use({ isLast: true })

test('an organiser closes an edition and begins the next: the band and the station of before serve somebody else @full', async ({
  page: tablet,
  boss,
}) => {
  const { page } = boss
  await pair(tablet, boss, { installationId: 'tap-tracking' })
  const { tag } = await register(boss, { tiktokUsername: 'first', firstName: 'First', lastName: 'Guest' })
  await isWaiting(tablet)
  await tapBand(tablet, tag)
  await expect(tablet.getByText('You earned +500')).toBeVisible()

  await page.goto('/admin?tab=settings&group=editions')
  await page.getByRole('button', { name: 'Close this edition...' }).click()
  const closing = page.getByRole('dialog', { name: 'Close My Festival?' })
  await closing.getByRole('button', { name: 'Close the edition' }).click()
  await expect(closing.getByText('This is another name.')).toBeVisible()
  await closing.getByLabel(/^To confirm/).fill('my festival')
  await closing.getByRole('button', { name: 'Close the edition' }).click()
  await told(page, 'The edition is closed.')
  await expect(tablet.getByRole('heading', { name: 'That was My Festival!' })).toBeVisible()
  expect(await lastingFindings(tablet)).toEqual([])

  await page.getByRole('button', { name: 'Begin the next edition...' }).click()
  const beginning = page.getByRole('dialog', { name: 'The next edition' })
  await beginning.getByLabel(/^Name/).fill('My Festival 2')
  await beginning.getByLabel(/^First day/).fill('2050-06-04')
  await beginning.getByLabel(/^Last day/).fill('2050-06-05')
  await beginning.getByLabel(/^To confirm/).fill('My Festival')
  expect(await lastingFindings(page)).toEqual([])
  await beginning.getByRole('button', { name: 'Begin the next edition' }).click()
  await told(page, 'The next edition has begun.')
  await page.getByRole('button', { name: /^My Festival \(?/ }).click()
  await expect(page.getByText('@first')).toBeVisible()
  expect(await lastingFindings(page)).toEqual([])

  await isWaiting(tablet)
  const other = await boss.call<{ id: string }>('POST', '/api/admin/attendees', {
    tiktokUsername: 'second',
    firstName: 'Second',
    lastName: 'Guest',
  })
  await boss.call('POST', `/api/admin/attendees/${other.id}/wristbands`, { rfidTagId: tag })
  await tapBand(tablet, tag)
  await expect(tablet.getByText('@second')).toBeVisible()
})
