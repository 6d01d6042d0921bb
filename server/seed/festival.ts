import { foundedPlaces } from '../../contract/founded-festival.ts'
import type { Config } from '../config.ts'

const MINUTE = 60

/** When the demo's public ranking freezes, in venue time on the last day (rulings). */
export const demoFreezesAt = '21:00'

/** How the four installations of every festival are earned: the live defaults of points.md. */
const rules = {
  'fortune-teller': { earnedBy: 'fortune', cooldownSeconds: 0, maxPerEventDay: 1 },
  'now-showing': { earnedBy: 'tap', cooldownSeconds: 10 * MINUTE, maxPerEventDay: 0 },
  'gift-aura': { earnedBy: 'photo', cooldownSeconds: 30 * MINUTE, maxPerEventDay: 8 },
  'tap-tracking': { earnedBy: 'tap', cooldownSeconds: 30 * MINUTE, maxPerEventDay: 8 },
} as const

const seeded = foundedPlaces.map((place) => ({ ...place, ...rules[place.id] }))

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
      // Where it stands only the organiser knows.
      location: null,
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

/** The usual sizes, with this many of each. */
function sizesOf(stocks: readonly number[]) {
  return ['S', 'M', 'L', 'XL', 'XXL'].map((name, position) => ({
    name,
    position,
    stock: stocks[position] ?? 0,
  }))
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
    sizes: sizesOf([30, 55, 60, 40, 15]),
  },
  {
    prizeName: 'Hoodie',
    requiredPoints: 10_000,
    description: 'Warm enough for the desert at night.',
    sizes: sizesOf([8, 16, 18, 12, 6]),
  },
  {
    prizeName: 'Backstage tour',
    requiredPoints: 15_000,
    description: 'Half an hour behind the Aurora Stage.',
    stock: 12,
  },
]
