import { asc, eq, isNull, like, sql } from 'drizzle-orm'
import type { foundedEvent } from '../../contract/founded-festival.ts'
import type { NameTranslations } from '../../contract/names.ts'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'
import { event } from '../event/table.ts'
import { installations } from '../installations/table.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import { nameTranslations } from '../names/table.ts'
import { prizeSizes, prizeTiers } from '../prizes/table.ts'
import { DEMO_PROVIDER_PATH } from '../providers/identity/demo-provider.ts'
import { users } from '../staff/table.ts'
import { insertMapPicture, updatePlaces } from '../venue-map/index.ts'
import { wristbands } from '../wristbands/table.ts'
import type { DemoAttendee } from './demo-attendees.ts'
import type { PastTap } from './demo-history.ts'
import type { readDemoMap } from './demo-map.ts'
import type { foundedInstallations } from './festival.ts'
import foundedNames from './founded-names.json' with { type: 'json' }

/** One process founds at a time: the others wait until its transaction ends. */
export async function lockFounding(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.founding})`)
}

/** Writes what is not there yet; what staff have changed stays as it is. */
export async function insertFestival(
  tx: Transaction,
  record: typeof foundedEvent,
  places: ReturnType<typeof foundedInstallations>,
): Promise<void> {
  await tx.insert(event).values(record).onConflictDoNothing()
  await insertNames(tx, foundedNames)
  await tx
    .insert(installations)
    // One moment apart, so that they keep this order in every list.
    .values(
      places.map((place, index) => ({
        isActive: true,
        displayDurationSeconds: 10,
        createdAt: new Date(Date.now() + index),
        ...place,
      })),
    )
    .onConflictDoNothing()
}

export function countAttendees(tx: Transaction): Promise<number> {
  return tx.$count(attendees)
}

/** Whether no edition was closed and followed by another one. */
export async function isFirstEdition(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ beganAt: event.beganAt }).from(event)
  return row?.beganAt === null
}

export async function insertAttendees(tx: Transaction, people: DemoAttendee[]): Promise<void> {
  await tx.execute(
    sql`WITH people AS (
       SELECT * FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS p("tiktokUsername" text, "firstName" text, "lastName" text,
         "attendeeName" text, "avatarUrl" text, email text, language text, "ageBand" text, "wristbandTag" text)
     ), added AS (
       INSERT INTO attendees (tiktok_username, first_name, last_name, attendee_name, avatar_url, email, language, age_band)
       SELECT "tiktokUsername", "firstName", "lastName", "attendeeName", "avatarUrl", email, language, "ageBand" FROM people
       RETURNING id, tiktok_username
     )
     INSERT INTO wristbands (tag, attendee_id)
     SELECT p."wristbandTag", a.id FROM added a JOIN people p ON p."tiktokUsername" = a.tiktok_username
     WHERE p."wristbandTag" <> ''`,
  )
}

/** Writes past taps as the ledger would have recorded them, with running totals. */
export async function insertHistory(tx: Transaction, taps: PastTap[], founded: Date): Promise<void> {
  await tx.execute(
    sql`WITH taps AS (
       SELECT a.id AS attendee_id, t.*, ${founded.toISOString()}::timestamptz - make_interval(mins => t."minutesAgo") AS happened_at
       FROM jsonb_to_recordset(${JSON.stringify(taps)}::jsonb)
         AS t("tiktokUsername" text, "installationId" text, points int, "minutesAgo" int)
       JOIN attendees a ON a.tiktok_username = t."tiktokUsername"
     ), written AS (
       INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at, recorded_at)
       SELECT attendee_id, "installationId", 'tap', points,
         sum(points) OVER (PARTITION BY attendee_id ORDER BY happened_at), happened_at, happened_at
       FROM taps ORDER BY happened_at
       RETURNING attendee_id, points, occurred_at
     )
     UPDATE attendees a SET total_points = w.total, total_reached_at = w.reached_at
     FROM (SELECT attendee_id, sum(points) AS total, max(occurred_at) AS reached_at FROM written GROUP BY 1) w
     WHERE a.id = w.attendee_id`,
  )
}

/** Plans the freeze of the ranking for an hour of the last event day, unless there is a plan. */
export async function planFreeze(tx: Transaction, time: string): Promise<void> {
  await tx.execute(
    sql`UPDATE finale SET planned_at = (e.ends_on + ${time}::time) AT TIME ZONE e.time_zone FROM event e
     WHERE planned_at IS NULL AND frozen_at IS NULL`,
  )
}

export async function insertKnowledge(
  tx: Transaction,
  entries: (typeof knowledgeEntries.$inferInsert)[],
): Promise<void> {
  // One moment apart, so that they keep the order of the file.
  const written = entries.map((entry, index) => ({ ...entry, createdAt: new Date(Date.now() + index) }))
  await tx.insert(knowledgeEntries).values(written).onConflictDoNothing()
}

/** Writes how names read in other languages; what staff have written stays as it is. */
export async function insertNames(tx: Transaction, names: Record<string, NameTranslations>): Promise<void> {
  const rows = Object.entries(names).map(([original, translations]) => ({ original, translations }))
  await tx.insert(nameTranslations).values(rows).onConflictDoNothing()
}

/** Gives the venue its map. Nobody has changed the event yet. */
export async function insertMap(
  tx: Transaction,
  { picture, places }: Awaited<ReturnType<typeof readDemoMap>>,
): Promise<void> {
  await insertMapPicture(tx, picture)
  await updatePlaces(tx, places)
  await tx.update(event).set({ mapVersion: 1 })
}

export async function insertPrizeTiers(
  tx: Transaction,
  tiers: readonly (typeof prizeTiers.$inferInsert & {
    sizes?: Omit<typeof prizeSizes.$inferInsert, 'tierId'>[]
  })[],
): Promise<void> {
  for (const { sizes = [], ...tier } of tiers) {
    const [written] = await tx.insert(prizeTiers).values(tier).returning({ id: prizeTiers.id })
    if (!written || sizes.length === 0) continue
    await tx.insert(prizeSizes).values(sizes.map((size) => ({ ...size, tierId: written.id })))
  }
}

/** How many of these people are there, under their handles and with bands of these numbers. */
export async function countDemoPeople(db: Database, people: DemoAttendee[]): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(
    sql`SELECT count(DISTINCT a.id)::int AS people
      FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS p("tiktokUsername" text, "wristbandTag" text)
      JOIN attendees a ON a.tiktok_username = p."tiktokUsername"
      JOIN wristbands w ON w.attendee_id = a.id AND w.tag = p."wristbandTag"`,
  )
  return rows[0]?.people ?? 0
}

/** How many users came from a demo's provider, whatever its address was. */
export function countDemoUsers(db: Database): Promise<number> {
  return db.$count(users, like(users.issuer, `%${DEMO_PROVIDER_PATH}`))
}

/** Wristbands of the demo's people, in an order that mixes languages. */
export function listDemoTags(db: Database, limit: number) {
  return db
    .select({
      rfidTagId: wristbands.tag,
      tiktokUsername: attendees.tiktokUsername,
      firstName: attendees.firstName,
    })
    .from(wristbands)
    .innerJoin(attendees, eq(attendees.id, wristbands.attendeeId))
    .where(isNull(wristbands.endedAt))
    .orderBy(asc(wristbands.id))
    .limit(limit)
}
