import type { DemoAttendee } from './demo-attendees.ts'

/** A tap that happened before anybody looked. */
export interface PastTap {
  tiktokUsername: string
  installationId: string
  points: number
  /** Minutes before the festival was founded. */
  minutesAgo: number
}

interface Place {
  installationId: string
  points: number
  weight: number
}

/** Where people tap, how often compared with the others, and what it earned them. */
const places: readonly Place[] = [
  { installationId: 'tap-tracking', points: 500, weight: 5 },
  { installationId: 'now-showing', points: 1500, weight: 2 },
  { installationId: 'food-row', points: 500, weight: 3 },
  { installationId: 'chill-garden', points: 500, weight: 2 },
  { installationId: 'battle-arena', points: 500, weight: 3 },
  { installationId: 'pulse-stage', points: 500, weight: 2 },
  { installationId: 'creators-lounge', points: 500, weight: 1 },
]

const HOURS = 4

/** Those who are everywhere, and what they made of it: first places that are clear, and two people who are level. */
const frontRunners: Readonly<Record<string, number>> = {
  meerailv: 11_000,
  hwang_g: 9500,
  crispyines: 8500,
  'yo.colton': 7500,
  misaki_cooks: 7000,
  'its.raul': 7000,
  Frieda030: 6500,
  Lunarhaoran: 6000,
  noodlebygaetan: 5500,
  malik__rob: 4500,
}

/** What nobody else has exceeded yet. */
const CROWD_POINTS = 4000

interface Walk {
  /** Minutes before the founding at which the person came in. */
  arrival: number
  stops: number
  most: number
  /** Minutes from one stop to the next: at least `rest`, and up to `stroll` more. */
  rest: number
  stroll: number
}

/**
 * Some hours of believable taps: everyone with a band arrives at the entrance within the first hours, a few are
 * everywhere, most make a handful of stops, and some have only just come. Always the same taps, so that a demo can be
 * rehearsed.
 */
export function imagineHistory(attendees: DemoAttendee[]): PastTap[] {
  const random = mulberry32(20_261_204)
  return attendees
    .filter(({ wristbandTag }) => wristbandTag !== '')
    .flatMap(({ tiktokUsername }) => {
      const walk = imagineWalk(frontRunners[tiktokUsername], random)
      return walk === undefined ? [] : takeWalk(tiktokUsername, walk, random)
    })
    .sort((a, b) => b.minutesAgo - a.minutesAgo)
}

/** How somebody spends the day; a few of those who are no front runners are not there yet. */
function imagineWalk(frontRunnerPoints: number | undefined, random: () => number): Walk | undefined {
  if (frontRunnerPoints !== undefined) {
    return { arrival: HOURS * 60, stops: Infinity, most: frontRunnerPoints, rest: 4, stroll: 9 }
  }
  if (random() < 0.08) return undefined
  const arrival = Math.round(HOURS * 60 * (0.35 + 0.65 * random()))
  return { arrival, stops: 2 + Math.floor(14 * random() ** 3), most: CROWD_POINTS, rest: 6, stroll: 28 }
}

function takeWalk(tiktokUsername: string, walk: Walk, random: () => number): PastTap[] {
  const taps: PastTap[] = []
  let minutesAgo = walk.arrival
  let place = places[0]
  let left = walk.most
  while (place !== undefined && minutesAgo > 2 && taps.length < walk.stops) {
    taps.push({ tiktokUsername, installationId: place.installationId, points: place.points, minutesAgo })
    left -= place.points
    minutesAgo -= walk.rest + Math.round(walk.stroll * random())
    place = pickPlace(random(), left)
  }
  return taps
}

/** The place that chance leads to, among those that earn no more than what is left. */
function pickPlace(chance: number, left: number): Place | undefined {
  const open = places.filter(({ points }) => points <= left)
  let rest = chance * open.reduce((sum, place) => sum + place.weight, 0)
  return open.find((place) => {
    rest -= place.weight
    return rest < 0
  })
}

/** A small generator of even random numbers in [0, 1) that starts from a seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
