import { eq, gt, isNull, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Transaction } from '../db/client.ts'
import type { AttendeeRecord } from '../desk/index.ts'
import { importedPeople, imports, ticketReferences } from './table.ts'

export async function insertImported(
  tx: Transaction,
  people: { id: string; record: AttendeeRecord }[],
): Promise<void> {
  if (people.length === 0) return
  await tx.insert(attendees).values(
    people.map(({ id, record }) => ({
      ...record,
      id,
      totalPoints: 0,
      createdAt: sql`clock_timestamp()`,
    })),
  )
}

export async function updateImported(
  tx: Transaction,
  people: { id: string; record: AttendeeRecord }[],
): Promise<void> {
  const rows = people.map(({ id, record }) => ({ id, ...record }))
  await tx.execute(sql`UPDATE attendees a SET tiktok_username = n."tiktokUsername", first_name = n."firstName",
      last_name = n."lastName", attendee_name = n."attendeeName", email = n.email, language = n.language,
      age_band = n."ageBand", is_crew = n."isCrew", is_hidden = n."isHidden"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id text, "tiktokUsername" text, "firstName" text,
      "lastName" text, "attendeeName" text, email text, language text, "ageBand" text, "isCrew" boolean,
      "isHidden" boolean)
    WHERE a.id = n.id`)
}

/** Begins an import, and answers its number. */
export async function insertImport(
  tx: Transaction,
  written: Omit<typeof imports.$inferInsert, 'id' | 'undoneAt'>,
): Promise<number> {
  const [row] = await tx.insert(imports).values(written).returning({ id: imports.id })
  if (!row) throw new Error('The import was not written.')
  return row.id
}

/** The import of the last day with this name, which goes on: its counts grow by what comes now. */
export async function findImportOfToday(
  tx: Transaction,
  { source, fileName, importedAt, created, updated }: Omit<typeof imports.$inferInsert, 'id' | 'undoneAt'>,
): Promise<number | undefined> {
  const since = new Date(importedAt.getTime() - 24 * 3_600_000)
  const isMeant = sql`${eq(imports.source, source)} AND ${eq(imports.fileName, fileName)}
    AND ${isNull(imports.undoneAt)} AND ${gt(imports.importedAt, since)}`
  const [row] = await tx
    .update(imports)
    .set({ created: sql`${imports.created} + ${created}`, updated: sql`${imports.updated} + ${updated}` })
    .where(sql`${imports.id} = (SELECT max(${imports.id}) FROM ${imports} WHERE ${isMeant})`)
    .returning({ id: imports.id })
  return row?.id
}

/** Keeps what an undo needs to know of people; of somebody whom the same import wrote already, what was first. */
export async function insertImportedPeople(
  tx: Transaction,
  people: Omit<typeof importedPeople.$inferInsert, 'lastInteraction'>[],
): Promise<void> {
  const lastInteraction = sql`(SELECT COALESCE(max(id), 0) FROM interactions)`
  await tx
    .insert(importedPeople)
    .values(people.map((person) => ({ ...person, lastInteraction })))
    .onConflictDoUpdate({
      target: [importedPeople.importId, importedPeople.attendeeId],
      set: { after: sql`excluded.after` },
    })
}

/** Says whose a ticket is; it may have been somebody else's, who was merged or whose file was wrong. */
export async function insertTickets(
  tx: Transaction,
  tickets: (typeof ticketReferences.$inferInsert)[],
): Promise<void> {
  if (tickets.length === 0) return
  await tx
    .insert(ticketReferences)
    .values(tickets)
    .onConflictDoUpdate({
      target: [ticketReferences.source, ticketReferences.reference],
      set: { attendeeId: sql`excluded.attendee_id`, importId: sql`excluded.import_id` },
    })
}
