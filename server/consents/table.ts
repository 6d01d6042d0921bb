import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The sentences that people agreed to, once for each wording and language. */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    version: text().notNull(),
    language: text().notNull(),
    text: text().notNull(),
  },
  ({ version, language }) => [primaryKey({ columns: [version, language] })],
)

/** Who agreed to what, when and at which station, and when they took it back. */
export const consents = pgTable('consents', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  attendeeId: text('attendee_id').notNull(),
  purpose: text({ enum: ['photo'] }).notNull(),
  wordingVersion: text('wording_version').notNull(),
  wordingLanguage: text('wording_language').notNull(),
  stationId: text('station_id'),
  idempotencyKey: text('idempotency_key'),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
})
