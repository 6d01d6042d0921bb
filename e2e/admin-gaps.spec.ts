import { open, signIn, told } from './dashboard.ts'
import { expect, test } from './festival.ts'

test('a network gap takes no section away: one that nobody has opened yet opens, and fills itself @full', async ({
  context,
  page,
}) => {
  await signIn(page, 'admin')
  const fetched = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /admin\/[\w-]+-panel-/.test(name))
          .length,
    )
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect.poll(fetched).toBe(await sections.count())
  await context.setOffline(true)
  await open(page, 'Event Knowledge Manager')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test('a save without a network says that it failed, and keeps what was typed @full', async ({
  context,
  page,
}) => {
  await signIn(page, 'admin')
  await open(page, 'Prize Tiers Management')
  await page.getByRole('button', { name: 'Create New Tier' }).click()
  const form = page.getByRole('form', { name: 'Create New Prize Tier' })
  await form.getByLabel('Prize Name').fill('Mug of the gap')
  await form.getByLabel('Required Points').fill('70')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Create Tier' }).click()
  await told(page, 'Error')
  await expect(form.getByLabel('Prize Name')).toHaveValue('Mug of the gap')
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Create Tier' }).click()
  await told(page, 'Prize tier has been created.')
})

test('a section whose code cannot be had says so, and opens by itself as soon as it can @full', async ({
  page,
}) => {
  // Where the code cannot be had, the server cannot be reached.
  const gap = /\/audit-panel-|\/healthz/
  await page.route(gap, (route) => route.abort('internetdisconnected'))
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByText('No connection yet. This opens by itself as soon as it is back.')).toBeVisible()
  await open(page, 'Prize Tiers Management')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click()
  await page.unroute(gap)
  await expect(page.getByRole('heading', { level: 2, name: 'Audit' })).toBeVisible()
})

test('a section whose code the browser does not ask for again after a gap opens as well @full', async ({
  page,
}) => {
  // Browsers before 2026 keep an import that failed for as long as the page lives.
  let isKept = true
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('tab=audit')) isKept = false
  })
  await page.route(/\/audit-panel-/, (route) =>
    isKept ? route.abort('internetdisconnected') : route.continue(),
  )
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Audit' })).toBeVisible()
  expect(isKept).toBe(false)
})

test('a sign-in that ends under a form leads back to it, and a save of somebody else is not erased @full', async ({
  context,
  page,
}) => {
  await signIn(page, 'admin')
  const tiers = '/api/admin/prize-tiers'
  const made = await page.request.post(tiers, { data: { prizeName: 'Cap of two', requiredPoints: 40 } })
  const { id } = await made.json()
  await page.goto('/admin?tab=prizes')
  await page.getByRole('button', { name: 'Edit Cap of two' }).click()
  const form = page.getByRole('form', { name: 'Edit Cap of two' })
  await form.getByLabel('Description').fill('Half a description')
  await context.clearCookies({ name: 'livefest_staff' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await expect(page.getByText('Your sign-in has ended.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=prizes$/)
  await expect(form.getByLabel('Description')).toHaveValue('Half a description')

  await page.request.patch(`${tiers}/${id}`, { data: { requiredPoints: 50 } })
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else was faster' })
  await expect(dialog.getByRole('row', { name: /Half a description/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await told(page, 'Prize tier has been updated.')
  const answer = await page.request.get(tiers)
  const tier = (await answer.json()).tiers.find((one: { id: string }) => one.id === id)
  expect(tier).toMatchObject({ requiredPoints: 50, description: 'Half a description' })
})
