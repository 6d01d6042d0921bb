import { open, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

test.use({ occasion: 'schedule' })

test('an admin takes a schedule, moves a session by keyboard and mouse, and what is theirs stays @full', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await open(page, 'Programme')
  await page.getByRole('button', { name: 'Add schedule' }).click()
  await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles('test/schedules/pretalx.json')
  await page.getByRole('button', { name: 'Take changes: 40' }).click()
  await told(page, 'The programme is up to date.')
  await expect(page.getByText('Sessions: 40')).toBeVisible()

  await page.getByRole('button', { name: 'Thursday, June 10' }).click()
  const session = page.getByRole('button', { name: 'Net Mending' })
  await expect(session).toContainText('5:00 AM')
  await session.press('m')
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await session.press(key)
  await told(page, /^Net Mending was changed/)
  await expect(session).toContainText('5:30 AM')

  const [from, to] = [
    await session.boundingBox(),
    await page.locator('[data-day="2027-06-12"]').boundingBox(),
  ]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, from.y + 12, { steps: 5 })
  await page.mouse.up()
  await expect(session).toContainText('Sat, Jun 12')

  await page.getByLabel('Bring new file').setInputFiles('test/schedules/frab.xml')
  const review = page.getByRole('dialog', { name: 'Changes of Harbour Lights 2027' })
  await expect(review.getByRole('heading', { level: 3 })).toHaveText(['Net Mending'])
  await review.getByRole('checkbox', { name: 'Take it from the schedule' }).check()
  await review.getByRole('button', { name: 'Take changes: 1' }).click()
  await expect(session).toContainText('5:00 AM')
})
