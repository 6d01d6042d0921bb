import type { Language } from '../contract/languages.ts'
import type { Leaderboard } from '../contract/leaderboard.ts'
import { signIn } from './dashboard.ts'
import { expect, type Page, tagOf, test } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { overflowing } from './overflowing.ts'

// A board that is frozen is frozen for everybody.
test.use({ occasion: 'finale' })

/** Whoever wears this tag, on a phone of their own. */
async function identify(page: Page, rfidTagId: string): Promise<void> {
  const response = await page.request.post('/api/rfid/authenticate', { data: { rfidTagId } })
  const { sessionId } = await response.json()
  await page.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
}

const LONG = 'the.longest.handle.2026x'
const KOREAN = '이서연🎤'

/**
 * Makes the ending one that has everything: six people share the tenth rank, the seventh has the longest handle that
 * TikTok allows, the eighth one in Korean with an emoji.
 */
async function crowdTheEnd({ request }: Page): Promise<string[]> {
  const { leaderboard }: Leaderboard = await (await request.get('/api/leaderboard?limit=15')).json()
  const tenth = leaderboard[9]?.totalPoints ?? 0
  for (const { attendee, totalPoints } of leaderboard.slice(10)) {
    const data = { attendeeId: attendee.id, points: tenth - totalPoints }
    expect((await request.post('/api/admin/bonus', { data })).status()).toBe(201)
  }
  for (const [index, tiktokUsername] of [
    [6, LONG],
    [7, KOREAN],
  ] as const) {
    const path = `/api/admin/attendees/${leaderboard[index]?.attendee.id}`
    expect((await request.patch(path, { data: { tiktokUsername } })).status()).toBe(200)
  }
  return leaderboard.slice(9).map(({ attendee }) => `@${attendee.tiktokUsername}`)
}

/** The faces with which a text is really drawn. A face of the page is custom; a box comes from the machine. */
async function facesOf(page: Page, text: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await devtools.send('DOM.getDocument')
  const query = `//*[text()[contains(., '${text}')]]`
  const { searchId } = await devtools.send('DOM.performSearch', { query })
  const { nodeIds } = await devtools.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 })
  await devtools.detach()
  return fonts
}

/** Whether a Korean name and its emoji are drawn with faces that the page brought. */
async function expectLetters(page: Page): Promise<void> {
  await expect(page.getByText(`@${KOREAN}`)).toBeVisible()
  await expect
    .poll(async () =>
      (await facesOf(page, KOREAN)).filter((face) => face.isCustomFont).map((face) => face.familyName),
    )
    .toEqual(
      expect.arrayContaining([/Noto Sans KR/, /Noto Emoji/].map((name) => expect.stringMatching(name))),
    )
}

/** Whatever of the stage lies beyond the edge of the screen, which does not scroll. */
function offStage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.stage :is(p, li, h2, span)')]
      .filter((element) => {
        const { width, left, top, right, bottom } = element.getBoundingClientRect()
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        return width > 1 && isOut && element.textContent?.trim() !== ''
      })
      .map((element) => element.textContent ?? ''),
  )
}

test('the reveal is rehearsed with a clicker, is marked, ends at once, and leaves no trace @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn(page, 'admin')
  const step = (name: string) => page.request.post(`/api/admin/finale/${name}`)
  await step('lift')
  const read = async () => {
    const { now: _now, ...finale } = await (await page.request.get('/api/admin/finale')).json()
    const { total } = await (await page.request.get('/api/admin/audit')).json()
    return { finale, total }
  }
  const before = await read()
  await page.goto('/reveal/rehearsal')
  await page.getByRole('button', { name: 'With the names on the board' }).click()
  // A button that gets the focus would scroll what can be scrolled.
  const scrolled = await page.locator('.stage').evaluate((stage) => {
    stage.scrollTop = 500
    return stage.scrollTop
  })
  expect(scrolled).toBe(0)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: 'Place 10' })).toBeVisible()
  await expect(page.getByText('This is not the result')).toBeVisible()
  expect.soft(await lastingFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Rehearse the reveal' })).toBeVisible()
  await page.getByRole('button', { name: 'With invented names' }).click()
  for (const rank of [10, 9, 8, 7, 5, 4]) {
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('heading', { name: `Place ${rank}` })).toBeVisible()
    // The stage takes a moment to fit its names.
    await expect.poll(() => offStage(page), `place ${rank}`).toEqual([])
  }
  for (const name of ['@soundcheck_sam', '@test.otter', '@rehearsal.comet']) {
    await page.keyboard.press('PageDown')
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Number one of LIVE FEST!' })).toBeVisible()
  await page.keyboard.press('PageDown')
  expect(await read()).toEqual(before)
  // As soon as it is serious, no wall shows a rehearsal.
  await step('freeze')
  await step('reveal')
  await expect(page.getByRole('heading', { name: 'The real reveal is running' })).toBeVisible()
  await page.keyboard.press('Enter')
  expect((await (await page.request.get('/api/admin/finale/stage')).json()).revealed).toEqual([])
  await step('lift')
})

