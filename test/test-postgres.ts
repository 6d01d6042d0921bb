import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts'
import { fingerprintFunctions, readFunctionFiles } from '../server/db/functions.ts'
import { listMigrations, migrate } from '../server/db/migrate.ts'

/** The PostgreSQL of all tests: databases on it are copies of a template and are gone with their tests. */
export interface TestPostgres {
  /** A server whose role may create databases. */
  url: string
  /** An empty, migrated database to copy. */
  template: string
  stop(): Promise<void>
}

/** A database that belongs to one test file, or to one worker. */
export interface TestDatabase {
  name: string
  url: string
  drop(): Promise<void>
}

/** Two test runs may set up at once on one server; the number is any that nobody else locks. */
const templateLock = 25_120_427

/** Starts the PostgreSQL of the tests, or joins the one that another run has started, and makes its template. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = await chooseFolder()
  const own = given ? undefined : await startEmbeddedPostgres({ dataDir, log: () => {}, isDurable: false })
  if (own && dataDir.startsWith(memory)) await sweepMemory(dataDir)
  const url = given ?? own?.url ?? ''
  return { url, template: await prepareTemplate(url), stop: async () => own?.stop() }
}

/**
 * In memory where there is room for it: on a disk the files of one copied database took a busy machine up to a second.
 * Each checkout of each user has its own, which is kept from run to run.
 */
async function chooseFolder(): Promise<string> {
  const checkout = createHash('sha256').update(`${process.getuid?.()} ${resolve('.')}`)
  const name = `${ofTests}${checkout.digest('hex').slice(0, 12)}`
  return (await hasRoom(memory)) ? join(memory, name) : '.cache/test-postgres'
}

const memory = '/dev/shm'
const ofTests = 'livefest-tests-'
/** Several times what the databases of three workers and of the browsers take at once. */
const ROOM_BYTES = 2 ** 31

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

/** Removes the databases of checkouts that are no more: they would take memory until the machine starts anew. */
async function sweepMemory(own: string): Promise<void> {
  await writeFile(join(own, 'checkout'), resolve('.'))
  for (const name of await readdir(memory)) {
    if (!name.startsWith(ofTests)) continue
    const folder = join(memory, name)
    const checkout = await readFile(join(folder, 'checkout'), 'utf8').catch(() => undefined)
    if (checkout && !existsSync(checkout))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Copies a database to which nobody is connected, which takes some hundredths of a second. */
export async function copyOf(template: string, serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await command(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    name,
    url: addressOf(name, serverUrl),
    drop: () => command(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

function addressOf(database: string, serverUrl: string): string {
  const address = new URL(serverUrl)
  address.pathname = database
  return address.href
}

async function command(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function prepareTemplate(url: string): Promise<string> {
  const template = `livefest_template_${await fingerprintSchema()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await sweep(client, template)
    const made = await client.query('select 1 from pg_database where datname = $1', [template])
    if (made.rowCount === 0) await makeTemplate(client, url, template)
  } finally {
    await client.end()
  }
  return template
}

/** Removes what killed runs and older migrations left, provided that no other run is using this server. */
async function sweep(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
      where (datname like 'test\\_%' or datname like 'livefest\\_template\\_%') and datname <> $1
        and 1 = (select count(*) from pg_stat_activity where application_name = 'livefest presence')`,
    [template],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

/** Migrated under another name first, so that a migration that fails leaves no half-made template behind. */
async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const pool = new pg.Pool({ connectionString: addressOf(unfinished, url) })
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

/** A template is kept from run to run for as long as the migrations and the functions say the same. */
async function fingerprintSchema(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await listMigrations()) {
    hash.update(name).update(await readFile(new URL(`../server/db/migrations/${name}`, import.meta.url)))
  }
  return hash
    .update(fingerprintFunctions(await readFunctionFiles()))
    .digest('hex')
    .slice(0, 12)
}
