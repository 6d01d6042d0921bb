import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { keptReasons } from '../../contract/people-imports.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { AttendeeRecord } from '../desk/index.ts'
import { importedPeople, imports, ticketReferences } from './table.ts'

/** So many imports are listed. */
const LATEST = 50

/** The latest imports, newest first; `isOpen` when it is still known whom they wrote. */
export async function listImportRows(db: Database) {
  const isOpen = sql<boolean>`${imports.undoneAt} IS NULL
    AND EXISTS (SELECT FROM imported_people p WHERE p.import_id = ${imports.id})`
  return db.select({ row: imports, isOpen }).from(imports).orderBy(desc(imports.id)).limit(LATEST)
}

/** An import, locked until the transaction ends. */
export async function findImport(
  tx: Transaction,
  id: number,
): Promise<typeof imports.$inferSelect | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

/** Somebody whom an import wrote, and what keeps it from being undone. */
export interface ImportedPerson extends Record<string, unknown> {
  id: string
  tiktokUsername: string
  before: AttendeeRecord | null
  tag: string | null
  replacedTag: string | null
  reason: (typeof keptReasons)[number] | null
}

/** Whom an import wrote; `ids` says of whom alone it is asked. */
export async function listImported(
  tx: Transaction,
  importId: number,
  ids: string[] | null,
): Promise<ImportedPerson[]> {
  const some =
    ids === null
      ? sql`true`
      : sql`p.attendee_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const { rows } = await tx.execute<ImportedPerson>(sql`
    SELECT a.id, a.tiktok_username AS "tiktokUsername", p.before, p.tag, p.replaced_tag AS "replacedTag",
      CASE
        WHEN EXISTS (SELECT FROM imported_people q WHERE q.attendee_id = a.id AND q.import_id > p.import_id)
          THEN 'imported-again'
        WHEN ${currentRecord} <> p.after THEN 'edited'
        WHEN p.tag IS NOT NULL AND NOT EXISTS (SELECT FROM wristbands w
            WHERE w.attendee_id = a.id AND w.tag = p.tag AND w.ended_at IS NULL)
          OR p.before IS NULL AND EXISTS (SELECT FROM wristbands w
            WHERE w.attendee_id = a.id AND w.tag IS DISTINCT FROM p.tag) THEN 'band'
        WHEN EXISTS (SELECT FROM prize_claims c WHERE c.attendee_id = a.id AND (p.before IS NULL
          OR c.reserved_at > (SELECT imported_at FROM imports WHERE id = p.import_id))) THEN 'prize'
        WHEN EXISTS (SELECT FROM interactions i WHERE i.attendee_id = a.id AND i.id > p.last_interaction)
          OR p.before IS NULL AND (${isNamedElsewhere}) THEN 'took-part'
        WHEN p.before IS NULL AND EXISTS (SELECT FROM avatars v WHERE v.attendee_id = a.id)
          AND NOT EXISTS (SELECT FROM wanted_pictures v WHERE v.attendee_id = a.id) THEN 'picture'
        WHEN p.before IS NOT NULL AND EXISTS (SELECT FROM attendees o WHERE o.id <> a.id
          AND lower(o.tiktok_username) = lower(p.before ->> 'tiktokUsername')) THEN 'handle'
      END AS reason
    FROM imported_people p JOIN attendees a ON a.id = p.attendee_id
    WHERE p.import_id = ${importId} AND ${some} ORDER BY a.id`)
  return rows
}

/** What the desk writes about a person, as the import wrote it down. */
const currentRecord = sql`jsonb_build_object('tiktokUsername', a.tiktok_username, 'firstName', a.first_name,
  'lastName', a.last_name, 'attendeeName', a.attendee_name, 'email', a.email, 'language', a.language,
  'ageBand', a.age_band, 'isCrew', a.is_crew, 'isHidden', a.is_hidden)`

/** Whatever else names somebody who is new: visits, phones, photos, wishes. */
const isNamedElsewhere = sql.join(
  [
    'interactions',
    'sessions',
    'phones',
    'claims',
    'photos',
    'consents',
    'itinerary_items',
    'refused_taps',
    'standing',
    'erasure_requests',
  ].map((table) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} e WHERE e.attendee_id = a.id)`),
  sql` OR `,
)

/** Locks people against everything that would name them, in the order in which the taps lock them. */
export async function lockForUndo(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(
    sql`SELECT FROM attendees WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      ORDER BY id FOR UPDATE`,
  )
}

/** Removes people of whom nothing else is known, and what the record of changes says about them. */
export async function removePeople(tx: Transaction, ids: string[]): Promise<void> {
  const these = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  for (const table of [
    'wanted_pictures',
    'avatars',
    'ticket_references',
    'pretix_tickets',
    'imported_people',
    'wristbands',
  ]) {
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE attendee_id IN ${these}`)
  }
  await tx.execute(sql`UPDATE audit_records SET before = NULL, after = '{"isErased": true}'
    WHERE subject IN ${these} AND action SIMILAR TO '(attendee|wristband).%'
      AND after IS DISTINCT FROM '{"isErased": true}'`)
  await tx.execute(sql`DELETE FROM attendees WHERE id IN ${these}`)
}

/** Takes the bands off again that an import linked, and gives back the ones before where nobody wears them. */
export async function restoreBands(tx: Transaction, people: ImportedPerson[], now: Date): Promise<void> {
  const bands = JSON.stringify(people.filter(({ tag }) => tag !== null))
  const at = now.toISOString()
  await tx.execute(sql`UPDATE wristbands w SET ended_at = GREATEST(w.linked_at, ${at}), end_reason = 'unlinked'
    FROM jsonb_to_recordset(${bands}::jsonb) AS b(id text, tag text)
    WHERE w.attendee_id = b.id AND w.tag = b.tag AND w.ended_at IS NULL`)
  await tx.execute(sql`INSERT INTO wristbands (tag, attendee_id, linked_at)
    SELECT b."replacedTag", b.id, ${at} FROM jsonb_to_recordset(${bands}::jsonb) AS b(id text, "replacedTag" text)
    WHERE b."replacedTag" IS NOT NULL AND NOT EXISTS (SELECT FROM wristbands l
      WHERE l.tag = b."replacedTag" AND l.end_reason = 'lost' AND l.found_at IS NULL)
    ON CONFLICT (tag) WHERE ended_at IS NULL DO NOTHING`)
}

/** Forgets the tickets and pictures that an import brought of people who stay. */
export async function removeBrought(tx: Transaction, importId: number, ids: string[]): Promise<void> {
  await tx
    .delete(ticketReferences)
    .where(sql`${eq(ticketReferences.importId, importId)} AND ${inArray(ticketReferences.attendeeId, ids)}`)
}

/** Ends an import: whom it wrote is forgotten. */
export async function endImport(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(imports).set({ undoneAt: now }).where(eq(imports.id, id))
  await tx.delete(importedPeople).where(eq(importedPeople.importId, id))
}
