import type { StationSurface } from './station-settings.ts'

/** What decides where the visitors of an installation begin. */
interface Place {
  id: string
  type: string
}

/** Installations that have a screen of their own. */
const homesById: Readonly<Record<string, string>> = {
  'fortune-teller': '/fortune-teller/welcome',
  'tap-tracking': '/tap-tracking',
  'gift-aura': '/gift-aura',
  'now-showing': '/now-showing',
}

/** Types of installations at which a screen stands that takes no taps for its own installation. */
const homesByType: Readonly<Record<string, string>> = {
  check_in: '/fortune-teller/welcome',
  guide: '/fortune-teller',
  leaderboard: '/leaderboard',
}

/**
 * The page where the visitors of an installation begin: check-in, tap station, photo booth, guide, leaderboard or big
 * screen. It is the home of every station there. An installation that staff made is a tap station unless its type says
 * otherwise.
 */
export function homeOf({ id, type }: Place): string {
  return homesById[id] ?? homesByType[type] ?? `/station/${id}`
}

/** The surface of a station when whoever pairs it names none: what hangs above the field is a wall. */
export function surfaceAt(home: string): StationSurface {
  return home === '/now-showing' || home === '/leaderboard' ? 'wall' : 'tablet'
}
