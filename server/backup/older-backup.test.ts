import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { copyDatabase } from '../../test/database.ts'
import { copyOf } from '../../test/test-postgres.ts'
import { CREATE_MIGRATIONS, listMigrations, writeMigration } from '../db/migrate.ts'
import { connectAlone } from './connection-store.ts'
import { makeBackup } from './make-backup.ts'
import { examineBackup, restoreBackup } from './restore-backup.ts'

const SECRET = 'a secret of at least thirty-two characters'
/** The first release that made backups. */
const FIRST = '0056-backups.sql'
/** Migrations that came later, in spite of their number. */
const LATER = ['0043-ledger-parts.sql']

const festival = await festivalForFile({ people: 'demo' })

/** The rows of this release's demo, as far as an older release had tables and columns for them. */
async function takeRows(old: pg.Client): Promise<void> {
  await old.query('SET session_replication_role = replica')
  const { rows: tables } = await old.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN ('migrations', 'function_versions')
     GROUP BY 1`,
  )
  for (const { name, columns } of tables) {
    const [taken] = await festival.sql<{ rows: object[] | null }>(
      `SELECT jsonb_agg(to_jsonb(t)) AS rows FROM ${name} t`,
    )
    const list = columns.map((column) => `"${column}"`).join(', ')
    await old.query(`TRUNCATE ${name} CASCADE`)
    await old.query(
      `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
      [JSON.stringify(taken?.rows ?? [])],
    )
  }
}

it('a backup of the first release that made any becomes a festival of this one that keeps every rule', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const old = await copyOf('template0', inject('testServerUrl'))
  onTestFinished(() => old.drop())
  const client = await connectAlone(old.url)
  await client.query(CREATE_MIGRATIONS)
  const all = await listMigrations()
  const migrations = all.filter((name) => name <= FIRST && !LATER.includes(name))
  for (const name of migrations) await writeMigration(client, name)
  await takeRows(client)
  const path = join(folder, 'old.backup')
  const { facts } = await makeBackup(client, SECRET, () => path).finally(() => client.end())
  expect(facts.schema).toBe(FIRST)

  const empty = await copyDatabase()
  onTestFinished(() => empty.drop())
  const { rows, broken } = await restoreBackup(empty.url, await examineBackup(path, SECRET), SECRET)
  expect(broken).toEqual([])
  expect(rows.get('interactions')).toBeGreaterThan(300)
  const restored = await connectAlone(empty.url)
  const seen = await restored.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  await restored.end()
  expect(seen.rows.map(({ name }) => name)).toEqual(all)
})
