import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort, isFree } from '../free-port.ts'
import { StartupProblem } from '../startup-problem.ts'
import { runAs } from './postgres-account.ts'
import type { PostgresHome } from './postgres-home.ts'
import { endOrphans } from './postgres-orphans.ts'
import { postgresSettings } from './postgres-settings.ts'
import { isAlive } from './postgres-start-lock.ts'

/** Recovery after a power cut replays at most a gigabyte of log; a laptop does that in well under a minute. */
const longestRecoveryMs = 60_000

/** After so many attempts, a second or two, whoever is still ending hangs. */
const ATTEMPTS_BEFORE_FORCE = 6

const passingTrouble = /Address already in use|could not bind|pre-existing shared memory|lock file/

/** Whether the database of this folder runs already, however its last owner ended, and the port it has or had. */
export async function locatePostmaster({
  cluster,
  folder,
}: PostgresHome): Promise<{ isRunning: boolean; port: number }> {
  const giveUpAt = Date.now() + longestRecoveryMs
  while (Date.now() < giveUpAt) {
    const found = await readPidFile(cluster)
    if (!found) return { isRunning: false, port: 0 }
    if (!isAlive(found.pid)) return { isRunning: false, port: found.port }
    if (!(await isPostgres(found.pid))) {
      // The number now belongs to another program; PostgreSQL itself would take that for a running server.
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return { isRunning: false, port: found.port }
    }
    if (found.status === 'ready') return { isRunning: true, port: found.port }
    await pause(30)
  }
  throw new StartupProblem(
    `The database in ${folder} neither started nor stopped within a minute: see postgres.log there.`,
  )
}

/** Starts the database in a session of its own, so that Ctrl-C reaches the server and not its database. */
export async function launchPostmaster(
  home: PostgresHome,
  { port: preferred, mustKeepPort = false }: { port: number; mustKeepPort?: boolean },
  isDurable: boolean,
): Promise<number> {
  const logFile = join(home.folder, 'postgres.log')
  await removeUnfinishedPidFile(home.cluster)
  for (let attempt = 1; ; attempt += 1) {
    const port = mustKeepPort ? preferred : await chooseFreePort(attempt === 1 ? preferred : 0)
    const begin = await stat(logFile).then(
      (file) => file.size,
      () => 0,
    )
    const options = [`-p ${port}`, ...postgresSettings(isDurable).map((setting) => `-c ${setting}`)].join(' ')
    try {
      await pgCtl(home, ['start', '--log', logFile, '--timeout=60', `--options=${options}`])
      return port
    } catch {
      const said = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(begin).toString()
      // Another program may have taken the port, or the last workers of a killed database may still be ending.
      if (!passingTrouble.test(said) || attempt === 20) throw didNotStart(home, said)
      if (attempt === ATTEMPTS_BEFORE_FORCE) await endOrphans(home.cluster)
      await pause(250)
    }
  }
}

/** Stops the database after its last festival left; whoever looks in with a console is sent away. */
export async function haltPostmaster(home: PostgresHome): Promise<void> {
  const found = await readPidFile(home.cluster)
  if (!found || !isAlive(found.pid) || !(await isPostgres(found.pid))) return
  await pgCtl(home, ['stop', '--mode=fast', '--timeout=60'])
}

async function pgCtl({ binaries, account, cluster }: PostgresHome, parameters: string[]): Promise<void> {
  await runAs(account, binaries.pg_ctl, [...parameters, '--pgdata', cluster, '--silent', '--wait'])
}

async function readPidFile(
  cluster: string,
): Promise<{ pid: number; port: number; status: string } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  // The lines of the file are fixed by PostgreSQL (miscadmin.h): 1 process, 4 port, 8 status.
  return pid ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined
}

/** A start that broke off may leave this file empty, and PostgreSQL then waits for somebody to explain it. */
async function removeUnfinishedPidFile(cluster: string): Promise<void> {
  if (!(await readPidFile(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' })))
          .stdout
  return command.includes('postgres')
}

/** Answers with the port it had before if that becomes free within a second: other servers still know it. */
async function chooseFreePort(preferred: number): Promise<number> {
  for (let attempt = 1; preferred && attempt <= 10; attempt += 1) {
    if (await isFree(preferred)) return preferred
    await pause(100)
  }
  return freePort()
}

function didNotStart({ folder }: PostgresHome, said: string): StartupProblem {
  const reason = said.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1] ?? 'it gave no reason'
  return new StartupProblem(`The database did not start (${reason}): see ${join(folder, 'postgres.log')}.`)
}
