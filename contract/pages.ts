/** Paths that the browser's router knows (specification section 2); the server answers every other one with 404. */
export const pages = [
  '/',
  '/hub',
  '/fortune-teller',
  '/fortune-teller/welcome',
  '/fortune-teller/find-future',
  '/fortune-teller/ask-question',
  '/fortune-teller/quick-questions',
  '/fortune-teller/journey/:sessionId',
  '/tap-tracking',
  '/station/:installationId',
  '/gift-aura',
  '/photo/:token',
  '/now-showing',
  '/leaderboard',
  '/recap',
  '/reveal',
  '/activities',
  '/itinerary',
  '/faqs',
  '/terms',
  '/profile',
  '/claim/:code',
  '/login',
  '/admin',
] as const

const patterns = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path belongs to a page. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
