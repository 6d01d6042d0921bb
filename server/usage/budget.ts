import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { Spending, UsageCaps } from './caps.ts'
import { pursesOf, type Spender } from './spender.ts'
import { insertReservation, type Service, updateReservation } from './store.ts'

/** What was set aside for one request. */
export interface Reservation {
  day: string
  holders: string[]
  most: Spending
}

/** Keeps all processes on one database within the caps of a paid service. */
export interface Budget {
  /** Sets aside the most that a request can use; undefined where a cap is reached. */
  reserve(spender: Spender, most: Spending): Promise<Reservation | undefined>
  /** Puts down what it really used. What is never settled stays spent, since nobody knows better. */
  settle(reservation: Reservation, used: Spending): Promise<void>
}

/** The budget of one process. */
export function createBudget(db: Database, clock: Clock, service: Service, caps: UsageCaps): Budget {
  return {
    async reserve(spender, most) {
      const purses = pursesOf(spender, caps)
      const { day, inTheWay } = await insertReservation(db, { service, purses, most, at: clock.now() })
      if (inTheWay !== null) return undefined
      return { day, holders: purses.map(({ holder }) => holder), most }
    },
    async settle({ day, holders, most }, used) {
      const more = { units: used.units - most.units, costMicros: used.costMicros - most.costMicros }
      if (more.units !== 0 || more.costMicros !== 0)
        await updateReservation(db, { service, day, holders, more })
    },
  }
}
