import { type Language, languages } from '../contract/languages.ts'
import { isFull } from '../test/size.ts'
import { still } from './devices.ts'
import { expect, speak, test } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { arrived, chooseNextLanguage, follow } from './in-place.ts'

test.use(still)

const routes = [
  '/',
  '/hub',
  '/fortune-teller/welcome',
  '/fortune-teller/find-future',
  '/fortune-teller/ask-question',
  '/fortune-teller/quick-questions',
  '/fortune-teller/journey/0123456789abcdef0123456789abcdef',
  '/tap-tracking',
  '/station/food-row',
  '/gift-aura',
  '/photo/0123456789abcdef0123456789abcdef',
  '/now-showing',
  '/leaderboard',
  '/recap',
  '/activities',
  '/activities?when=all',
  '/activities?when=mine',
  '/itinerary',
  '/faqs',
  '/map',
  '/terms',
  '/profile',
  '/kiosk',
  '/kiosk/check',
  '/claim/0123456789abcdefghijkl',
  '/login',
  '/reveal',
  '/reveal/rehearsal',
  '/nowhere',
]

/** Where most people are; at full size every screen is examined. */
const everyday = [
  '/',
  '/hub',
  '/fortune-teller/ask-question',
  '/tap-tracking',
  '/gift-aura',
  '/leaderboard',
  '/activities',
  '/map',
  '/profile',
  '/login',
]
const examined = isFull ? routes : everyday

/** A screen is examined in one language or in all; from screen to screen another has its turn. */
const languagesPerScreen = isFull ? languages.length : 1

/** Many screens share a browser: whatever they have in common is loaded once. */
const SHARES = isFull ? 3 : 1

for (let share = 0; share < SHARES; share += 1) {
  test(`axe finds nothing on any screen, in any language (${share + 1} of ${SHARES})`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    let spoken: Language = 'en'
    for (const route of examined.filter((_, index) => index % SHARES === share)) {
      // A page that is loaded anew is examined in the full run.
      if (isFull) await page.goto(route)
      else await follow(page, route)
      await arrived(page)
      // A screen that is loaded in one language and read in the next has left no word behind.
      for (let turn = 0; turn < languagesPerScreen; turn += 1) {
        spoken = await chooseNextLanguage(page, spoken)
        expect.soft(await lastingFindings(page), `${route} in ${spoken}`).toEqual([])
      }
    }
  })
}

test('axe finds nothing on the open keys of a kiosk, in any language @full', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1080, height: 1920 })
  for (const language of languages) {
    await speak(page, language)
    await page.goto('/fortune-teller/ask-question?surface=kiosk-portrait')
    await page.getByRole('textbox').click()
    await expect(page.locator('.keyboard .hg-button').first()).toBeVisible()
    expect.soft(await lastingFindings(page), language).toEqual([])
  }
})
