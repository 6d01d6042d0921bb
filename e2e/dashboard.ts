import { expect, type Page } from './festival.ts'

/** Who can be picked at the demo's identity provider. */
export type Persona = 'admin' | 'staff' | 'read-only'

/**
 * Signs in at the demo's identity provider and opens the dashboard. The forms are sent without a page: their looks and
 * their buttons are the subject of the tests of the sign-in.
 */
export async function signIn(page: Page, persona: Persona): Promise<void> {
  const choice = await page.request.get('/api/login')
  const action = new RegExp(`action="([^"]+/${persona})"`).exec(await choice.text())?.[1]
  if (!action) throw new Error(`The identity provider offers no ${persona}.`)
  expect((await page.request.post(action)).ok()).toBe(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

/** Opens a section of the dashboard by its name in the rail. */
export async function open(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
}

/** The dashboard said so in a toast. */
export async function told(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-variant]').getByText(text).first()).toBeVisible()
}
