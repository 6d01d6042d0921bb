import { eq, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { event } from '../event/table.ts'
import { personData } from './person-data.ts'

/** Locks a person until the transaction ends; false when there is nobody. */
export async function lockPerson(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.select({ id: attendees.id }).from(attendees).where(eq(attendees.id, id)).for('update')
  return rows.length > 0
}

/** What the festival is called. */
export async function findEventName(tx: Transaction): Promise<string> {
  const [row] = await tx.select({ name: event.name }).from(event)
  return row?.name ?? ''
}

/** Whom an operator means by an id or a handle. */
export async function findPersonId(db: Database, idOrHandle: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM attendees WHERE id = ${idOrHandle} OR lower(tiktok_username) = lower(${idOrHandle})
      ORDER BY id = ${idOrHandle} DESC LIMIT 1`,
  )
  return rows[0]?.id
}

/** Goes through everything that is stored about a person and leaves the alias in their place. */
export async function eraseRows(tx: Transaction, attendeeId: string, alias: string): Promise<void> {
  for (const { table, where, onErase } of personData) {
    if (onErase.does === 'keep') continue
    const act = onErase.does === 'delete' ? `DELETE FROM ${table} t` : `UPDATE ${table} t SET ${onErase.set}`
    await tx.execute(filled(`${act} WHERE ${where}`, attendeeId, alias))
  }
}

/** Tells other programs whom to forget, by the id alone. */
export async function tellErased(tx: Transaction, attendeeId: string, now: Date): Promise<void> {
  await tx.execute(sql`SELECT tell_of_erasure(${attendeeId}, ${now.toISOString()}::timestamptz)`)
}

/** Every row about a person, by table, without what is secret. */
export async function listRows(
  db: Database | Transaction,
  attendeeId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { table, where, hidden = [] } of personData) {
    const rows = await db.execute<{ row: Record<string, unknown> }>(
      filled(
        `SELECT to_jsonb(t) - '{${hidden.join(',')}}'::text[] AS row FROM ${table} t WHERE ${where}`,
        attendeeId,
      ),
    )
    found[table] = rows.rows.map(({ row }) => row)
  }
  return found
}

/** The statement with its values: `$1` is the person, `$2` the alias. */
function filled(statement: string, attendeeId: string, alias = '') {
  const parts = statement.split(/(\$1|\$2)/)
  return sql.join(
    parts.map((part) => {
      if (part === '$1') return sql`${attendeeId}`
      return part === '$2' ? sql`${alias}` : sql.raw(part)
    }),
  )
}
