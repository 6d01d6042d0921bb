import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MapPlace } from '../../contract/venue-map.ts'
import { bytea } from '../db/bytea.ts'

/** The map of the venue, if there is one; `event.map_version` is its version. */
export const venueMap = pgTable('venue_map', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  pictureName: text('picture_name').notNull(),
  picture: bytea().notNull(),
  pictureType: text('picture_type').$type<'image/webp' | 'image/svg+xml'>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  places: jsonb().$type<MapPlace[]>().notNull().default([]),
})
