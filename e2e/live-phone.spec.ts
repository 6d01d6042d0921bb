import { expect, type Page, tapBand } from './festival.ts'
import { pair, register, test } from './live-festival.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

/** What the screens of a paired station ask of the server. */
async function post(station: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await station.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A check-in makes a phone its owner's, and is no tap at a station. */
async function makeOwn(phone: Page, reception: Page, { tag }: { tag: string }): Promise<void> {
  const { sessionId } = await post(reception, '/api/rfid/authenticate', { rfidTagId: tag })
  const { url } = await post(reception, '/api/claims', { sessionId })
  await phone.goto(new URL(String(url)).pathname)
  await phone.getByRole('button', { name: 'Make this phone mine' }).click()
  await expect(phone.getByRole('heading', { name: /this phone is yours!/ })).toBeVisible()
}

async function pickHappy(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Pick my vibe myself' }).click()
  await phone.getByRole('button', { name: 'Happy' }).click()
}

test('an own phone earns after a tap at a station, and says why it does not before @full', async ({
  page: reception,
  boss,
  openAnother,
  live,
}) => {
  await pair(reception, boss, { installationId: 'fortune-teller' })
  const visitor = await register(boss, {
    tiktokUsername: 'phone.walker',
    firstName: 'Ada',
    lastName: 'Quay',
    ageBand: '18+',
  })
  const phone = await openAnother({ ...PHONE, baseURL: live.url })
  await makeOwn(phone, reception, visitor)

  await phone.goto('/gift-aura')
  await expect(phone.getByText(/points for 15 minutes after you tap your band at a station/)).toBeVisible()
  await pickHappy(phone)
  await expect(phone.getByText('Tap at a station first')).toBeVisible()
  await phone.goto('/fortune-teller/find-future')
  await phone.getByRole('radio', { name: /Relax and unwind/ }).click()
  await expect(phone.getByText(/earned at the Fortune Teller: tap your band there/)).toBeVisible()
  await phone.goto('/profile')
  const statement = phone.getByRole('list', { name: 'Your points, line by line' })
  await expect(statement.getByRole('listitem')).toContainText(['you had not tapped at a station'])

  const entrance = await openAnother({ baseURL: live.url })
  await pair(entrance, boss, { installationId: 'tap-tracking' })
  await post(entrance, '/api/tap', { rfidTagId: visitor.tag, installationId: 'tap-tracking' })
  await phone.goto('/gift-aura')
  await expect(phone.getByText('Earn 2000 Points')).toBeVisible()
  await pickHappy(phone)
  await expect(phone.getByText('You earned +2000 points!')).toBeVisible()
})

test('a number that somebody types at home opens nothing, and the page says so @full', async ({
  boss,
  openAnother,
  live,
}) => {
  const { tag, attendee } = await register(boss, {
    tiktokUsername: 'typed.at.home',
    firstName: 'Ida',
    lastName: 'Quay',
  })
  const home = await openAnother({ ...PHONE, baseURL: live.url })
  await home.goto('/fortune-teller/welcome')
  await expect(home.getByText('Tap Your Band')).toBeVisible()
  await home.waitForFunction(() => performance.now() > 3_000)
  await tapBand(home, tag)
  await expect(home.getByText('Authentication Failed', { exact: true })).toBeVisible()
  await expect(home.getByText(attendee.tiktokUsername)).toHaveCount(0)
  expect(await home.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
})
