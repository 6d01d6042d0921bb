import { createHash, randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'
import { canReach, choosePostgresAccount, type PostgresAccount, runAs } from './postgres-account.ts'
import { copyPostgresBinaries, locatePostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'

/** Where root keeps what the database user could not reach inside somebody's closed home. */
const passablePlace = '/var/lib/livefest-companion'

export interface PostgresHome {
  /** Holds the cluster, its password, its log and the lock of a start. */
  folder: string
  cluster: string
  account: PostgresAccount
  binaries: PostgresBinaries
}

/** Finds or makes the folder of the database, in a place that the user running PostgreSQL can enter. */
export async function openPostgresHome(dataDir: string, log: (line: string) => void): Promise<PostgresHome> {
  await makeFolder(join(resolve(dataDir), 'database'), resolve(dataDir))
  // One name for the folder, whatever links lead to it: two servers of one folder must find each other.
  const wanted = await realpath(join(resolve(dataDir), 'database'))
  const binaries = await locatePostgresBinaries()
  const account = await choosePostgresAccount(join(wanted, 'cluster'))
  if (!account) return { folder: wanted, cluster: join(wanted, 'cluster'), account, binaries }

  const folder = await chooseFolder(wanted, account, log)
  const areBinariesReachable = await canReach(account, binaries.postgres, ['--version'])
  const reachable = areBinariesReachable ? binaries : await copyPostgresBinaries(binaries, passablePlace)
  return { folder, cluster: join(folder, 'cluster'), account, binaries: reachable }
}

/** Makes the cluster on the first start and answers with its password. */
export async function initialiseCluster(
  { folder, cluster, account, binaries }: PostgresHome,
  log: (line: string) => void,
  isDurable: boolean,
): Promise<string> {
  const passwordFile = join(folder, 'password')
  if (await exists(cluster)) {
    await refuseOtherMajor(cluster, binaries.version)
    return readFile(passwordFile, 'utf8')
  }
  log('Preparing the database for its first start.')
  const password = randomBytes(24).toString('base64url')
  // Made beside its place and renamed when complete: an interrupted first start leaves nothing that looks ready.
  const unfinished = `${cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  if (isDurable) await syncToDisk(passwordFile)
  await runAs(account, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=livefest',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // PostgreSQL's own Unicode tables: the same order and the same lower() on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    // A throwaway password is worth no thousands of rounds at every connection.
    ...(isDurable ? [] : ['--no-sync', '--set=scram_iterations=1']),
  ])
  await rename(unfinished, cluster)
  if (isDurable) await syncToDisk(folder)
  return password
}

/** A power cut right after the first start must not leave a cluster whose password was never written. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  // Not every file system knows how to promise that of a folder.
  await handle.sync().catch(() => undefined)
  await handle.close()
}

async function chooseFolder(
  wanted: string,
  account: NonNullable<PostgresAccount>,
  log: (line: string) => void,
) {
  const elsewhere = join(passablePlace, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  // A festival that once moved out stays there, even when the door of the home is opened later.
  const hasMoved = (await exists(join(elsewhere, 'cluster'))) && !(await exists(join(wanted, 'cluster')))
  if (!hasMoved) {
    await chown(wanted, account.uid, account.gid)
    await letThrough(dirname(wanted))
    if (await canReach(account, '/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', wanted])) return wanted
  }
  await rmdir(wanted).catch(() => {})
  await makeFolder(elsewhere, passablePlace)
  await chmod(passablePlace, 0o755)
  await chown(elsewhere, account.uid, account.gid)
  log(`The database user cannot enter ${wanted}, so the database is kept in ${elsewhere}.`)
  return elsewhere
}

/** The data folder is the festival's own: others may pass through it to the database, though not list it. */
async function letThrough(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o001) === 0) await chmod(dataDir, (mode & 0o777) | 0o011)
}

async function makeFolder(folder: string, shown: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await chmod(folder, 0o700)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupProblem(`The data folder ${shown} cannot be written: set DATA_DIR to a folder that can.`)
  }
}

async function refuseOtherMajor(cluster: string, version: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version.startsWith(`${made}.`)) return
  throw new StartupProblem(
    `The database in ${cluster} was made by PostgreSQL ${made}, but PostgreSQL ${version} is installed: dump it with the old one first.`,
  )
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
