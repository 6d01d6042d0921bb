import { type AnyColumn, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The people of the festival. A person is not a wristband: bands come and go, points stay here. */
export const attendees = pgTable('attendees', {
  id: text().primaryKey(),
  tiktokUsername: text('tiktok_username').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  attendeeName: text('attendee_name').notNull(),
  avatarUrl: text('avatar_url'),
  email: text(),
  language: text().notNull(),
  ageBand: text('age_band').notNull(),
  isCrew: boolean('is_crew').notNull(),
  isHidden: boolean('is_hidden').notNull(),
  totalPoints: integer('total_points').notNull(),
  totalReachedAt: timestamp('total_reached_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** The columns of a person that anyone may see (api.md). */
export const publicAttendee = {
  id: attendees.id,
  tiktokUsername: attendees.tiktokUsername,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
  avatarUrl: attendees.avatarUrl,
  attendeeName: attendees.attendeeName,
}

/** Who has a place on the live ranking, in the words of the index that keeps it. */
export function isRanked(person: Record<'totalPoints' | 'isHidden' | 'isCrew', SQLWrapper> = attendees): SQL {
  return sql`${person.totalPoints} > 0 AND NOT ${person.isHidden} AND NOT ${person.isCrew}`
}

/** The order of the ranking: most points, then who reached them first, then the id (rulings). */
export function byRank(
  person: Record<'totalPoints' | 'totalReachedAt' | 'id', AnyColumn> = attendees,
): [SQL, SQL, SQL] {
  return [desc(person.totalPoints), asc(person.totalReachedAt), asc(person.id)]
}

/** Whoever was merged into somebody else, and what they were called. */
export const mergedAttendees = pgTable('merged_attendees', {
  goneId: text('gone_id').primaryKey(),
  keptId: text('kept_id').notNull(),
  tiktokUsername: text('tiktok_username'),
  mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
})

/** Somebody of their own, and no alias that a merge has left. */
export function isPerson(id: SQLWrapper = attendees.id): SQL {
  return sql`NOT EXISTS (SELECT FROM merged_attendees m WHERE m.gone_id = ${id})`
}
