import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { withServiceWorker } from './devices.ts'
import { expect, type Page, test } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { reloadOffline } from './reload-offline.ts'

const wanted = ['Team Battle Night', 'Jun & the Lanterns in Concert', 'Sable Queen, Saturday Headliner']

/** Saves by the star beside a title, and waits until the festival has heard of it. */
async function save(page: Page, title: string): Promise<void> {
  const star = page.getByRole('button', { name: `Save to my itinerary: ${title}`, exact: true })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('itineraryChanges'))).toBe('{}')
}

test('a guest saves three things, takes them into a calendar, and a second phone has them too @full', async ({
  page,
  openAnother,
}) => {
  test.setTimeout(120_000)
  await page.goto('/activities?when=all')
  for (const title of wanted) await save(page, title)

  await page.goto('/itinerary')
  for (const title of wanted) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Clashes with Team Battle Night')).toBeVisible()
  expect(await lastingFindings(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add all to calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)
  expect(events.sort()).toEqual([...wanted].sort())

  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'))
  const phone = await openAnother()
  await phone.goto(`/fortune-teller/journey/${sessionId}`)
  for (const title of wanted) await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  expect(await lastingFindings(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Keep this on my phone' }).click()
  await expect(phone.getByText('It’s all in your itinerary now')).toBeVisible()
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('itineraryChanges'))).toBe('{}')
  await phone.getByRole('link', { name: 'Open my itinerary' }).click()
  for (const title of wanted) await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  expect(await phone.evaluate(() => localStorage.getItem('sessionId'))).not.toBe(sessionId)
})

test.describe('without network', () => {
  test.use(withServiceWorker)

  test('the programme and the plan are what was seen last, and a star waits for the network @full', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await page.goto('/activities?when=all')
    await save(page, wanted[0] ?? '')
    await page.goto('/itinerary')
    await expect(page.getByRole('heading', { name: wanted[0] ?? '' })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByRole('heading', { name: wanted[0] ?? '' })).toBeVisible()

    await reloadOffline(page)
    await expect(page.getByText("You're offline — showing saved info")).toBeVisible()
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await expect(page.getByRole('heading', { name: wanted[0] ?? '' })).toBeVisible()

    await page.goto('/activities?when=all')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    const star = page.getByRole('button', { name: `Save to my itinerary: ${wanted[1]}`, exact: true })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/itinerary')
    await expect(page.getByText(/Kept on this phone/)).toBeVisible()
    await expect(page.getByRole('heading', { name: wanted[1] ?? '' })).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(/Kept on this phone/)).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: wanted[1] ?? '' })).toBeVisible()
  })
})

test('a recommendation is saved with one touch and stands in the plan @full', async ({ page }) => {
  await page.goto('/fortune-teller/find-future')
  await page.getByText('Battle and compete').click()
  const star = page.getByRole('button', { name: /^Save to my itinerary: / }).first()
  await expect(star).toBeVisible()
  const title = (await star.getAttribute('aria-label'))?.replace('Save to my itinerary: ', '') ?? ''
  await save(page, title)
  await page.goto('/itinerary')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('an answer is found among the FAQs, and Leon is asked for more @full', async ({ page }) => {
  await page.goto('/faqs')
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('wifi')
  await page.getByText('Free Wi-Fi').click()
  await page.getByRole('link', { name: 'Ask Leon: Free Wi-Fi' }).click()
  await expect(page.getByLabel('Your question')).toHaveValue(/Free Wi-Fi/)
})
