import { type Permission, permissionNeeds, permissions } from '../contract/roles.ts'
import { isFull } from '../test/size.ts'
import { open, signIn, told } from './dashboard.ts'
import { expect, type Page, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

const links = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link')

test('an admin makes a role, gives it, and deletes it again: its holder sees what it opens @full', async ({
  openAnother,
  page,
}) => {
  const desk = await openAnother()
  await signIn(desk, 'staff')
  await signIn(page, 'admin')
  await open(page, 'User Management')
  await page.getByRole('button', { name: 'New role' }).click()
  const form = page.getByRole('form', { name: 'New role' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Prize team')
  await form.getByRole('checkbox', { name: 'Hand over prizes' }).check()
  await form.getByRole('checkbox', { name: 'See unanswered questions and answer them' }).check()
  if (isFull) expect(await lastingFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await told(page, 'The role Prize team has been saved.')
  await page.getByRole('combobox', { name: /^Role of Sam/ }).selectOption({ label: 'Prize team' })
  await told(page, 'User role has been updated.')
  const row = page.locator('[data-row]', { hasText: 'Prize team' }).last()
  await expect(row).toContainText('1 person')

  await desk.reload()
  await expect(links(desk)).toHaveText([
    'Prize Desk',
    'Programme',
    'Event Knowledge Manager',
    'Names in Other Languages',
    'Prepare Leon',
    'Unanswered Questions',
  ])
  await expect(desk.getByRole('banner')).toContainText('Prize team')
  await row.getByRole('button', { name: 'Delete Prize team' }).click()
  const question = page.getByRole('form', { name: 'Delete the role Prize team?' })
  await question.getByRole('combobox', { name: 'New role' }).selectOption({ label: 'Staff' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'The role Prize team has been deleted.')
  await expect(page.getByRole('combobox', { name: /^Role of Sam/ })).toHaveValue('staff')
  // Refused where the role of before was let in, the dashboard shows what there is now.
  await links(desk).filter({ hasText: 'Unanswered Questions' }).click()
  await expect(links(desk).first()).toHaveText('Analytics')
})

test('each permission alone opens its sections whole: none of their calls is refused @full', async ({
  openAnother,
  page,
}) => {
  const other = await openAnother()
  await signIn(other, 'staff')
  await signIn(page, 'admin')
  const { id: userId } = await (await other.request.get('/api/auth/user')).json()
  const draft = { name: 'One thing', permissions: ['analytics:read'] }
  const { id } = await (await page.request.post('/api/admin/roles', { data: draft })).json()
  const give = (role: string) => page.request.patch(`/api/admin/users/${userId}/role`, { data: { role } })
  await give(id)
  const refused: string[] = []
  for (const permission of Object.keys(permissions) as Permission[]) {
    const chosen = [permission, ...(permissionNeeds[permission] ?? [])]
    const saved = await page.request.patch(`/api/admin/roles/${id}`, { data: { permissions: chosen } })
    expect(saved.ok()).toBe(true)
    const hear = (response: { status(): number; url(): string }) => {
      if (response.status() === 403) refused.push(`${permission}: ${new URL(response.url()).pathname}`)
    }
    await other.goto('/admin')
    await expect(links(other).first()).toBeVisible()
    other.on('response', hear)
    for (const link of await links(other).all()) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await other.waitForLoadState('networkidle')
    }
    other.off('response', hear)
  }
  expect([...new Set(refused)]).toEqual([])
  await give('staff')
  await page.request.delete(`/api/admin/roles/${id}`)
})
