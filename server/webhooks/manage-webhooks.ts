import { randomBytes } from 'node:crypto'
import type { User } from '../../contract/staff.ts'
import {
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookDraft,
} from '../../contract/webhooks.ts'
import { recordChange } from '../audit/index.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { FetchFailed, type FetchRules, judgeAddress } from '../safe-fetch/index.ts'
import { sendMessage, webhookRules } from './send-message.ts'
import {
  countWebhooks,
  findTarget,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  removeWebhook,
  updateForReplay,
  updateSecret,
  updateWebhook,
} from './store.ts'

type Managing = Pick<Deps, 'db' | 'clock' | 'sealing'>
type Row = Awaited<ReturnType<typeof listWebhooks>>[number]

/** As the specification recommends: 24 to 64 bytes. */
const SECRET_BYTES = 32

/** For so long after a rotation both secrets are valid (milliseconds). */
const OVERLAP_MS = 24 * 3_600_000

/** All webhooks as administrators see them. */
export async function readWebhooks(db: Database): Promise<Webhook[]> {
  return (await listWebhooks(db)).map(toWebhook)
}

function toWebhook(row: Row): Webhook {
  return {
    ...row,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** @throws Refusal webhook_address_refused or webhook_limit_reached */
export async function createWebhook(
  { db, clock, sealing }: Managing,
  actor: User,
  draft: WebhookDraft,
  rules?: FetchRules,
) {
  await judge(draft.url, rules)
  const id = randomBytes(8).toString('hex')
  const secret = newSecret()
  const events = [...new Set(draft.events)]
  return db.transaction(async (tx) => {
    if ((await countWebhooks(tx)) >= MOST_WEBHOOKS) throw new Refusal('webhook_limit_reached')
    const sealedSecret = sealing.seal(labelOf(id), Buffer.from(secret))
    await insertWebhook(tx, { ...draft, id, events, sealedSecret, createdAt: clock.now() })
    await recordChange(tx, actor, { action: 'webhook.create', subject: id, after: { ...draft, events } })
    return { webhook: toWebhook(await requireWebhook(tx, id)), secret }
  })
}

/** @throws Refusal not_found, webhook_address_refused or stale */
export async function changeWebhook(
  { db }: Managing,
  actor: User,
  id: string,
  { version, isActive, ...fields }: WebhookChange,
): Promise<Webhook> {
  if (fields.url !== undefined) await judge(fields.url)
  return db.transaction(async (tx) => {
    const before = await requireWebhook(tx, id)
    refuseStale(version, toWebhook(before))
    const switched = isActive === undefined || isActive === before.isActive ? {} : switchTo(isActive)
    const { name = before.name, url = before.url, events = before.events } = fields
    await updateWebhook(tx, id, { name, url, events: [...new Set(events)], ...switched })
    const after = await requireWebhook(tx, id)
    await recordChange(tx, actor, {
      action: 'webhook.update',
      subject: id,
      before: settingsOf(before),
      after: settingsOf(after),
    })
    return toWebhook(after)
  })
}

/** Who switches a webhook on says that it works again. */
function switchTo(isActive: boolean) {
  if (!isActive) return { isActive, offReason: 'by-hand' as const }
  return { isActive, offReason: null, failures: 0, failingSince: null, restUntil: null, notifiedAt: null }
}

const settingsOf = ({ name, url, events, isActive }: Row) => ({ name, url, events, isActive })

/** @throws Refusal not_found */
export function deleteWebhook({ db }: Managing, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const before = settingsOf(await requireWebhook(tx, id))
    await removeWebhook(tx, id)
    await recordChange(tx, actor, { action: 'webhook.delete', subject: id, before })
  })
}

/** Makes a new signing secret; the one before it stays valid for a day. @throws Refusal not_found */
export function rotateSecret({ db, clock, sealing }: Managing, actor: User, id: string) {
  const secret = newSecret()
  return db.transaction(async (tx) => {
    await requireWebhook(tx, id)
    const until = new Date(clock.now().getTime() + OVERLAP_MS)
    await updateSecret(tx, id, sealing.seal(labelOf(id), Buffer.from(secret)), until)
    await recordChange(tx, actor, { action: 'webhook.rotate-secret', subject: id })
    return { webhook: toWebhook(await requireWebhook(tx, id)), secret }
  })
}

/** Sends a message of type `test` at once. @throws Refusal not_found */
export async function testWebhook(deps: Managing, id: string, rules?: FetchRules) {
  const target = await findTarget(deps.db, id)
  if (!target) throw new Refusal('not_found')
  const began = performance.now()
  const message = {
    id: `msg_test_${randomBytes(8).toString('hex')}`,
    type: 'test',
    happenedAt: deps.clock.now(),
    data: { message: 'This is a test.' },
  }
  const { status, problem = null } = await sendMessage(deps, target, message, rules)
  return { status, problem, tookMs: Math.round(performance.now() - began) }
}

/** @throws Refusal not_found */
export async function readDeliveries(
  { db }: Managing,
  id: string,
  query: { state?: WebhookDelivery['state'] | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  if (!(await findTarget(db, id))) throw new Refusal('not_found')
  return (await listDeliveries(db, id, query)).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt && new Date(row.nextTryAt).toISOString(),
  }))
}

/** Sends one message again, or all that were given up. @throws Refusal not_found */
export function replay(
  { db }: Managing,
  actor: User,
  id: string,
  deliveryId: string | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireWebhook(tx, id)
    const replayed = await updateForReplay(tx, id, deliveryId)
    if (deliveryId !== undefined && replayed === 0) throw new Refusal('not_found')
    if (replayed > 0)
      await recordChange(tx, actor, { action: 'webhook.replay', subject: id, after: { replayed } })
    return replayed
  })
}

async function requireWebhook(tx: Transaction, id: string): Promise<Row> {
  const row = await lockWebhook(tx, id)
  if (!row) throw new Refusal('not_found')
  return row
}

async function judge(url: string, rules: FetchRules = webhookRules): Promise<void> {
  try {
    await judgeAddress(url, rules)
  } catch (problem) {
    if (!(problem instanceof FetchFailed)) throw problem
    throw new Refusal('webhook_address_refused', {
      issues: [{ path: 'url', message: problem.message }],
    })
  }
}

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

const labelOf = (id: string) => `webhook ${id}`
