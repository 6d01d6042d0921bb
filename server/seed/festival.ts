import type { Config } from '../config.ts'

const MINUTE = 60

/** The festival's record as founded; staff may change it later. */
export const foundedEvent = {
  name: 'LIVE FEST 2026',
  shortName: 'LIVE FEST',
  edition: '25',
  timeZone: 'America/Los_Angeles',
  dayStartsAtHour: 6,
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
}

/** When the demo's public ranking freezes, in venue time on the last day (rulings). */
export const demoFreezesAt = '21:00'

/** The four seeded installations (specification section 2) with the live defaults of points.md. */
const seeded = [
  {
    id: 'fortune-teller',
    name: 'Fortune Teller',
    type: 'fortune_teller',
    location: "Leon's Den, Neon Plaza",
    pointValue: 1000,
    earnedBy: 'fortune',
    cooldownSeconds: 0,
    maxPerEventDay: 1,
  },
  {
    id: 'now-showing',
    name: 'Now Showing',
    type: 'now_showing',
    location: 'Neon Plaza',
    pointValue: 1500,
    earnedBy: 'tap',
    cooldownSeconds: 10 * MINUTE,
    maxPerEventDay: 0,
  },
  {
    id: 'gift-aura',
    name: 'Gift Aura',
    type: 'photo_booth',
    location: 'Hall 3',
    pointValue: 2000,
    earnedBy: 'photo',
    cooldownSeconds: 30 * MINUTE,
    maxPerEventDay: 8,
  },
  {
    id: 'tap-tracking',
    name: 'Physical Tap',
    type: 'tap_station',
    location: 'Main Entrance',
    pointValue: 500,
    earnedBy: 'tap',
    cooldownSeconds: 30 * MINUTE,
    maxPerEventDay: 8,
  },
] as const

/** The Tap Trail of the demo festival: five stations across the field (rulings). */
const tapTrail = ['Food Row', 'Chill Garden', 'Battle Arena', 'Pulse Stage', 'Creators Lounge'].map(
  (place) => ({
    id: place.toLowerCase().replaceAll(' ', '-'),
    name: place,
    type: 'tap_station',
    location: place,
    pointValue: 500,
    earnedBy: 'tap' as const,
  }),
)

/**
 * The installations that a festival starts with. In demo mode every browser may tap and nothing cools down, so that
 * trying out is fun; the fortune stays once a day because the rulings say so for every festival.
 */
export function foundedInstallations(mode: Config['mode']) {
  if (mode === 'live') {
    return seeded.map((place) => ({
      ...place,
      tapPolicy: place.id === 'gift-aura' ? ('station-or-owner' as const) : ('station' as const),
    }))
  }
  return [
    ...seeded.map((place) => ({
      ...place,
      cooldownSeconds: 0,
      maxPerEventDay: place.earnedBy === 'fortune' ? 1 : 0,
    })),
    ...tapTrail.map((place) => ({ ...place, cooldownSeconds: 0, maxPerEventDay: 0 })),
  ].map((place) => ({ ...place, tapPolicy: 'open' as const }))
}

/** Prizes that fit the demo festival; claiming one never lowers points (rulings). */
export const demoPrizeTiers = [
  {
    prizeName: 'Pins and stickers',
    requiredPoints: 3_000,
    description: 'A pin of Leon and a sheet of stickers.',
  },
  {
    prizeName: 'T-shirt',
    requiredPoints: 6_000,
    description: 'The shirt of this edition, in your size.',
    stock: 200,
  },
  {
    prizeName: 'Hoodie',
    requiredPoints: 10_000,
    description: 'Warm enough for the desert at night.',
    stock: 60,
  },
  {
    prizeName: 'Backstage tour',
    requiredPoints: 15_000,
    description: 'Half an hour behind the Aurora Stage.',
    stock: 12,
  },
]
