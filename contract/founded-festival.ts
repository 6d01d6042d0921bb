/** The festival's record as founded (rulings); the server answers what stands there now. */
export const foundedEvent = {
  name: 'LIVE FEST 2026',
  shortName: 'LIVE FEST',
  edition: '25',
  timeZone: 'America/Los_Angeles',
  dayStartsAtHour: 6,
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
}

/** What a live festival is until its organiser has said what it is: of nobody, nowhere. Its days are still to come. */
export function unnamedEvent(now: Date): typeof foundedEvent {
  const friday = new Date(now.getTime() + 28 * DAY_MS)
  friday.setUTCDate(friday.getUTCDate() + ((FRIDAY + 7 - friday.getUTCDay()) % 7))
  const day = (after: number) => new Date(friday.getTime() + after * DAY_MS).toISOString().slice(0, 10)
  return {
    name: 'My Festival',
    shortName: 'My Festival',
    edition: '',
    timeZone: 'UTC',
    dayStartsAtHour: 6,
    startsOn: day(0),
    endsOn: day(2),
  }
}

const DAY_MS = 24 * 3_600_000
const FRIDAY = 5

/** The four installations that every festival starts with (specification section 2), worth what points.md says. */
export const foundedPlaces = [
  {
    id: 'fortune-teller',
    name: 'Fortune Teller',
    type: 'fortune_teller',
    location: "Leon's Den, Neon Plaza",
    pointValue: 1000,
  },
  { id: 'now-showing', name: 'Now Showing', type: 'now_showing', location: 'Neon Plaza', pointValue: 1500 },
  { id: 'gift-aura', name: 'Gift Aura', type: 'photo_booth', location: 'Hall 3', pointValue: 2000 },
  {
    id: 'tap-tracking',
    name: 'Physical Tap',
    type: 'tap_station',
    location: 'Main Entrance',
    pointValue: 500,
  },
] as const
