import AxeBuilder from '@axe-core/playwright'
import { open, type Persona, signIn } from './dashboard.ts'
import { expect, type Page, tagOf, tapBand, test } from './festival.ts'

const told = (page: Page, text: string | RegExp) =>
  expect(page.locator('[data-variant]').getByText(text).first()).toBeVisible()

const everything = [
  'Analytics',
  'Installation Performance',
  'Registration Desk',
  'Prize Desk',
  'Award Bonus Points',
  'Installations',
  'Event Knowledge Manager',
  'Unanswered Questions',
  'Prize Tiers Management',
  'Finale',
  'User Management',
  'Audit',
]

const sections: Record<Persona, string[]> = {
  admin: everything,
  staff: everything.slice(0, 5),
  'read-only': ['Analytics'],
}

for (const persona of ['admin', 'staff', 'read-only'] as const) {
  test(`${persona} signs in, sees the sections of the role and no other, and leaves`, async ({ page }) => {
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

test('an admin changes a role, disables and deletes somebody, and never themselves', async ({
  browser,
  page,
}) => {
  const other = await browser.newContext()
  await signIn(await other.newPage(), 'staff')
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
  await other.close()
})

test('an admin creates an installation, prices it, and switches it off', async ({ page }) => {
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

test('an admin writes an entry, changes it, deletes it, and takes that back', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'Event Knowledge Manager')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Entry' })
  await expect(form.getByLabel('Category')).toHaveValue('activation')
  await form.getByLabel('Title').first().fill('Moon Booth')
  await form.getByLabel('Description').first().fill('Howl at the moon.')
  await form.getByLabel('Tags').fill('moon, , night')
  await form.getByRole('button', { name: 'Create Entry' }).click()
  await told(page, 'New event knowledge entry has been created.')
  await page.getByPlaceholder('Search by title or description...').fill('Moon Booth')
  await expect(page).toHaveURL(/search=Moon/)
  const card = page.getByRole('listitem').filter({ hasText: 'Howl at the moon.' })
  await expect(card.getByText('#night')).toBeVisible()
  await card.getByRole('button', { name: 'Edit Moon Booth' }).click()
  await page.getByRole('dialog').getByLabel('Location').fill('Roof')
  await page.getByRole('dialog').getByRole('button', { name: 'Update Entry' }).click()
  await told(page, 'Event knowledge entry has been updated.')
  await card.getByRole('button', { name: 'Delete Moon Booth' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete Entry?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('No event knowledge entries found.')).toBeVisible()
  await page.locator('[data-variant]').getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete Selected (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No event knowledge entries found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page.getByText(/^Showing 1 - 10 of \d+ entries$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 11 - 20 of/)).toBeVisible()
})

test('exporting and importing the knowledge changes nothing, and wrong lines are named', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'Event Knowledge Manager')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await saved).path()
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' })
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file)
  await expect(dialog.getByText('The file changes nothing.')).toBeVisible()
  await expect(dialog.getByText('New: 0')).toBeVisible()
  await expect(dialog.getByText('Changed: 0')).toBeVisible()
  const wrong = 'category,title,description\nnowhere,Somewhere,Something\n'
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong) })
  await expect(dialog.getByText('Line 2')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import \d+ rows$/ })).toBeDisabled()
})

test('an admin builds the ladder of prizes', async ({ page }) => {
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

test('what Leon could not answer is answered with one touch', async ({ page }) => {
  const question = 'Zorblax quintessence wumpus parity?'
  await signIn(page, 'admin')
  await page.request.post('/api/question', { data: { question, language: 'en' } })
  await open(page, 'Unanswered Questions')
  const row = page.getByRole('listitem').filter({ hasText: question })
  await row.getByRole('button', { name: 'Write an entry' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Entry' })
  await expect(form.getByLabel('Title').first()).toHaveValue(question)
  await form.getByLabel('Description').first().fill('Behind the third moon.')
  await form.getByRole('button', { name: 'Create Entry' }).click()
  await expect(row).toHaveCount(0)
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

test('what was changed is on record, and can be found', async ({ page }) => {
  await signIn(page, 'admin')
  await page.request.post('/api/admin/prize-tiers', { data: { prizeName: 'On Record', requiredPoints: 5 } })
  await open(page, 'Audit')
  await page.getByRole('searchbox').fill('prize-tier.create')
  const row = page.locator('[data-row]').first()
  await row.getByText('prize-tier.create').click()
  await expect(row.getByRole('cell', { name: 'On Record' })).toBeVisible()
})

test('the keyboard goes everywhere, and single keys can be turned off', async ({ page }) => {
  await signIn(page, 'admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('prize tiers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Prize Tiers Management')
  await page.keyboard.press('g')
  await page.waitForTimeout(150)
  await page.keyboard.press('7')
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

const looks = [
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'de', theme: 'light', width: 390, height: 844 },
  { language: 'ja', theme: 'light', width: 1440, height: 900 },
]

for (const { language, theme, width, height } of looks) {
  test(`every section is whole in ${language}, ${theme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page, 'admin')
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([code, look]) => {
        localStorage.setItem('language', code)
        localStorage.setItem('adminTheme', look)
      },
      [language, theme] as const,
    )
    for (const tab of [
      'analytics',
      'performance',
      'desk',
      'bonus',
      'installations',
      'knowledge',
      'questions',
      'prizes',
      'users',
      'audit',
    ]) {
      await page.goto(`/admin?tab=${tab}`)
      await page.getByRole('heading', { level: 2 }).waitFor()
      await page.waitForTimeout(600)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
            .slice(0, 3)
            .join(' | ')}`,
      )
      expect.soft(found, tab).toEqual([])
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(excess, `${tab} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })
}
