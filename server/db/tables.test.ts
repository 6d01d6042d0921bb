import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'

const { sql } = await festivalForFile()

const server = fileURLToPath(new URL('..', import.meta.url))
const modules = await Promise.all(
  globSync('*/table.ts', { cwd: server }).map((file) => import(pathToFileURL(`${server}/${file}`).href)),
)
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig)

interface Column {
  name: string
  type: string
  isRequired: boolean
  isFilled: boolean
}

interface Constraint {
  kind: 'p' | 'u' | 'f'
  columns: string[]
}

/** The columns of a table as the database has them. */
function columnsOf(table: string): Promise<Column[]> {
  return sql<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isRequired",
       atthasdef OR attidentity <> '' AS "isFilled"
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
}

/** The primary key, the unique keys and the references of a table. */
function constraintsOf(table: string): Promise<Constraint[]> {
  return sql<Constraint>(
    `SELECT c.contype AS kind, ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k(num, n)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.num ORDER BY k.n) AS columns
      FROM pg_constraint c WHERE c.conrelid = $1::regclass AND c.contype IN ('p', 'u', 'f')
      UNION
      SELECT 'u', ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY k(num, n)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.num ORDER BY k.n)
      FROM pg_index i WHERE i.indrelid = $1::regclass AND i.indisunique AND NOT i.indisprimary`,
    [table],
  )
}

describe('what the server says of its tables is what the database has:', () => {
  it('all of them are looked at', () => expect(tables.length).toBeGreaterThan(10))

  it.each(tables.map((table) => [table.name, table] as const))('%s', async (name, table) => {
    const columns = await columnsOf(name)
    const known = new Map(columns.map((column) => [column.name, column]))
    for (const column of table.columns) {
      const { type, isRequired, isFilled } = known.get(column.name) ?? {}
      expect([column.name, column.getSQLType(), column.notNull]).toEqual([column.name, type, isRequired])
      // What the builder may leave out the database fills in.
      if (column.hasDefault || column.generatedIdentity)
        expect([column.name, isFilled]).toEqual([column.name, true])
    }
    // A column that an INSERT by the builder does not know must be filled by the database.
    const declared = new Set(table.columns.map((column) => column.name))
    const missing = columns.filter(
      (column) => !declared.has(column.name) && column.isRequired && !column.isFilled,
    )
    expect(missing.map((column) => column.name)).toEqual([])

    const constraints = await constraintsOf(name)
    const has = (kind: string, itsColumns: string[]) =>
      expect(constraints).toContainEqual({ kind, columns: itsColumns })
    for (const column of table.columns) {
      if (column.primary) has('p', [column.name])
      if (column.isUnique) has('u', [column.name])
    }
    for (const key of table.primaryKeys)
      has(
        'p',
        key.columns.map((column) => column.name),
      )
    for (const key of table.uniqueConstraints)
      has(
        'u',
        key.columns.map((column) => column.name),
      )
    for (const key of table.foreignKeys)
      has(
        'f',
        key.reference().columns.map((column) => column.name),
      )
  })
})
