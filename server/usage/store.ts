import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import type { Spending } from './caps.ts'
import type { Purse } from './spender.ts'
import { spending } from './table.ts'

/** What is used and paid for. */
export type Service = 'model' | 'voice'

/** Reserves in all purses or in none (spending.sql): the day that it counts for, and whose cap is in the way. */
export async function insertReservation(
  db: Database,
  { service, purses, most, at }: { service: Service; purses: Purse[]; most: Spending; at: Date },
): Promise<{ day: string; inTheWay: string | null }> {
  const { rows } = await db.execute<{ day: string; in_the_way: string | null }>(sql`
    SELECT day, in_the_way FROM reserve_spending(${service}, ${JSON.stringify(purses)}::jsonb, ${most.units}::bigint,
      ${most.costMicros}::bigint, ${at.toISOString()}::timestamptz)`)
  const [row] = rows
  if (!row) throw new Error('Nothing was reserved.')
  return { day: row.day, inTheWay: row.in_the_way }
}

/** Adds to what was reserved, or takes from it. */
export async function updateReservation(
  db: Database,
  { service, day, holders, more }: { service: Service; day: string; holders: string[]; more: Spending },
): Promise<void> {
  await db.execute(sql`
    SELECT settle_spending(${service}, ${day}, ${sql.param(holders)}::text[], ${more.units}::bigint,
      ${more.costMicros}::bigint)`)
}

/** What all have used together, on the event day of a moment and in the whole festival. */
export function listTotals(db: Database, at: Date) {
  const day = sql`coalesce(event_day(${at.toISOString()}::timestamptz), ${at.toISOString()}::timestamptz::date)::text`
  return db
    .select()
    .from(spending)
    .where(
      and(
        inArray(spending.holder, ['all', 'anonymous', 'nobody']),
        or(eq(spending.period, 'event'), eq(spending.period, day)),
      ),
    )
}
