import type { Leaderboard } from '../contract/leaderboard.ts'
import { expect, type Page, tagOf, tapBand, test } from './festival.ts'

// Nobody else's: at the end they are forgotten.
const username = 'roxanne__del'
const tag = await tagOf(username)

const PHONE = { viewport: { width: 390, height: 844 } }

/** Taps at the entrance and reads the code that the station shows for phones. */
async function tapAndReadCode(station: Page): Promise<string> {
  await station.setViewportSize({ width: 1080, height: 1920 })
  await station.goto('/tap-tracking')
  await expect(station.getByText('Tap Your Wristband')).toBeVisible()
  const claim = station.waitForResponse((answer) => answer.url().endsWith('/api/claims'))
  await tapBand(station, tag)
  const { url } = (await (await claim).json()) as { url: string }
  await expect(station.getByRole('img', { name: 'QR code that makes a phone yours' })).toBeVisible()
  return new URL(url).pathname
}

/** Who is among those on the board sees their own place, all of it, above what stands at the foot of the phone. */
async function expectOwnPlaceInSight(phone: Page): Promise<void> {
  await phone.route('**/api/leaderboard*', async (route) => {
    const board: Leaderboard = await (await route.fetch()).json()
    const leaderboard = board.leaderboard.map((entry, index) =>
      index === 4 ? { ...entry, attendee: { ...entry.attendee, tiktokUsername: username } } : entry,
    )
    await route.fulfill({ json: { ...board, leaderboard } })
  })
  await phone.goto('/leaderboard')
  const own = phone.getByRole('complementary')
  await expect(own).toContainText(`@${username}`)
  const [dock, place] = [await phone.getByRole('navigation').last().boundingBox(), await own.boundingBox()]
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
}

test('a phone becomes its owner’s at a station, shows every point, hides them, and forgets them @full', async ({
  page: station,
  openAnother,
}) => {
  test.setTimeout(120_000)
  const code = await tapAndReadCode(station)
  const phone = await openAnother(PHONE)
  await phone.goto(code)
  await phone.getByRole('button', { name: 'Make this phone mine' }).click()
  await expect(phone.getByRole('heading', { name: `Hi @${username}, this phone is yours!` })).toBeVisible()

  const stranger = await openAnother(PHONE)
  await stranger.goto(code)
  await stranger.getByRole('button', { name: 'Make this phone mine' }).click()
  await expect(stranger.getByRole('heading', { name: 'This code is over' })).toBeVisible()

  // Points of the Fortune Teller are earned by a fortune: a plain tap there does not count, and the statement says so.
  const refused = await station.request.post('/api/tap', {
    data: { rfidTagId: tag, installationId: 'fortune-teller' },
  })
  expect(refused.status()).toBe(409)
  await phone.getByRole('link', { name: 'See my points' }).click()
  await expect(phone.getByText(`@${username}`)).toBeVisible()
  const statement = phone.getByRole('list', { name: 'Your points, line by line' })
  await expect(statement.getByRole('listitem').first()).toContainText('not earned by a plain tap')
  await expect(statement.getByRole('listitem').nth(1)).toContainText('+500')

  await expectOwnPlaceInSight(phone)
  await phone.goto('/profile')

  const board = async () => (await station.request.get('/api/leaderboard?limit=500')).text()
  expect(await board()).toContain(`"${username}"`)
  await phone.getByRole('switch', { name: 'Show me on the leaderboard and the big screen' }).click()
  await expect.poll(board).not.toContain(`"${username}"`)
  await expect(phone.getByText("You're hidden, so you have no place.")).toBeVisible()

  await phone.getByRole('button', { name: 'Delete my data' }).click()
  const dialog = phone.getByRole('alertdialog', { name: 'Delete everything about you?' })
  await dialog.getByRole('button', { name: 'Delete my data' }).click()
  await expect(phone.getByRole('heading', { name: /^Your data will be deleted on/ })).toBeVisible()

  // It waits for a day, or for the owner's band at a station.
  await station.goto('/tap-tracking')
  await expect(station.getByText('Tap Your Wristband')).toBeVisible()
  await tapBand(station, tag)
  await station.getByRole('button', { name: 'Delete now' }).click()
  await station.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(station.getByText("Done. We've forgotten you.")).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This could be your profile' })).toBeVisible()
  const gone = await station.request.post('/api/tap', {
    data: { rfidTagId: tag, installationId: 'tap-tracking' },
  })
  expect(gone.status()).toBe(404)
  expect(await board()).not.toContain(username)
})
