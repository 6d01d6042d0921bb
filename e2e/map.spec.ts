import { awake } from './devices.ts'
import { expect, test } from './festival.ts'

test.use({ ...awake, viewport: { width: 390, height: 844 } })

test('whoever looks for a session finds its place on the map, by keys and without a network too @full', async ({
  page,
  context,
}) => {
  await page.goto('/activities?when=all')
  await page.getByRole('button', { name: 'GRWM Salon', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Show on map: GRWM Salon' }).click()
  await expect(page).toHaveURL('/map?place=grwm-salon')
  await expect(page.getByRole('heading', { name: 'GRWM Salon' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'GRWM Salon', exact: true }).last()).toBeVisible()

  const map = page.getByRole('region', { name: /^Map of / })
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect(map).toHaveAttribute('data-zoomed', 'false')
  await map.press('+')
  await expect(map).toHaveAttribute('data-zoomed', 'true')
  await page.getByRole('button', { name: 'Chill Garden' }).click()
  await expect(page).toHaveURL('/map?place=chill-garden')

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // What the worker has not seen yet, it sees now.
  await page.reload()
  await expect(map).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Chill Garden' })).toBeVisible()
  const picture = page.locator('.venue-map-picture img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
