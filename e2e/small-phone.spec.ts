import type { Activities } from '../contract/programme.ts'
import { still } from './devices.ts'
import { expect, speak, test } from './festival.ts'
import { arrived } from './in-place.ts'
import { overflowing } from './overflowing.ts'

test.use(still)

test('a festival with a longer name fits the smallest phone beside the menus @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await speak(page, 'de')
  await page.route('**/api/event', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), name: 'Harbour Lights 2026' } })
  })
  await page.goto('/')
  const brand = page.getByRole('link', { name: 'Harbour Lights 2026' })
  await expect(brand).toBeVisible()
  await arrived(page)
  expect(await overflowing(page)).toEqual([])
  const header = await page.locator('header').first().boundingBox()
  const name = await brand.boundingBox()
  expect(name?.height, 'the name stays within the header').toBeLessThanOrEqual(header?.height ?? 0)
})

test('a tap station whose name is one long word fits the smallest phone @full', async ({ page }) => {
  const name = 'Schmuckgestaltungswerkstatt'
  await page.setViewportSize({ width: 320, height: 740 })
  await page.route('**/api/activities*', async (route) => {
    const answer = await route.fetch()
    const { activities, ...rest }: Activities = await answer.json()
    const named = activities.map((one) => (one.kind === 'station' ? { ...one, title: name } : one))
    await route.fulfill({ json: { ...rest, activities: named } })
  })
  await page.goto('/activities')
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  expect(await overflowing(page)).toEqual([])
})
