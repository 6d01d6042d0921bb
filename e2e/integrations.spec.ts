import { open, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

test('an admin makes a key that is shown once and works until it is revoked, and tries a webhook @full', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin')
  await open(page, 'Integrations')
  await page.getByRole('button', { name: 'New API key' }).click()
  const form = page.getByRole('form', { name: 'New API key' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Ticket desk')
  await form.getByRole('button', { name: 'Make key' }).click()
  await expect(form.getByText('Choose at least one.')).toBeVisible()
  await form.getByRole('checkbox', { name: /^Read people/ }).check()
  await form.getByRole('button', { name: 'Make key' }).click()
  const secret = await page.getByTestId('secret').innerText()
  const ask = () => request.get('/api/admin/attendees', { headers: { authorization: `Bearer ${secret}` } })
  expect((await ask()).status()).toBe(200)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  const key = page.locator('[data-row]', { hasText: 'Ticket desk' })
  await expect(key).toContainText(`…${secret.slice(-4)}`)
  expect(await page.content()).not.toContain(secret)
  await key.getByRole('button', { name: 'Revoke Ticket desk' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(key).toContainText('Revoked')
  expect((await ask()).status()).toBe(401)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  const hook = page.getByRole('form', { name: 'Add webhook' })
  await hook.getByRole('textbox', { name: 'Name' }).fill('Mission control')
  await hook.getByRole('checkbox', { name: /^Points/ }).check()
  await hook.getByLabel('Address').fill('https://127.0.0.1/hook')
  await hook.getByRole('button', { name: 'Add' }).click()
  await expect(hook.getByText('its name leads into our own network')).toBeVisible()
  // Nobody is ever found under this ending (RFC 2606).
  await hook.getByLabel('Address').fill('https://mission-control.invalid/hook')
  await hook.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByTestId('secret')).toHaveText(/^whsec_/)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Send a test: Mission control' }).click()
  await told(page, 'Nobody answered at this address.')
})
