import type { Leaderboard, LeaderboardEntry } from '../contract/leaderboard.ts'
import { readDemoAttendees } from '../server/seed/demo-attendees.ts'
import { expect, type Page, speak, test } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { overflowing } from './overflowing.ts'

/** Handles as people have them: the longest, wide letters, and every script; the first three among them. */
const handles = [
  'the.longest.handle.2026x',
  'سارة_المنصوري_2026',
  '이서연🎤',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Łukasz_Żółć',
  '張'.repeat(24),
  'x'.repeat(60),
  'Владимир.Громов',
  'ณัฐวุฒิ_กิตติ',
  'देवांशी_शर्मा',
  'נועה_לוי',
  'ada',
]

/** The ranking with so many people; six share the tenth place if there are as many. */
async function crowd(page: Page, count: number, state: Leaderboard['state']): Promise<void> {
  await page.route('**/api/leaderboard*', async (route) => {
    const board: Leaderboard = await (await route.fetch()).json()
    const [somebody] = board.leaderboard
    if (somebody === undefined) throw new Error('The demo leaderboard is empty.')
    const leaderboard = Array.from({ length: Math.min(count, 100) }, (_, index): LeaderboardEntry => {
      const rank = index >= 9 && index < 15 ? 10 : index + 1
      const tiktokUsername = handles[index] ?? `somebody.${index}`
      return {
        ...somebody,
        rank,
        totalPoints: 1_234_567 - rank * 1_000,
        attendee: { ...somebody.attendee, id: `p${index}`, tiktokUsername },
      }
    })
    const climber = { attendeeId: 'p2', places: 112 }
    const frozenAt = state === 'open' ? null : '2026-12-07T05:00:00.000Z'
    await route.fulfill({ json: { ...board, leaderboard, state, frozenAt, climber } })
  })
}

/** The names on a wall: how large they are, and whether they are wholly inside their row and the window. */
function names(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')].map((place) => {
      const name = place.querySelector('bdi') ?? place
      const [inner, outer] = [
        name.getBoundingClientRect(),
        (place.closest('li') ?? place).getBoundingClientRect(),
      ]
      const isIn =
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        outer.right <= innerWidth &&
        outer.bottom <= innerHeight &&
        // Lines of letters are higher than what is drawn of them.
        inner.top >= outer.top - 0.15 * Number.parseFloat(getComputedStyle(name).fontSize) &&
        inner.bottom <= outer.bottom + 0.15 * Number.parseFloat(getComputedStyle(name).fontSize)
      return {
        name: name.textContent ?? '',
        rank: Number(place.dataset.place),
        px: Number.parseFloat(getComputedStyle(name).fontSize),
        isIn,
      }
    }),
  )
}

test('on a leaderboard wall no name is cut, the first three are the largest, and all of a tie at ten are seen @full', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const [count, state, language, width, height] of [
    [3, 'open', 'en', 1920, 1080],
    [12, 'frozen', 'de', 1920, 1080],
    [300, 'open', 'ja', 3840, 2160],
    [300, 'revealed', 'en', 1920, 1080],
  ] as const) {
    const what = `${count} people, ${state}, ${language}, ${width}`
    await page.unrouteAll({ behavior: 'wait' })
    await crowd(page, count, state)
    await page.setViewportSize({ width, height })
    await speak(page, language)
    await page.goto('/leaderboard?surface=wall')
    await expect(page.getByText(`@${handles[0]}`)).toBeVisible()
    const expected = Math.min(count, count > 12 ? 15 : 12)
    await expect
      .poll(async () => (await names(page)).filter(({ rank, isIn }) => rank <= 10 && isIn).length, {
        message: what,
      })
      .toBe(expected)
    const shown = await names(page)
    expect(
      shown.filter(({ isIn }) => !isIn),
      what,
    ).toEqual([])
    const [first, others] = [shown.slice(0, 3), shown.slice(3)]
    const smallest = Math.min(...first.map(({ px }) => px))
    for (const { name, px } of others) expect(px, `${name}, ${what}`).toBeLessThan(smallest)
    // A name that has room is read at five metres.
    expect(first[2]?.px, what).toBeGreaterThanOrEqual((140 * width) / 1920)
    expect(await overflowing(page), what).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight), what).toBeLessThanOrEqual(
      height + 1,
    )
  }
  expect(await lastingFindings(page)).toEqual([])
})

test('in a rush all who tapped, their points and who comes next stand within the big screen @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await speak(page, 'ja')
  await page.goto('/now-showing?surface=wall')
  await expect(page.getByText('リストバンドを')).toBeVisible()
  const worn = (await readDemoAttendees()).flatMap(({ wristbandTag }) => wristbandTag || [])
  for (const rfidTagId of worn.slice(-16)) {
    const data = { rfidTagId, installationId: 'now-showing' }
    expect((await page.request.post('/api/tap', { data })).status()).toBe(200)
  }
  await expect.poll(() => page.locator('main li h2').count()).toBeGreaterThan(6)
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li, main footer')]
        .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
        .map((part) => part.textContent),
    )
  await expect.poll(beyond).toEqual([])
  const lines = await page.locator('main li p').evaluateAll((points) => points.map((one) => one.clientHeight))
  expect(Math.max(...lines), 'points are one line').toBeLessThan(80)
})
