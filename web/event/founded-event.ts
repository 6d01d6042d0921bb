import type { FestivalEvent } from '../../contract/event.ts'

/** What is known of the festival before the server answers, or without it: the seeded names and numbers (rulings). */
export const foundedEvent: FestivalEvent = {
  name: 'LIVE FEST 2026',
  shortName: 'LIVE FEST',
  edition: '25',
  timeZone: 'America/Los_Angeles',
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
  dayStartsAtHour: 6,
  now: '2026-12-06T04:10:00.000Z',
  mode: 'live',
  languages: [],
  features: { voice: false, mail: false, model: false },
  shortestTag: null,
  installations: [
    installation('fortune-teller', 'Fortune Teller', 'fortune_teller', null, 1000),
    installation('now-showing', 'Now Showing', 'now_showing', null, 1500),
    installation('gift-aura', 'Gift Aura', 'photo_booth', null, 2000),
    installation('tap-tracking', 'Physical Tap', 'tap_station', 'Main Entrance', 500),
  ],
  registrationDesk: null,
}

function installation(id: string, name: string, type: string, location: string | null, pointValue: number) {
  return { id, name, type, location, pointValue, isActive: true }
}
