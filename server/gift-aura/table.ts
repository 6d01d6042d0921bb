import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EmailState, Emotion, EmotionScore } from '../../contract/gift-aura.ts'
import { bytea } from '../db/bytea.ts'

/** Pictures of the photo booth until they expire. The picture is encrypted; of its link's secret only the hash is here. */
export const photos = pgTable('photos', {
  id: text().primaryKey(),
  tokenHash: bytea('token_hash').notNull().unique(),
  attendeeId: text('attendee_id').notNull(),
  interactionId: bigint('interaction_id', { mode: 'bigint' }).notNull().unique(),
  vibe: text().$type<Emotion>().notNull(),
  emotions: jsonb().$type<EmotionScore[]>(),
  consentId: bigint('consent_id', { mode: 'bigint' }),
  sealedPicture: bytea('sealed_picture').notNull(),
  emailState: text('email_state').$type<EmailState | 'sending'>().notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** The one secret of a demo whose servers share a database. */
export const demoSecret = pgTable('demo_secret', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  secret: text().notNull(),
})
