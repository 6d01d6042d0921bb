import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { isFull } from '../../test/size.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
/** A variant of what another test here, or one of whole processes, goes through. */
const variant = it.runIf(isFull)
const variantForRoot = it.runIf(isFull && isRoot)
const started: EmbeddedPostgres[] = []
const servers: ChildProcess[] = []
let home: string

async function aHome(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'festival-')))
  await chmod(folder, 0o755)
  return folder
}

beforeEach(async () => {
  home = await aHome()
})

afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL')
  for (const database of started) await database.stop()
  for (const database of started.splice(0)) await rm(database.folder, { recursive: true, force: true })
  await rm(home, { recursive: true, force: true })
})

describe('the database of a festival', { timeout: 60_000 }, () => {
  let prepared: string

  // One that was started and stopped before is copied: to make each anew would take longer than most of the tests.
  beforeAll(async () => {
    prepared = await aHome()
    const database = await startEmbeddedPostgres({ dataDir: join(prepared, 'data'), log: () => {} })
    await database.stop()
  })
  beforeEach(() => promisify(execFile)('cp', ['-a', join(prepared, 'data'), home]))
  afterAll(() => rm(prepared, { recursive: true, force: true }))

  it('keeps what was written when the server stops and starts again', async () => {
    const first = await start()
    await ask(first.url, "create table bands (name text); insert into bands values ('Neon Atlas')")
    await first.stop()
    await expect(ask(first.url, 'select 1')).rejects.toThrow()

    const lines: string[] = []
    const second = await start(lines)
    expect(await ask(second.url, 'select name from bands')).toEqual([{ name: 'Neon Atlas' }])
    expect(lines).toEqual([])
  })

  it('writes every commit to the disk, listens on loopback alone and lets nobody in without the password', async () => {
    const { url, folder } = await start()
    const settings = await ask(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as address, lower('ÉA') as lower`,
    )
    expect(settings).toEqual([{ fsync: 'on', commit: 'on', address: '127.0.0.1', lower: 'éa' }])
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  variant('is taken over, with nothing lost, after the server was killed', async () => {
    const killed = await startServer()
    await ask(killed.url, "create table bands (name text); insert into bands values ('Neon Atlas')")
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')

    const lines: string[] = []
    const database = await start(lines)
    expect(database.url).toBe(killed.url)
    expect(lines).toEqual(['The database is running already and is used as it is.'])
    expect(await ask(database.url, 'select name from bands')).toEqual([{ name: 'Neon Atlas' }])
    await database.stop()
    await expect(ask(database.url, 'select 1')).rejects.toThrow()
  })

  it('recovers when the database itself was killed', async () => {
    const first = await start()
    await ask(first.url, "create table bands (name text); insert into bands values ('Neon Atlas')")
    process.kill(await postmasterOf(first), 'SIGKILL')
    const second = await start()
    expect(await ask(second.url, 'select name from bands')).toEqual([{ name: 'Neon Atlas' }])
    expect(second.url).toBe(first.url)
  })

  variant('comes back by itself at the same address, also when one of its workers hangs', async () => {
    const lines: string[] = []
    const database = await start(lines)
    await ask(database.url, "create table bands (name text); insert into bands values ('Neon Atlas')")
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    // Only on Linux can a worker be found that keeps the memory of a database that is gone.
    if (process.platform === 'linux') process.kill(rows[0].pid, 'SIGSTOP')
    process.kill(await postmasterOf(database), 'SIGKILL')
    await eventually(async () => {
      expect(await ask(database.url, 'select name from bands')).toEqual([{ name: 'Neon Atlas' }])
    })
    await eventually(() => expect(lines).toContain('The database had ended and was started again.'))
    await client.end()
  })

  it('starts although an earlier start broke off before it had written who it is', async () => {
    const first = await start()
    await first.stop()
    await writeFile(join(first.folder, 'cluster', 'postmaster.pid'), '')
    const second = await start()
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  variant('starts although its process number now belongs to another program', async () => {
    const first = await start()
    const pidFile = join(first.folder, 'cluster', 'postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    servers.push(stranger)
    await writeFile(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'))
    const second = await start()
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  variant('starts although a database that is just being killed still looked alive', async () => {
    const first = await start()
    const pidFile = join(first.folder, 'cluster', 'postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    const dying = spawn('sleep', ['60'], { argv0: 'postgres' })
    servers.push(dying)
    await writeFile(pidFile, [dying.pid, ...lines.slice(1)].join('\n'))
    setTimeout(() => dying.kill('SIGKILL'), 500)
    const second = await start()
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  variant('outlives Ctrl-C in the terminal, so that requests in flight can end', async () => {
    const database = await start()
    const postmaster = await postmasterOf(database)
    // A terminal signals a group of processes: the database leads one of its own, which kill(-group) proves.
    expect(process.kill(-postmaster, 0)).toBe(true)
  })
})

describe('the first start of a database', { timeout: 60_000 }, () => {
  variant('is shared by two servers and stays until the last one leaves', async () => {
    const [one, two] = await Promise.all([startServer(), startServer()])
    expect(one.url).toBe(two.url)
    one.process.kill('SIGTERM')
    await once(one.process, 'exit')
    expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
    two.process.kill('SIGTERM')
    await once(two.process, 'exit')
    await expect(ask(two.url, 'select 1')).rejects.toThrow()
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(home, 'a-file')
    await writeFile(file, '')
    const attempt = startEmbeddedPostgres({ dataDir: join(file, 'festival'), log: () => {} })
    await expect(attempt).rejects.toMatchObject({
      name: 'StartupProblem',
      message: `The data folder ${file}/festival cannot be written: set DATA_DIR to a folder that can.`,
    })
  })

  variantForRoot('stays in a data folder that was closed to others', async () => {
    await mkdir(join(home, 'data'), { mode: 0o700 })
    const database = await start()
    expect(database.folder).toBe(join(home, 'data', 'database'))
    expect((await stat(join(home, 'data'))).mode & 0o777).toBe(0o711)
  })

  variantForRoot(
    'moves to a passable place when root runs it inside a closed home, and stays there',
    async () => {
      await chmod(home, 0o700)
      const lines: string[] = []
      const first = await start(lines)
      expect(first.folder.startsWith('/var/lib/livefest-companion/')).toBe(true)
      expect(lines[0]).toBe(
        `The database user cannot enter ${home}/data/database, so the database is kept in ${first.folder}.`,
      )
      await first.stop()
      await chmod(home, 0o755)
      expect((await start()).folder).toBe(first.folder)
    },
  )
})

async function start(lines: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir: join(home, 'data'),
    log: (line) => lines.push(line),
  })
  started.push(database)
  return database
}

/** A server process of its own that starts the database and stops it on SIGTERM. */
async function startServer(): Promise<{ url: string; process: ChildProcess }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(home, 'data'))}, log: () => {} })
    process.once('SIGTERM', () => database.stop().then(() => process.exit()))
    process.stdout.write(database.url)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  const [url] = await once(server.stdout, 'data')
  return { url: String(url), process: server }
}

async function postmasterOf({ folder }: EmbeddedPostgres): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
