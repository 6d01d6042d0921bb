import { type PageModule, pageAt } from './pages.ts'

/** The screens that a station's visitors begin at. */
type HomeScreen = Extract<
  PageModule,
  | 'home-page'
  | 'welcome-page'
  | 'tap-station-page'
  | 'gift-aura-page'
  | 'now-showing-page'
  | 'leaderboard-page'
>

/** Where somebody may have just tapped or checked in. */
const afterTap = [
  'home-page',
  'welcome-page',
  'tap-station-page',
  'gift-aura-page',
  'now-showing-page',
] as const

/**
 * What a station's cookie opens, by operation: at every home, or at those whose screens need it. For every other call a
 * station is a guest.
 */
export const stationCalls: Readonly<Record<string, 'every home' | readonly HomeScreen[]>> = {
  findOwnStation: 'every home',
  sendHeartbeat: 'every home',
  // Also at a home that hears no taps: taps of the place before may still wait.
  recordTap: 'every home',
  greetVisitor: ['gift-aura-page'],
  // What Leon's screens do with the session of whoever checked in there.
  // A leaderboard that is a kiosk shows who has tapped where they stand.
  authenticate: ['home-page', 'welcome-page', 'leaderboard-page'],
  findSession: ['home-page', 'welcome-page', 'leaderboard-page'],
  tellFortune: ['home-page', 'welcome-page'],
  askQuestion: ['home-page', 'welcome-page'],
  speak: ['home-page', 'welcome-page'],
  saveEntry: ['home-page', 'welcome-page'],
  dropEntry: ['home-page', 'welcome-page'],
  makePairingCode: afterTap,
  tellStanding: afterTap,
  confirmErasure: afterTap,
  denyErasure: afterTap,
}

/** Whether a station with this home is known as one by a call. */
export function opensCall(home: string, operationId: string): boolean {
  // An operation may be called like something that every object has.
  const homes = Object.hasOwn(stationCalls, operationId) ? stationCalls[operationId] : undefined
  if (homes === undefined || homes === 'every home') return homes !== undefined
  return homes.some((screen) => screen === pageAt(home))
}
