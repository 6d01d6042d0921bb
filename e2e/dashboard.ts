import { expect, type Page } from './festival.ts'

/** Who can be picked at the demo's identity provider. */
export type Persona = 'admin' | 'staff' | 'read-only'

/** Signs in at the demo's identity provider, as a person does: two clicks. */
export async function signIn(page: Page, persona: Persona): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'ADMIN DASHBOARD' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.locator(`form[action$="/${persona}"] button`).click()
  await expect(page).toHaveURL(/\/admin/)
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
