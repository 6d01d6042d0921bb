import type { LedgerRow } from '../contract/bonus.ts'
import { still, withServiceWorker } from './devices.ts'
import { expect, tapBand } from './festival.ts'
import { type Boss, isWaiting, pair, register, signIn, stationCodeOn, test } from './live-festival.ts'
import { showsQrCode } from './read-qr-code.ts'

test.use({ ...withServiceWorker, viewport: { width: 1080, height: 1920 } })

const ENTRANCE = 'tap-tracking'

/** What somebody's taps have brought and at which station, as the desk sees it. */
async function tapsOf({ call }: Boss, id: string): Promise<{ points: number; station: string | null }[]> {
  const { rows } = await call<{ rows: LedgerRow[] }>('GET', `/api/admin/attendees/${id}/statement`)
  return rows.map(({ pointsAwarded, stationName }) => ({ points: pointsAwarded, station: stationName }))
}

test('staff approve the code on a device, and it is that station after every restart @full', async ({
  page,
  context,
  boss,
  live,
}) => {
  await page.goto('/kiosk')
  const code = await stationCodeOn(page)
  await expect(page.getByRole('img', { name: 'QR code to pair this screen' })).toBeVisible()
  const typed = code.toLowerCase().replace('-', ' ')
  await boss.call('POST', '/api/admin/kiosks', {
    code: typed,
    name: 'North gate',
    installationId: ENTRANCE,
    language: 'de',
    surface: 'kiosk-portrait',
  })
  await expect(page.getByText('This is now North gate')).toBeVisible()
  await expect(page).toHaveURL(/\/tap-tracking$/)
  await expect(page.locator('html')).toHaveAttribute('data-surface', 'kiosk-portrait')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await live.restart(async () => {
    // Another window of the same browser, as after its restart, while there is no server.
    const restarted = await context.newPage()
    await restarted.goto('/kiosk')
    await expect(restarted).toHaveURL(/\/tap-tracking$/)
    await expect(restarted.locator('html')).toHaveAttribute('lang', 'de')
    await restarted.close()
  })
  await page.goto('/kiosk')
  await expect(page).toHaveURL(/\/tap-tracking$/)
})

test('the QR code on a device leads a phone of the staff to its approval @full', async ({
  page,
  openAnother,
  live,
}) => {
  const phone = await openAnother({
    ...still,
    baseURL: live.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(phone)
  await page.goto('/kiosk')
  const code = await stationCodeOn(page)
  const scanned = `${live.url}/admin?tab=stations&code=${code}`
  expect(await showsQrCode(page.getByRole('img', { name: 'QR code to pair this screen' }), scanned)).toBe(
    true,
  )

  await phone.goto(scanned)
  const form = phone.getByRole('dialog', { name: 'Pair a station' })
  await expect(form.getByText(code)).toBeVisible()
  await form.getByRole('radio', { name: /^Gift Aura/ }).check()
  await form.getByRole('button', { name: 'Pair this device' }).tap()
  await expect(phone.getByRole('dialog', { name: 'Gift Aura is a station now' })).toBeVisible()
  await expect(page).toHaveURL(/\/gift-aura$/)
  expect(await page.context().cookies()).toMatchObject([{ httpOnly: true }])
})

test('a revoked station says so at once, and takes no more taps until it is paired again @full', async ({
  page,
  boss,
}) => {
  const { id } = await pair(page, boss, { installationId: ENTRANCE })
  await isWaiting(page)
  await boss.call('DELETE', `/api/admin/kiosks/${id}`)
  await expect(page.getByRole('heading', { name: 'This screen is no longer a station' })).toBeVisible()
  const { attendee, tag } = await register(boss, { tiktokUsername: 'late', firstName: 'Late', lastName: '' })
  await page.goto('/tap-tracking')
  await expect(page.getByText('This screen is not a station yet.')).toBeVisible()
  await tapBand(page, tag)
  await expect(page.getByText('This station needs the crew')).toBeVisible()
  expect(await tapsOf(boss, attendee.id)).toEqual([])

  await page.getByRole('link', { name: 'Crew: pair it' }).click()
  await page.getByRole('button', { name: 'Show a new code' }).click()
  const code = await stationCodeOn(page)
  await boss.call('POST', '/api/admin/kiosks', { code, name: 'North gate', installationId: ENTRANCE })
  await expect(page).toHaveURL(/\/tap-tracking$/)
  // What was kept meanwhile is sent now.
  await expect.poll(async () => (await tapsOf(boss, attendee.id)).length).toBe(1)
})
