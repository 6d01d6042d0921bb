import { gzipSync } from 'node:zlib'
import { awake } from './devices.ts'
import { expect, test } from './festival.ts'
import { reloadOffline } from './reload-offline.ts'

test.use(awake)

const KB = 1000

test('the first load of the home screen stays within its budgets', async ({ page }) => {
  const bodies: { url: string; kind: string; size: number }[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!['script', 'stylesheet', 'font'].includes(kind)) return
    reading.push(
      response.body().then(
        (body) => {
          bodies.push({
            url: response.url(),
            kind,
            size: kind === 'font' ? body.length : gzipSync(body).length,
          })
        },
        () => undefined,
      ),
    )
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(reading)
  const sum = (kind: string) =>
    bodies.filter((body) => body.kind === kind).reduce((total, { size }) => total + size, 0)
  expect(sum('script'), JSON.stringify(bodies)).toBeLessThanOrEqual(150 * KB)
  // The styles of the first screen stand in the page itself.
  const inPage = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  )
  const styles = sum('stylesheet') + gzipSync(inPage).length
  expect(styles).toBeLessThanOrEqual(15 * KB)
  expect(styles, 'the page has styles at all').toBeGreaterThan(2 * KB)
  expect(
    new Set(bodies.filter(({ kind }) => kind === 'font').map(({ url }) => url)).size,
  ).toBeLessThanOrEqual(2)
  expect(sum('script'), 'the page has scripts at all').toBeGreaterThan(10 * KB)
})

test('the shell opens without network and says since when it knows what it shows', async ({ page }) => {
  await page.goto('/leaderboard')
  await expect(page.getByText('Top Creators')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.getByText('Top Creators')).toBeVisible()
  await reloadOffline(page)
  await expect(page.getByText("You're offline — showing saved info")).toBeVisible()
  await expect(page.getByText(/Saved /)).toBeVisible()
  await expect(page.getByText('Top Creators')).toBeVisible()
})

test('an unknown path is a 404 with the page that says so @full', async ({ page }) => {
  const response = await page.goto('/no/such/place')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('the server names the scripts of a screen together with the page, and has them', async ({ request }) => {
  const answer = await request.get('/leaderboard')
  const files = [...(answer.headers().link ?? '').matchAll(/<([^>]+)>/g)].map(([, path = '']) => path)
  expect(files.some((path) => path.includes('/leaderboard-page-'))).toBe(true)
  for (const path of files) expect((await request.get(path)).status(), path).toBe(200)
})
