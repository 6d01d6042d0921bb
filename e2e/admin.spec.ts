import { open, type Persona, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

const everything = [
  'Analytics',
  'Installation Performance',
  'Registration Desk',
  'People',
  'Prize Desk',
  'Award Bonus Points',
  'Installations',
  'Stations',
  'Programme',
  'Event Knowledge Manager',
  'Names in Other Languages',
  'Prepare Leon',
  'Unanswered Questions',
  'Prize Tiers Management',
  'Finale',
  'Set-up Guide',
  'Settings',
  'User Management',
  'Integrations',
  'Backups',
  'Exports',
  'Final Report',
  'Audit',
]

const sections: Record<Persona, string[]> = {
  admin: everything,
  staff: [...everything.slice(0, 6), 'Stations', 'Backups', 'Exports', 'Final Report'],
  'read-only': ['Analytics', 'Stations'],
}

for (const persona of ['admin', 'staff', 'read-only'] as const) {
  test(`${persona} signs in, sees the sections of the role and no other, and leaves @full`, async ({
    page,
  }) => {
    await signIn(page, persona)
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(links).toHaveText(sections[persona])
    await expect(page.getByText('Total Attendees')).toBeVisible()
    await expect(page.getByText('Avg Points/Person')).toBeVisible()
    // A section that the role does not have is not opened by its address either.
    if (persona !== 'admin') {
      await page.goto('/admin?tab=users')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('Analytics')
    }
    await page.goto('/login')
    await expect(page).toHaveURL(/\/admin/)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).not.toHaveURL(/\/admin/)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/login/)
  })
}

test('an admin changes a role, disables and deletes somebody, and never themselves @full', async ({
  openAnother,
  page,
}) => {
  await signIn(await openAnother(), 'staff')
  await signIn(page, 'admin')
  await open(page, 'User Management')
  const own = page.getByRole('listitem').filter({ hasText: '(You)' })
  await expect(own.getByRole('combobox')).toBeDisabled()
  await expect(own.getByRole('switch')).toBeDisabled()
  await expect(own.getByRole('button', { name: /^Delete/ })).toBeDisabled()
  const row = page.getByRole('listitem').filter({ hasText: 'staff@' })
  await row.getByRole('combobox').selectOption({ label: 'Read-Only' })
  await told(page, 'User role has been updated.')
  await row.getByRole('switch').click()
  await expect(row.getByText('DISABLED')).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete User?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'User has been deleted.')
  await expect(row).toHaveCount(0)
})

test('an admin creates an installation, prices it, and switches it off @full', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'Installations')
  await page.getByRole('button', { name: 'Add Installation' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Installation' })
  await form.getByLabel('Installation Name').fill('Prize Wheel')
  await form.getByLabel('Installation Type').fill('prize_wheel')
  await form.getByLabel('Point Value').fill('-1')
  await form.getByRole('button', { name: 'Create Installation' }).click()
  await expect(form.getByText('Invalid point value. Please enter a valid number.')).toBeVisible()
  await form.getByLabel('Point Value').fill('750')
  await form.getByRole('button', { name: 'Create Installation' }).click()
  await told(page, 'Installation has been created.')
  const row = page.getByRole('listitem').filter({ hasText: 'Prize Wheel' })
  await row.getByRole('button', { name: 'Edit points of Prize Wheel' }).click()
  const points = row.getByPlaceholder('Enter points...')
  await points.fill('lots')
  await expect(row.getByText('Must be a valid positive number')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toBeDisabled()
  await points.fill('1,000')
  await points.press('Enter')
  await expect(row.getByText('1,000 points')).toBeVisible()
  await told(page, 'Point value has been updated.')
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await told(page, 'Installation has been updated.')
})

test('an admin builds the ladder of prizes @full', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'Prize Tiers Management')
  await page.getByRole('button', { name: 'Create New Tier' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Prize Tier' })
  await form.getByLabel('Prize Name').fill('Golden Ticket')
  await form.getByLabel('Required Points').fill('20000')
  await form.getByRole('button', { name: 'Create Tier' }).click()
  await told(page, 'Prize tier has been created.')
  const row = page.getByRole('listitem').filter({ hasText: 'Golden Ticket' })
  await expect(row.getByText('No description')).toBeVisible()
  await expect(row.getByText('20,000 points')).toBeVisible()
  await row.getByRole('button', { name: 'Edit Golden Ticket' }).click()
  await page.getByRole('form', { name: 'Edit Golden Ticket' }).getByLabel('Description').fill('For two')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('For two')).toBeVisible()
  await row.getByRole('button', { name: 'Delete Golden Ticket' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete "Golden Ticket"?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await told(page, 'Prize tier has been deleted.')
  await expect(row).toHaveCount(0)
})

test('what was changed is on record, and can be found @full', async ({ page }) => {
  await signIn(page, 'admin')
  await page.request.post('/api/admin/prize-tiers', { data: { prizeName: 'On Record', requiredPoints: 5 } })
  await open(page, 'Audit')
  await page.getByRole('searchbox').fill('prize-tier.create')
  const row = page.locator('[data-row]').first()
  await row.getByText('prize-tier.create').click()
  await expect(row.getByRole('cell', { name: 'On Record' })).toBeVisible()
})

test('the keyboard goes everywhere, and single keys can be turned off @full', async ({ page }) => {
  await signIn(page, 'admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('prize tiers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Prize Tiers Management')
  await page.keyboard.press('g')
  await page.waitForTimeout(150)
  await page.keyboard.press('0')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Event Knowledge Manager')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})