test('the board freezes, own points grow, and the big screen reveals ten to one @full', async ({
  openAnother,
  page,
}) => {
  test.setTimeout(240_000)
  const tag = await tagOf('dante__fre')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn(page, 'admin')
  const level = await crowdTheEnd(page)
  await page.goto('/admin?tab=finale')
  await page.getByRole('button', { name: 'Freeze now' }).click()
  const question = page.getByRole('alertdialog', { name: 'Freeze the leaderboard?' })
  await question.getByRole('button', { name: 'Freeze now' }).click()
  const truth = page.getByRole('table', { name: 'The true first ten' })
  for (const name of level) await expect(truth.getByText(name)).toBeVisible()

  const wall = await openAnother({ viewport: { width: 1920, height: 1080 } })
  await wall.goto('/leaderboard?surface=wall')
  await expect(wall.getByText('The ranking froze at')).toBeVisible()
  for (const name of level) await expect(wall.getByText(name)).toBeVisible()
  await expectLetters(wall)
  for (const language of ['en', 'de', 'ja'] satisfies Language[]) {
    await wall.evaluate((code) => localStorage.setItem('language', code), language)
    await wall.reload()
    await expect(wall.getByText(`@${LONG}`)).toBeVisible()
    expect.soft(await overflowing(wall), `frozen wall in ${language}`).toEqual([])
    const tall = await wall.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(tall, `height of the frozen wall in ${language}`).toBeLessThanOrEqual(1081)
  }

  const phone = await openAnother({ viewport: { width: 390, height: 844 } })
  await identify(phone, tag)
  await phone.goto('/leaderboard')
  await expectLetters(phone)
  await expect(phone.getByRole('heading', { name: /The ranking froze at/ })).toBeVisible()
  const own = phone.getByRole('complementary', { name: 'You' })
  await expect(own.getByText('Your place is revealed at the end')).toBeVisible()
  const before = await own.getByText(/points/).textContent()
  const ranking = phone.getByRole('list').filter({ hasText: '@yo.colton' })
  const stood = await ranking.textContent()
  const tapped = await phone.request.post('/api/tap', {
    data: { rfidTagId: tag, installationId: 'food-row' },
  })
  expect(tapped.ok()).toBe(true)
  await expect(own.getByText(/points/)).not.toHaveText(before ?? '')
  await expect(ranking).toHaveText(stood ?? '')
  expect(await lastingFindings(phone)).toEqual([])

  await page.getByRole('link', { name: 'Open the stage' }).click()
  await page.getByRole('button', { name: 'Begin the reveal' }).click()
  await expect(page.getByText('Who made it to the top?')).toBeVisible()
  await expect(phone.getByText('The first 15 places are still a secret')).toBeVisible()
  // Two people share the fifth rank: they come together, and there is no sixth.
  for (const [rank, name] of [
    [10, level.at(-1) ?? ''],
    [9, '@noodlebygaetan'],
    [8, `@${KOREAN}`],
    [7, `@${LONG}`],
    [5, '@its.raul'],
    [4, '@yo.colton'],
  ] as const) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: `Place ${rank}` })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    // The stage takes a moment to fit its names.
    await expect.poll(() => offStage(page), `place ${rank}`).toEqual([])
    if (rank === 10) for (const one of level) await expect(page.getByText(one)).toBeVisible()
  }
  await expect(phone.getByText('The first 3 places are still a secret')).toBeVisible()
  // A screen that starts anew in the middle of the show goes on where it was.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Place 4' })).toBeVisible()
  for (const name of ['@crispyines', '@hwang_g', '@meerailv']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Number one of LIVE FEST!' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'The final ranking' })).toBeVisible()
  await expect(phone.getByText('@meerailv')).toBeVisible()

  await phone.getByRole('link', { name: 'See my festival recap' }).click()
  await expect(phone.getByRole('heading', { name: 'My festival' })).toBeVisible()
  const card = phone.getByRole('img', { name: /Festival recap of @dante__fre/ })
  await expect(card).toBeVisible()
  await expect
    .poll(() => card.evaluate((picture: HTMLImageElement) => picture.naturalHeight), { timeout: 30_000 })
    .toBe(1920)
  expect(await lastingFindings(phone)).toEqual([])
})
