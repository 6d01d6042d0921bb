import type { Page } from './festival.ts'

/**
 * Loads a page anew without a network. Chromium 150 forgets for a page that comes from a service worker that it is
 * offline, which no device without a network does: it is told once more.
 */
export async function reloadOffline(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await page.reload()
  if (!(await page.evaluate(() => navigator.onLine))) return
  await context.setOffline(false)
  await context.setOffline(true)
}
