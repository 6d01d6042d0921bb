import { languages } from '../contract/languages.ts'
import { expect, speak, still, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

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
  '/terms',
  '/profile',
  '/claim/0123456789abcdefghijkl',
  '/login',
  '/reveal',
  '/nowhere',
]

for (const language of languages) {
  test(`axe finds nothing on any screen in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    await speak(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const route of routes) {
      await page.goto(route)
      await page.locator('h1').first().waitFor()
      expect.soft(await lastingFindings(page), `${route} in ${language}`).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
}
