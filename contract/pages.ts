/**
 * Paths that the browser's router knows (specification section 2), and the module of the screen at each; the server
 * answers every other path with 404.
 */
export const pages = {
  '/': 'home-page',
  '/hub': 'hub-page',
  '/fortune-teller': 'home-page',
  '/fortune-teller/welcome': 'welcome-page',
  '/fortune-teller/find-future': 'find-future-page',
  '/fortune-teller/ask-question': 'ask-question-page',
  '/fortune-teller/quick-questions': 'quick-questions-page',
  '/fortune-teller/journey/:sessionId': 'journey-page',
  '/tap-tracking': 'tap-station-page',
  '/station/:installationId': 'tap-station-page',
  '/gift-aura': 'gift-aura-page',
  '/photo/:token': 'photo-page',
  '/now-showing': 'now-showing-page',
  '/leaderboard': 'leaderboard-page',
  '/reveal': 'reveal-page',
  '/reveal/rehearsal': 'rehearsal-page',
  '/activities': 'activities-page',
  '/itinerary': 'itinerary-page',
  '/faqs': 'faqs-page',
  '/map': 'map-page',
  '/terms': 'terms-page',
  '/profile': 'profile-page',
  '/claim/:code': 'pairing-page',
  '/recap': 'recap-page',
  '/kiosk': 'kiosk-page',
  '/kiosk/check': 'check-page',
  '/login': 'login-page',
  '/admin': 'admin-page',
} as const

/** Module of a screen, without its folder and ending. */
export type PageModule = (typeof pages)[keyof typeof pages]

const patterns = Object.entries(pages).map(
  ([path, module]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), module] as const,
)

/** The screen at a path, if there is one. */
export function pageAt(path: string): PageModule | undefined {
  return patterns.find(([pattern]) => pattern.test(path))?.[1]
}
