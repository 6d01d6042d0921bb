import { endonyms, type Language, languages } from '../contract/languages.ts'
import type { Surface } from '../web/platform/surface.ts'
import { catalogueOf } from './catalogue.ts'
import { expect, type Page } from './festival.ts'

/** Takes the next of the seven languages as a person does, by the menu: the page is not loaded again. */
export async function chooseNextLanguage(page: Page, spoken: Language): Promise<Language> {
  const next = languages[(languages.indexOf(spoken) + 1) % languages.length] ?? 'en'
  const label = catalogueOf(spoken)('language.choose')
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('menuitemradio', { name: endonyms[next] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', next)
  await arrived(page)
  return next
}

/** A screen of this size that is set up for this surface. */
export interface Screen {
  surface: Surface
  width: number
  height: number
}

/**
 * Sets up devices in another tab of the same browser, as staff do with `?surface=`: a page that is open follows
 * without being loaded again.
 */
export async function openSurfaceSwitch(page: Page): Promise<(screen: Screen) => Promise<void>> {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/healthz')
  return async ({ surface, width, height }) => {
    await otherTab.evaluate((name) => localStorage.setItem('surface', name), surface)
    await page.setViewportSize({ width, height })
    await expect(page.locator('html')).toHaveAttribute('data-surface', surface)
    await arrived(page)
  }
}

/** Goes to another page as a link does, without a load. */
export async function follow(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return arrived(page)
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await arrived(page)
}

/** Waits until everything that is on its way has come, and whoever may not see this screen has been led to another. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('h1:not([data-left])').first().waitFor()
  await expect(page.locator('.animate-shimmer, [aria-busy="true"]')).toHaveCount(0)
}
