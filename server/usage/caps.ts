import type { UsageBudget, UsageShares } from '../paid-services.ts'

/** Tokens or characters, and money in millionths of a US dollar. */
export interface Spending {
  units: number
  costMicros: number
}

/** How much of a paid service may be used. */
export interface UsageCaps {
  /** By everybody on one event day. */
  day: Spending
  /** By everybody, as long as the festival's database lives. */
  event: Spending
  /** By one attendee or one guest on a day. */
  guest: Spending
  /** By all who bring no cookie together on a day; a station, where many guests stand, has as much. */
  shared: Spending
  /** By all who are known by neither a band nor a station: the rest of the day is kept for those who are. */
  anonymous: Spending
}

/** Whoever collects cookies can use up this share of a day and no more. */
const ANONYMOUS_SHARE = 0.75

const MICROS = 1_000_000

/** The caps of a service, in numbers. */
export function capsOf(budget: UsageBudget, { perGuest, withoutCookie }: UsageShares): UsageCaps {
  const day = { units: budget.dailyUnits, costMicros: budget.dailyDollars * MICROS }
  const shareOf = (share: number): Spending => ({
    units: Math.floor(day.units * share),
    costMicros: Math.floor(day.costMicros * share),
  })
  return {
    day: shareOf(1),
    event: { units: Math.floor(budget.eventUnits), costMicros: Math.floor(budget.eventDollars * MICROS) },
    guest: shareOf(perGuest),
    shared: shareOf(withoutCookie),
    anonymous: shareOf(ANONYMOUS_SHARE),
  }
}
