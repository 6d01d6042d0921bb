import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { changeOf, Version } from './version.ts'

/** What other programs can be told of; `test` is what the test button sends, and is told to nobody else. */
export const webhookEvents = [
  'attendee.checked_in',
  'points.changed',
  'aura.created',
  'prize.updated',
  'question.asked',
  'attendee.erased',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** So many addresses can be told; every tap is written down for each of them that listens for it. */
export const MOST_WEBHOOKS = 20

/** What is delivered is kept so many days, and can be replayed for as long. */
export const WEBHOOK_DAYS = 7

/** Why an address is not told of anything. */
const OffReason = z.enum([
  // An administrator switched it off.
  'by-hand',
  // It took nothing for a whole day.
  'failing',
  // It answered 410: whoever reads it wants no more.
  'gone',
])

/** An address on another site that is told what happens (Standard Webhooks). */
export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isActive: z.boolean(),
  offReason: z.nullable(OffReason),
  /** Since when it takes nothing; null: what it was told last it took. */
  failingSince: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(z.string()),
  /** Until then everything is signed with the secret before this one as well. */
  oldSecretUntil: z.nullable(z.string()),
  /** Messages on their way, and those that were given up in the last days. */
  waiting: z.int(),
  givenUp: z.int(),
  createdAt: z.string(),
  version: Version,
})
export type Webhook = z.infer<typeof Webhook>

/** What an administrator says of an address. It begins with https and has no password. */
export const WebhookDraft = z.object({
  name: z.string().check(
    z.overwrite((name) => name.trim()),
    z.minLength(1),
    z.maxLength(80),
  ),
  url: z.string().check(
    z.overwrite((url) => url.trim()),
    z.maxLength(2000),
    z.url({ protocol: /^https$/ }),
  ),
  events: z.array(WebhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length)),
})
export type WebhookDraft = z.infer<typeof WebhookDraft>

export const WebhookChange = changeOf(z.extend(WebhookDraft, { isActive: z.boolean() }))
export type WebhookChange = z.infer<typeof WebhookChange>

/** Why the last try did not count. */
export const WebhookProblem = z.enum([
  'bad-address',
  'inside',
  'away',
  'too-large',
  'too-slow',
  // An answer that is not 2xx; its status says which.
  'refused',
  // SECRET is another one than when this address was made: make a new signing secret.
  'secret-lost',
])
export type WebhookProblem = z.infer<typeof WebhookProblem>

/** One message to one address. */
export const WebhookDelivery = z.object({
  id: z.string(),
  /** As the header `webhook-id` says it: the same at every try, and after a replay. */
  messageId: z.string(),
  event: WebhookEvent,
  state: z.enum(['waiting', 'delivered', 'given-up']),
  tries: z.int(),
  createdAt: z.string(),
  lastTriedAt: z.nullable(z.string()),
  /** Null when it is due at once, or not any more. */
  nextTryAt: z.nullable(z.string()),
  status: z.nullable(z.int()),
  problem: z.nullable(WebhookProblem),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const access = 'integrations:manage'
const tags = ['Integrations']

/** All addresses, in the order in which they were made. */
export const listWebhooks = {
  method: 'GET',
  url: '/api/admin/webhooks',
  config: { access, refuses: [] },
  schema: {
    operationId: 'listWebhooks',
    summary: 'All webhooks',
    tags,
    response: { 200: z.object({ webhooks: z.array(Webhook) }) },
  },
} as const satisfies Endpoint

/** Adds an address. `secret` verifies the signatures, and is shown in this answer alone. */
export const createWebhook = {
  method: 'POST',
  url: '/api/admin/webhooks',
  config: { access, refuses: ['webhook_address_refused', 'webhook_limit_reached'] },
  schema: {
    operationId: 'createWebhook',
    summary: 'Add a webhook; its signing secret is shown once',
    tags,
    body: WebhookDraft,
    response: { 201: z.object({ webhook: Webhook, secret: z.string() }) },
  },
} as const satisfies Endpoint

/** Changes an address, or switches it off and on. What waits when it is switched off waits until it is on again. */
export const changeWebhook = {
  method: 'PATCH',
  url: '/api/admin/webhooks/:id',
  config: { access, refuses: ['not_found', 'webhook_address_refused', 'stale'] },
  schema: {
    operationId: 'changeWebhook',
    summary: 'Change a webhook',
    tags,
    params,
    body: WebhookChange,
    response: { 200: Webhook },
  },
} as const satisfies Endpoint

/** Removes an address with everything that waits for it. */
export const removeWebhook = {
  method: 'DELETE',
  url: '/api/admin/webhooks/:id',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'removeWebhook',
    summary: 'Remove a webhook',
    tags,
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Makes a new signing secret. For a day everything is signed with both, so that nothing is refused meanwhile. */
export const rotateWebhookSecret = {
  method: 'POST',
  url: '/api/admin/webhooks/:id/secret',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'rotateWebhookSecret',
    summary: 'Make a new signing secret; it is shown once',
    tags,
    params,
    response: { 200: z.object({ webhook: Webhook, secret: z.string() }) },
  },
} as const satisfies Endpoint

/** Sends a message of type `test` at once, once, and tells what became of it. */
export const testWebhook = {
  method: 'POST',
  url: '/api/admin/webhooks/:id/test',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'testWebhook',
    summary: 'Send a test message',
    tags,
    params,
    response: {
      200: z.object({ status: z.nullable(z.int()), problem: z.nullable(WebhookProblem), tookMs: z.int() }),
    },
  },
} as const satisfies Endpoint

/** The latest messages to an address, the newest first. */
export const listWebhookDeliveries = {
  method: 'GET',
  url: '/api/admin/webhooks/:id/deliveries',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'listWebhookDeliveries',
    summary: 'The latest messages to a webhook',
    tags,
    params,
    querystring: z.object({
      state: z.optional(WebhookDelivery.shape.state),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    response: { 200: z.object({ deliveries: z.array(WebhookDelivery) }) },
  },
} as const satisfies Endpoint

/** Sends a message again, or all that were given up; each keeps its id, so that whoever has it already knows it. */
export const replayWebhook = {
  method: 'POST',
  url: '/api/admin/webhooks/:id/replay',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'replayWebhook',
    summary: 'Send messages again',
    tags,
    params,
    body: z.object({ deliveryId: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
    response: { 200: z.object({ replayed: z.int() }) },
  },
} as const satisfies Endpoint
