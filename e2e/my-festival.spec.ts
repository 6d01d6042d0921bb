import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { open, signIn } from './dashboard.ts'
import { expect, type Page, tagOf, tapBand, test } from './festival.ts'

const username = 'siwook2004'
const tag = await tagOf(username)
const wanted = ['Team Battle Night', 'Jun & the Lanterns in Concert', 'Sable Queen, Saturday Headliner']

/** Taps at a kiosk and makes the phone the wearer's own by the code that the kiosk shows. */
async function takeToPhone(kiosk: Page, phone: Page): Promise<void> {
  await kiosk.setViewportSize({ width: 1080, height: 1920 })
  await kiosk.goto('/tap-tracking')
  await expect(kiosk.getByText('Tap Your Wristband')).toBeVisible()
  const claim = kiosk.waitForResponse((answer) => answer.url().endsWith('/api/claims'))
  await tapBand(kiosk, tag)
  const { url } = (await (await claim).json()) as { url: string }
  await phone.goto(new URL(url).pathname)
  await phone.getByRole('button', { name: 'Make this phone mine' }).click()
  await expect(phone.getByRole('heading', { name: `Hi @${username}, this phone is yours!` })).toBeVisible()
}

/** Saves three things by their stars and reads the calendar file as strictly as a calendar does. */
async function planAndExport(phone: Page): Promise<void> {
  await phone.goto('/activities?when=all')
  for (const title of wanted) {
    const star = phone.getByRole('button', { name: `Save to my itinerary: ${title}`, exact: true })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => phone.evaluate(() => localStorage.getItem('itineraryChanges'))).toBe('{}')
  }
  await phone.goto('/itinerary')
  const download = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'Add all to calendar' }).click()
  ICAL.design.strict = true
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await (await download).path(), 'utf8')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)
  expect(events.sort()).toEqual([...wanted].sort())
}

/** Staff hand over a prize that the points reach; there is no second one for the same person. */
async function collectPrize(desk: Page): Promise<void> {
  const prize = { prizeName: 'Lantern', requiredPoints: 400, stock: 5 }
  await signIn(desk, 'admin')
  expect((await desk.request.post('/api/admin/prize-tiers', { data: prize })).status()).toBe(201)
  await open(desk, 'Prize Desk')
  await expect(desk.getByText('Tap a wristband')).toBeVisible()
  await tapBand(desk, tag)
  await desk.getByRole('button', { name: 'Hand over Lantern' }).click()
  await expect(desk.getByRole('dialog', { name: 'Hand over "Lantern"?' })).toBeVisible()
  await tapBand(desk, tag)
  await expect(desk.getByText('Lantern: all theirs!')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Hand over Lantern' })).toHaveCount(0)
  const found = await desk.request.get(`/api/admin/attendees?search=${username}`)
  const [{ id: attendeeId }] = (await found.json()).attendees
  const tiers = (await (await desk.request.get('/api/admin/prize-tiers')).json()).tiers
  const { id: tierId } = tiers.find((tier: { prizeName: string }) => tier.prizeName === 'Lantern')
  const again = await desk.request.post('/api/admin/prize-claims', { data: { attendeeId, tierId } })
  expect(again.status()).toBe(409)
}

test('an attendee taps, takes the festival to a phone, plans, collects a prize once, and finds all of it there', async ({
  openAnother,
  page: kiosk,
}) => {
  test.setTimeout(180_000)
  const phone = await openAnother({ viewport: { width: 390, height: 844 } })
  await takeToPhone(kiosk, phone)
  await planAndExport(phone)
  const desk = await openAnother()
  await collectPrize(desk)

  await phone.goto('/profile')
  await expect(phone.getByText(`@${username}`)).toBeVisible()
  await expect(phone.getByRole('list', { name: 'Your points, line by line' })).toContainText('+500')
  await expect(phone.getByRole('listitem').filter({ hasText: 'Lantern' })).toContainText('Collected')
  await phone.goto('/itinerary')
  for (const title of wanted) await expect(phone.getByRole('heading', { name: title })).toBeVisible()
})
