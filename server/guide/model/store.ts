import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { locks } from '../../db/locks.ts'

/** Tokens and money, in millionths of a US dollar. */
export interface Spending {
  tokens: number
  costMicros: number
}

/** Processes take turns until their transactions end, so that two of them cannot both spend the last cent. */
export async function lockSpending(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.modelSpending})`)
}

/**
 * Writes what one request reserves, if that keeps the session and the festival within their caps since the given moment.
 * @returns the id of the reservation, or undefined where a cap is in the way
 */
export async function insertSpending(
  tx: Transaction,
  asked: {
    sessionId: string
    spending: Spending
    perSession: Spending
    inAll: Spending
    at: Date
    since: Date
  },
): Promise<string | undefined> {
  const { sessionId, spending, perSession, inAll, at, since } = asked
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO model_usage (session_id, tokens, cost_micros, used_at)
    SELECT ${sessionId}, ${spending.tokens}::int, ${spending.costMicros}::bigint, ${at.toISOString()}::timestamptz
    FROM (
      SELECT coalesce(sum(tokens), 0) AS tokens, coalesce(sum(cost_micros), 0) AS cost,
        coalesce(sum(tokens) FILTER (WHERE session_id = ${sessionId}), 0) AS own_tokens,
        coalesce(sum(cost_micros) FILTER (WHERE session_id = ${sessionId}), 0) AS own_cost
      FROM model_usage WHERE used_at > ${since.toISOString()}::timestamptz
    ) used
    WHERE used.tokens + ${spending.tokens} <= ${inAll.tokens}
      AND used.cost + ${spending.costMicros} <= ${inAll.costMicros}
      AND used.own_tokens + ${spending.tokens} <= ${perSession.tokens}
      AND used.own_cost + ${spending.costMicros} <= ${perSession.costMicros}
    RETURNING id`)
  return rows[0]?.id
}

/** Puts down what a request really used. */
export async function updateSpending(db: Database, id: string, spending: Spending): Promise<void> {
  await db.execute(
    sql`UPDATE model_usage SET tokens = ${spending.tokens}, cost_micros = ${spending.costMicros} WHERE id = ${id}`,
  )
}
