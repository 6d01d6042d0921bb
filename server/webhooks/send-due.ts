import type { Deps } from '../deps.ts'
import type { FetchRules } from '../safe-fetch/index.ts'
import { nextTry, PATIENCE_MS, restAfter } from './backoff.ts'
import { mailGivenUp } from './mail-given-up.ts'
import {
  listDueWebhooks,
  type TakenDelivery,
  takeDue,
  takeOnlyTry,
  updateDelivered,
  updateFailing,
  updateOff,
  updateRefused,
} from './queue-store.ts'
import { type Outcome, sendMessage, webhookRules } from './send-message.ts'
import { findTarget, updateWebhook } from './store.ts'

export type Sending = Pick<Deps, 'db' | 'clock' | 'sealing' | 'log' | 'mail' | 'config'>

/** A webhook with something due; a failing one did not take what it was told last. */
export interface DueWebhook {
  id: string
  isFailing: boolean
}

/** Messages to one webhook at the same time, of one process. */
const AT_ONCE = 8

/** Longer than a try can take: then its process was killed, and another one tries (milliseconds). */
const LEASE_MS = 60_000

/** Answers that are about one message; everything else that is no 2xx is about the whole webhook. */
const OF_THE_MESSAGE = new Set([400, 409, 413, 422])

/**
 * Sends what is due to one webhook, once. A failing one gets one message, of one process.
 * @returns whether there was something to send
 */
export async function sendDueTo(
  deps: Sending,
  { id, isFailing }: DueWebhook,
  rules: FetchRules = webhookRules,
): Promise<boolean> {
  const { db, clock } = deps
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  if (isFailing && !(await takeOnlyTry(db, id, now, until))) return false
  const taken = await takeDue(db, id, { now, until, most: isFailing ? 1 : AT_ONCE })
  await Promise.all(taken.map((delivery) => send(deps, { id, isFailing }, delivery, rules)))
  return taken.length > 0
}

/** What is due now, by webhook. */
export function listDue({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return listDueWebhooks(db, clock.now())
}

async function send(deps: Sending, webhook: DueWebhook, taken: TakenDelivery, rules: FetchRules) {
  const target = await findTarget(deps.db, webhook.id)
  if (!target) return
  const { messageId: id, event: type, data, happenedAt } = taken
  const message = { id, type, data, happenedAt: new Date(happenedAt) }
  const outcome = await sendMessage(deps, target, message, rules)
  if (outcome.problem === undefined) await keepDelivered(deps, webhook.id, taken, outcome.status ?? 0)
  else await keepRefused(deps, webhook, taken, outcome)
}

function keepDelivered({ db, clock }: Sending, webhookId: string, { id }: TakenDelivery, status: number) {
  const now = clock.now()
  const takenBefore = new Date(now.getTime() - LEASE_MS)
  return db.transaction((tx) => updateDelivered(tx, webhookId, id, { status, now, takenBefore }))
}

async function keepRefused(deps: Sending, webhook: DueWebhook, taken: TakenDelivery, outcome: Outcome) {
  const { id: webhookId, isFailing: wasFailing } = webhook
  const { db, clock, log } = deps
  const { status, problem = 'refused', retryAfterSeconds } = outcome
  const now = clock.now()
  const firstTriedAt = new Date(taken.firstTriedAt)
  const nextTryAt = nextTry({ tries: taken.tries, firstTriedAt, now }, Math.random())
  const isOff = await db.transaction(async (tx) => {
    await updateRefused(tx, taken.id, { status, problem, nextTryAt })
    if (status === 410) {
      await updateOff(tx, webhookId, 'gone')
      return true
    }
    if (status !== null && OF_THE_MESSAGE.has(status)) return false
    const failing = await updateFailing(tx, webhookId, { now, wasFailing })
    if (!failing) return false
    if (now.getTime() - failing.since.getTime() >= PATIENCE_MS) {
      await updateOff(tx, webhookId, 'failing')
      return true
    }
    const restUntil = restAfter(failing.failures, now, retryAfterSeconds)
    await updateWebhook(tx, webhookId, { restUntil })
    return false
  })
  if (nextTryAt && !isOff) return
  log.warn({ webhookId, status, problem, isOff }, 'a webhook was given up')
  await mailGivenUp(deps, webhookId)
}
