import type { DeskAttendee } from '../contract/desk.ts'
import { open, signIn, told } from './dashboard.ts'
import { expect, type Page, tapBand, test } from './festival.ts'

/** A walk-in of this test alone, who may wear a band from the start. */
async function aWalkIn(page: Page, name: string, tag?: string): Promise<DeskAttendee> {
  const tiktokUsername = `${name}.${Date.now()}`.toLowerCase()
  const registered = await page.request.post('/api/admin/attendees', {
    data: { tiktokUsername, firstName: name, lastName: 'Walk' },
  })
  const person: DeskAttendee = await registered.json()
  if (tag !== undefined) await link(page, person, tag)
  return person
}

const link = (page: Page, { id }: DeskAttendee, rfidTagId: string) =>
  page.request.post(`/api/admin/attendees/${id}/wristbands`, { data: { rfidTagId } })

const tapAtEntrance = (page: Page, rfidTagId: string) =>
  page.request.post('/api/tap', { data: { rfidTagId, installationId: 'tap-tracking' } })

const rowOf = (page: Page, { tiktokUsername }: DeskAttendee) =>
  page.locator('[data-row]').filter({ hasText: `@${tiktokUsername}` })

test('a band that was blocked as lost is refused everywhere until staff say that it was found again @full', async ({
  page,
}) => {
  const tag = `0410${Date.now().toString(16).toUpperCase().slice(-10)}`
  await signIn(page, 'staff')
  const [lotte, finn] = [await aWalkIn(page, 'Lotte', tag), await aWalkIn(page, 'Finn')]
  await open(page, 'Registration Desk')
  await tapBand(page, tag)
  await rowOf(page, lotte).getByRole('button', { name: 'Block the band' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block the band' }).click()
  await told(page, 'The band has been blocked.')
  expect((await (await tapAtEntrance(page, tag)).json()).code).toBe('wristband_not_linked')
  expect((await (await link(page, finn, tag)).json()).code).toBe('wristband_blocked')

  const search = page.getByRole('searchbox')
  await search.fill(finn.tiktokUsername)
  await expect(rowOf(page, finn)).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Band for Finn Walk' })).toBeVisible()
  await tapBand(page, tag)
  const notice = page.getByRole('dialog').getByRole('alert')
  await expect(notice).toContainText(`Lotte Walk (@${lotte.tiktokUsername})`)
  await expect(page.getByRole('alertdialog'), 'nobody is asked whether to link it').toHaveCount(0)
  await notice.getByRole('button', { name: 'Found again' }).click()
  await told(page, 'The band is back and can be linked again.')
  const question = page.getByRole('alertdialog', { name: `Link band …${tag.slice(-4)} to Finn Walk?` })
  await question.getByRole('button', { name: 'Link this band' }).click()
  await told(page, 'Finn Walk wears the band now.')
  expect((await (await tapAtEntrance(page, tag)).json()).attendee.id).toBe(finn.id)
})

test('an admin takes a wrong tap back from the statement, once and with a reason; staff cannot @full', async ({
  page,
}) => {
  const tag = `0420${Date.now().toString(16).toUpperCase().slice(-10)}`
  await signIn(page, 'staff')
  const wanda = await aWalkIn(page, 'Wanda', tag)
  expect((await (await tapAtEntrance(page, tag)).json()).totalPoints).toBe(500)
  const statement = page.getByRole('dialog', { name: 'What counted, and what did not' })
  const openStatement = async () => {
    await open(page, 'Registration Desk')
    await tapBand(page, tag)
    await rowOf(page, wanda).getByRole('button', { name: 'Statement of Wanda Walk' }).click()
    await expect(statement.getByText('+500')).toBeVisible()
  }
  await openStatement()
  await expect(statement.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/\/admin/)

  await signIn(page, 'admin')
  await openStatement()
  await statement.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Why?') })
  await dialog.getByLabel('Why?').fill('Tapped for somebody else')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await told(page, 'The points have been taken back.')
  await expect(statement.getByText('Total: 0', { exact: true })).toBeVisible()
  await expect(statement.getByText(/Tapped for somebody else/)).toBeVisible()
  await expect(statement.getByRole('button', { name: 'Take back' })).toHaveCount(0)
})
