import type { Verdict } from '../../contract/prize-claims.ts'

/** What a verdict needs to know of a prize. */
export interface JudgedPrize {
  requiredPoints: number
  perPersonLimit: number
  /** null where there is always enough. */
  stockLeft: number | null
}

/** What a verdict needs to know of a person. */
export interface JudgedPerson {
  isCrew: boolean
  totalPoints: number
  /** How many of the prize they have or have reserved. */
  held: number
}

/** Whether a person can be given a prize now. Whoever has theirs is told so, also when it is no longer reached. */
export function judgeClaim(prize: JudgedPrize, person: JudgedPerson): Verdict {
  if (person.isCrew) return 'crew'
  if (person.held >= prize.perPersonLimit) return 'limit-reached'
  if (person.totalPoints < prize.requiredPoints) return 'not-reached'
  return prize.stockLeft !== null && prize.stockLeft <= 0 ? 'out-of-stock' : 'claimable'
}
