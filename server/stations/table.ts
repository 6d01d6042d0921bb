import { boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { languages } from '../../contract/languages.ts'
import { stationSurfaces } from '../../contract/station-settings.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Devices that are paired with an installation, and those that were; only the hash of what their cookie holds. */
export const stations = pgTable('stations', {
  id: text().primaryKey().default('random_id()'),
  secretHash: bytea('secret_hash').notNull(),
  name: text().notNull(),
  installationId: text('installation_id').notNull(),
  surface: text({ enum: stationSurfaces }).notNull(),
  language: text({ enum: languages }).notNull(),
  volume: integer().notNull().default(80),
  isTraining: boolean('is_training').notNull().default(false),
  pairedAt: timestamp('paired_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})
