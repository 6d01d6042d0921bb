import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { WebhookEvent, WebhookProblem } from '../../contract/webhooks.ts'
import { bytea } from '../db/bytea.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Addresses on other sites that are told what happens. */
export const webhooks = pgTable('webhooks', {
  id: text().primaryKey().default(sql`random_id()`),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  offReason: text('off_reason', { enum: ['by-hand', 'failing', 'gone'] }),
  sealedSecret: bytea('sealed_secret').notNull(),
  sealedOldSecret: bytea('sealed_old_secret'),
  oldSecretUntil: moment('old_secret_until'),
  failures: integer().notNull().default(0),
  failingSince: moment('failing_since'),
  restUntil: moment('rest_until'),
  lastDeliveredAt: moment('last_delivered_at'),
  notifiedAt: moment('notified_at'),
  createdAt: moment('created_at').notNull(),
  version: integer().notNull().default(1),
})

/** Messages to them: written by triggers (queue-webhooks.sql), sent by sendDue. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  webhookId: text('webhook_id').notNull(),
  messageId: text('message_id').notNull().default(sql`'msg_' || random_id()`),
  event: text().$type<WebhookEvent>().notNull(),
  attendeeId: text('attendee_id'),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  happenedAt: moment('happened_at').notNull(),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  state: text({ enum: ['waiting', 'delivered', 'given-up'] })
    .notNull()
    .default('waiting'),
  tries: integer().notNull().default(0),
  firstTriedAt: moment('first_tried_at'),
  lastTriedAt: moment('last_tried_at'),
  nextTryAt: moment('next_try_at').notNull().default(sql`'-infinity'`),
  status: integer(),
  problem: text().$type<WebhookProblem>(),
})
