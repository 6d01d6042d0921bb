import { and, eq, sql } from 'drizzle-orm'
import type { WebhookEvent, WebhookProblem } from '../../contract/webhooks.ts'
import type { Database, Transaction } from '../db/client.ts'
import { webhookDeliveries, webhooks } from './table.ts'

/** A message that this process has taken to send. */
export interface TakenDelivery extends Record<string, unknown> {
  id: string
  messageId: string
  event: WebhookEvent
  data: Record<string, unknown>
  happenedAt: string
  tries: number
  firstTriedAt: string
}

/** Webhooks with something due; `isFailing` is one that did not take what it was told last. */
export async function listDueWebhooks(
  db: Database,
  now: Date,
): Promise<{ id: string; isFailing: boolean }[]> {
  const moment = now.toISOString()
  const { rows } = await db.execute<{ id: string; isFailing: boolean }>(
    sql`SELECT w.id, w.failures > 0 AS "isFailing" FROM webhooks w
      WHERE w.is_active AND coalesce(w.rest_until, '-infinity') <= ${moment}::timestamptz
        AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting'
          AND d.next_try_at <= ${moment}::timestamptz)`,
  )
  return rows
}

/** Takes the one try that a failing webhook gets until then; false when another process has it. */
export async function takeOnlyTry(db: Database, id: string, now: Date, until: Date): Promise<boolean> {
  const rested = sql`coalesce(${webhooks.restUntil}, '-infinity') <= ${now.toISOString()}::timestamptz`
  const { rowCount } = await db
    .update(webhooks)
    .set({ restUntil: until })
    .where(and(eq(webhooks.id, id), rested))
  return rowCount === 1
}

/**
 * Takes messages that are due, the oldest first, so that no other process does until a moment. Of each person at most one:
 * what happened later waits until the earlier message was delivered or given up.
 */
export async function takeDue(
  db: Database,
  webhookId: string,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<TakenDelivery[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<TakenDelivery>(
    sql`UPDATE webhook_deliveries t SET tries = t.tries + 1, last_tried_at = ${moment},
        first_tried_at = coalesce(t.first_tried_at, ${moment}), next_try_at = ${until.toISOString()}::timestamptz
      WHERE t.id IN (
        SELECT d.id FROM webhook_deliveries d
        WHERE d.webhook_id = ${webhookId} AND d.state = 'waiting' AND d.next_try_at <= ${moment}
          AND (d.attendee_id IS NULL OR NOT EXISTS (SELECT FROM webhook_deliveries e
            WHERE e.attendee_id = d.attendee_id AND e.webhook_id = d.webhook_id AND e.state = 'waiting' AND e.id < d.id))
        ORDER BY d.id LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING t.id::text AS id, t.message_id AS "messageId", t.event, t.data, t.happened_at AS "happenedAt", t.tries,
        t.first_tried_at AS "firstTriedAt"`,
  )
  return rows
}

/** A message was taken. When its webhook was failing, everything that waits for it is due at once. */
export async function updateDelivered(
  tx: Transaction,
  webhookId: string,
  id: string,
  { status, now, takenBefore }: { status: number; now: Date; takenBefore: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'delivered', status, problem: null })
    .where(eq(webhookDeliveries.id, BigInt(id)))
  const { rowCount: recovered } = await tx.execute(
    sql`UPDATE webhooks SET failures = 0, failing_since = NULL, rest_until = NULL
      WHERE id = ${webhookId} AND failures > 0`,
  )
  // Once a minute is enough to show, and costs the busy ones nothing.
  await tx.execute(
    sql`UPDATE webhooks SET last_delivered_at = ${now.toISOString()}::timestamptz WHERE id = ${webhookId}
      AND coalesce(last_delivered_at, '-infinity') < ${new Date(now.getTime() - 60_000).toISOString()}::timestamptz`,
  )
  if (!recovered) return
  // What a process has in its hands stays there.
  await tx.execute(
    sql`UPDATE webhook_deliveries SET next_try_at = '-infinity' WHERE webhook_id = ${webhookId}
      AND state = 'waiting' AND coalesce(last_tried_at, '-infinity') < ${takenBefore.toISOString()}::timestamptz`,
  )
}

/** A message was not taken: it is tried again later, or given up. */
export async function updateRefused(
  tx: Transaction,
  id: string,
  became: { status: number | null; problem: WebhookProblem; nextTryAt: Date | undefined },
): Promise<void> {
  const { status, problem, nextTryAt } = became
  await tx
    .update(webhookDeliveries)
    .set({ status, problem, ...(nextTryAt ? { nextTryAt } : { state: 'given-up' }) })
    .where(and(eq(webhookDeliveries.id, BigInt(id)), eq(webhookDeliveries.state, 'waiting')))
}

/** A webhook took nothing: it rests, longer every time. Answers since when it has been failing, and how often in a row. */
export async function updateFailing(
  tx: Transaction,
  id: string,
  { now, wasFailing }: { now: Date; wasFailing: boolean },
): Promise<{ failures: number; since: Date } | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({
      // Of several messages that were on their way together, the first counts for all.
      failures: wasFailing ? sql`${webhooks.failures} + 1` : sql`greatest(${webhooks.failures}, 1)`,
      failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(webhooks.id, id))
    .returning({ failures: webhooks.failures, since: webhooks.failingSince })
  return row && { failures: row.failures, since: row.since ?? now }
}

/** Switches a webhook off and gives up everything that waits for it. */
export async function updateOff(tx: Transaction, id: string, offReason: 'failing' | 'gone'): Promise<void> {
  await tx.update(webhooks).set({ isActive: false, offReason }).where(eq(webhooks.id, id))
  await tx
    .update(webhookDeliveries)
    .set({ state: 'given-up' })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')))
}

/** Whether the organiser is to be mailed now about a webhook; no more than once in a while, by one process. */
export async function takeNotice(
  db: Database,
  id: string,
  now: Date,
  notAfter: Date,
): Promise<{ name: string; isActive: boolean } | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ notifiedAt: now })
    .where(
      and(
        eq(webhooks.id, id),
        sql`coalesce(${webhooks.notifiedAt}, '-infinity') <= ${notAfter.toISOString()}::timestamptz`,
      ),
    )
    .returning({ name: webhooks.name, isActive: webhooks.isActive })
  return row
}
