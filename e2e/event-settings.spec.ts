import { open, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

test.use({ occasion: 'another event' })

test('an organiser names the event and gives it a colour, and a page that is open elsewhere follows @full', async ({
  page,
  openAnother,
}) => {
  const hub = await openAnother()
  await hub.goto('/hub')
  await expect(hub.getByRole('banner').getByText('LIVE FEST 2026')).toBeVisible()
  await signIn(page, 'admin')
  await open(page, 'Settings')
  await page.getByLabel('Name', { exact: false }).first().fill('Harbour Lights')
  await page.getByRole('button', { name: 'Save' }).click()
  await told(page, 'The settings have been saved.')
  await expect(hub.getByRole('banner').getByText('Harbour Lights')).toBeVisible()
  await page.getByRole('radio', { name: 'Look' }).click()
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#ff8800')
  await page.getByRole('button', { name: 'Save' }).click()
  const accent = () =>
    hub.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())
  await expect.poll(accent).toBe('#ff8800')
  // Whoever opens a page sees no other name or colour as soon as it is written anew, which takes a busy machine a moment.
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toMatch(/<title>Harbour Lights<\/title><style id="brand">[^<]*#ff8800/)
})
