import { aWorkbook } from '../test/workbook.ts'
import { open, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

/** Orders as pretix exports them: dates as a spreadsheet keeps them, one wrong address, one cancelled ticket. */
const orders = aWorkbook([
  [
    'Order code',
    'Position ID',
    'Status',
    'Email',
    'Attendee name',
    'Attendee email',
    'Date of birth',
    'Order locale',
  ],
  [
    'A7K3Q',
    1,
    'paid',
    'shop@example.com',
    'Jördis Weiß',
    'joerdis@example.com',
    { xml: 's="1"><v>33000</v>' },
    'de-informal',
  ],
  [
    'A7K3Q',
    2,
    'paid',
    'shop@example.com',
    'Ilka Weiß',
    'ilka at example.com',
    { xml: 's="1"><v>40300</v>' },
    'de',
  ],
  ['B9TTL', 1, 'canceled', 'gone@example.com', 'Gone Away', '', '', 'en'],
])

test('staff import the orders of a ticket shop, mend a cell on the way, and take the whole import back @full', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'People' })).toBeVisible()
  const name = 'pretix-orders.xlsx'
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer: orders })
  await expect(page.getByText('Export of pretix')).toBeVisible()
  const doIt = page.getByRole('button', { name: /^Import \d/ })
  await expect(doIt).toBeDisabled()
  const cell = page.getByLabel('Line 3 · Attendee email')
  await expect(cell).toHaveValue('ilka at example.com')
  await cell.fill('ilka@example.com')
  await cell.press('Enter')
  await expect(page.getByText('New: 2')).toBeVisible()
  await expect(page.getByText(/left out: 1 \(such as "canceled"\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Import 2' }).click()
  await told(page, 'Created: 2, updated: 0, rows: 2.')
  await open(page, 'Registration Desk')
  await expect(page.getByText('ilka@example.com')).toBeVisible()
  await open(page, 'People')
  await page.getByRole('button', { name: `Undo the import of ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Removed again: 2. Set back to what they were: 0.')).toBeVisible()
  await question.getByRole('button', { name: 'Undo the import' }).click()
  await told(page, 'Removed: 2, set back: 0, kept: 0.')
  await expect(page.getByText(/^Undone/).first()).toBeVisible()
})
