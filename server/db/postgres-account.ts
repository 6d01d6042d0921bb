import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.ts'

/** The system user that PostgreSQL runs as; undefined means the one that runs the server. */
export type PostgresAccount = { uid: number; gid: number } | undefined

const execute = promisify(execFile)

/**
 * PostgreSQL refuses to run as root. A root server hands it to whoever owns the database already, so that a
 * festival begun as an ordinary user stays that user's, and else to the unprivileged user `postgres`.
 */
export async function choosePostgresAccount(cluster: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await lookUpPostgresUser()) ?? (await createPostgresUser())
}

/** Runs a program as the given account; the environment is bare, so that nobody's PGPORT or locale leaks in. */
export async function runAs(account: PostgresAccount, program: string, parameters: string[]): Promise<void> {
  await execute(program, parameters, { ...account, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } })
}

/** Whether the account may run this program and write this folder, tried for real: modes alone do not tell. */
export async function canReach(
  account: PostgresAccount,
  program: string,
  parameters: string[],
): Promise<boolean> {
  return runAs(account, program, parameters).then(
    () => true,
    () => false,
  )
}

async function lookUpPostgresUser(): Promise<PostgresAccount> {
  try {
    const uid = Number((await execute('id', ['-u', 'postgres'])).stdout)
    const gid = Number((await execute('id', ['-g', 'postgres'])).stdout)
    return { uid, gid }
  } catch {
    return undefined
  }
}

async function createPostgresUser(): Promise<PostgresAccount> {
  // A second server that starts at the same moment may have created the user first: only the look-up counts.
  await execute('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]).catch(() => {})
  const account = await lookUpPostgresUser()
  if (account) return account
  throw new StartupProblem(
    'PostgreSQL cannot run as root and the system user "postgres" could not be created: start as an ordinary user, or set DATABASE_URL.',
  )
}
