import { eq, sql } from 'drizzle-orm'
import type { AdminName, NameTranslations } from '../../contract/names.ts'
import type { Database, DatabaseHandle, Transaction } from '../db/client.ts'
import { nameTranslations } from './table.ts'

/** All translations, by what was written. */
export type Names = ReadonlyMap<string, NameTranslations>

/** Everything that was ever translated. */
export async function listNames(db: Database | Transaction): Promise<Names> {
  const rows = await db.select().from(nameTranslations)
  return new Map(rows.map(({ original, translations }) => [original, translations]))
}

/** What screens need beside the programme: translations of the names of installations and their places, of prizes and their texts. */
export async function listNamesOfScreens(db: Database): Promise<Record<string, NameTranslations>> {
  const rows = await db
    .select({ original: nameTranslations.original, translations: nameTranslations.translations })
    .from(nameTranslations)
    .where(sql`${nameTranslations.original} IN (SELECT name FROM names_of_screens())`)
  return Object.fromEntries(rows.map(({ original, translations }) => [original, translations]))
}

/** Every name in use, and what prizes are, with their translations: installations first, then prizes, then the rest, in the order of the alphabet. */
export async function listNamesInUse(db: DatabaseHandle): Promise<AdminName[]> {
  const { rows } = await db.execute<AdminName & Record<string, unknown>>(
    sql`SELECT u.name AS text, array_agg(u.kind ORDER BY u.kind) AS kinds,
        COALESCE(t.translations, '{}') AS translations, COALESCE(t.version, 0) AS version
      FROM translatable_texts() u LEFT JOIN name_translations t ON t.original = u.name
      GROUP BY u.name, t.original
      ORDER BY bool_or(u.kind = 'installation') DESC, bool_or(u.kind LIKE 'prize%') DESC, lower(u.name), u.name`,
  )
  return rows
}

/** Nobody else translates names until the transaction ends; a name that nobody has translated has no row to lock. */
export async function lockNames(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE name_translations IN SHARE ROW EXCLUSIVE MODE`)
}

/** A name with its translations, and of what it is the name. */
export async function findName(tx: Transaction, text: string): Promise<AdminName> {
  const [row] = await tx.select().from(nameTranslations).where(eq(nameTranslations.original, text))
  const { rows } = await tx.execute<{ kind: AdminName['kinds'][number] }>(
    sql`SELECT kind FROM translatable_texts() WHERE name = ${text} ORDER BY kind`,
  )
  const kinds = rows.map(({ kind }) => kind)
  return { text, kinds, translations: row?.translations ?? {}, version: row?.version ?? 0 }
}

/** Writes translations over those that were there. */
export async function updateNames(
  tx: Transaction,
  names: readonly { text: string; translations: NameTranslations }[],
): Promise<void> {
  if (names.length === 0) return
  await tx
    .insert(nameTranslations)
    .values(names.map(({ text, translations }) => ({ original: text, translations })))
    .onConflictDoUpdate({
      target: nameTranslations.original,
      set: { translations: sql`excluded.translations` },
    })
}
