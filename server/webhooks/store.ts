import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { MOST_WEBHOOKS, type WebhookDelivery } from '../../contract/webhooks.ts'
import type { Database, Transaction } from '../db/client.ts'
import { webhookDeliveries, webhooks } from './table.ts'

const countOf = (state: WebhookDelivery['state']) =>
  sql<number>`(SELECT count(*)::int FROM ${webhookDeliveries} d
    WHERE d.webhook_id = ${webhooks}.id AND d.state = ${sql.raw(`'${state}'`)})`

const shown = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  isActive: webhooks.isActive,
  offReason: webhooks.offReason,
  failingSince: webhooks.failingSince,
  lastDeliveredAt: webhooks.lastDeliveredAt,
  oldSecretUntil: webhooks.oldSecretUntil,
  waiting: countOf('waiting'),
  givenUp: countOf('given-up'),
  createdAt: webhooks.createdAt,
  version: webhooks.version,
}

export function listWebhooks(db: Database | Transaction) {
  return db
    .select(shown)
    .from(webhooks)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    .limit(MOST_WEBHOOKS)
}

/** Locks a webhook and answers how it is; undefined when it is gone. */
export async function lockWebhook(tx: Transaction, id: string) {
  await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('update')
  const [found] = await tx.select(shown).from(webhooks).where(eq(webhooks.id, id))
  return found
}

/** How many there are; who adds another one waits until the end of the transaction. */
export async function countWebhooks(tx: Transaction): Promise<number> {
  await tx.execute(sql`LOCK TABLE ${webhooks} IN SHARE ROW EXCLUSIVE MODE`)
  return tx.$count(webhooks)
}

export async function insertWebhook(tx: Transaction, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

export async function updateWebhook(
  tx: Transaction | Database,
  id: string,
  change: Partial<typeof webhooks.$inferInsert>,
): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id))
}

export async function removeWebhook(tx: Transaction, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

/** The secret before the last one stays for a while; one that has not ended yet gives way to it. */
export async function updateSecret(
  tx: Transaction,
  id: string,
  sealedSecret: Buffer,
  oldSecretUntil: Date,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ sealedSecret, sealedOldSecret: sql`${webhooks.sealedSecret}`, oldSecretUntil })
    .where(eq(webhooks.id, id))
}

/** Where a webhook is and by what it is signed. */
export async function findTarget(db: Database, id: string) {
  const { url, sealedSecret, sealedOldSecret, oldSecretUntil } = webhooks
  const columns = { id: webhooks.id, url, sealedSecret, sealedOldSecret, oldSecretUntil }
  const [found] = await db.select(columns).from(webhooks).where(eq(webhooks.id, id))
  return found
}

export function listDeliveries(
  db: Database,
  webhookId: string,
  { state, limit }: { state?: WebhookDelivery['state'] | undefined; limit: number },
) {
  return db
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
}

const deliveryColumns = {
  id: sql<string>`${webhookDeliveries.id}::text`,
  messageId: webhookDeliveries.messageId,
  event: webhookDeliveries.event,
  state: webhookDeliveries.state,
  tries: webhookDeliveries.tries,
  createdAt: webhookDeliveries.createdAt,
  lastTriedAt: webhookDeliveries.lastTriedAt,
  nextTryAt: sql<string | null>`CASE WHEN ${webhookDeliveries.state} = 'waiting' AND
    ${webhookDeliveries.nextTryAt} > '-infinity' THEN to_json(${webhookDeliveries.nextTryAt}) #>> '{}' END`,
  status: webhookDeliveries.status,
  problem: webhookDeliveries.problem,
}

/** Lets one message, or all that were given up, be sent anew. Returns how many they are. */
export async function updateForReplay(
  tx: Transaction,
  webhookId: string,
  deliveryId: string | undefined,
): Promise<number> {
  const isMeant =
    deliveryId === undefined
      ? eq(webhookDeliveries.state, 'given-up')
      : eq(webhookDeliveries.id, BigInt(deliveryId))
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', firstTriedAt: null, nextTryAt: sql`'-infinity'` })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isMeant))
  return rowCount ?? 0
}
