import type { Config } from '../config.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { BackupFacts } from './backup-file.ts'

/** @throws StartupProblem where no SECRET is set: a backup is encrypted with it */
export function requireSecret({ secret }: Pick<Config, 'secret'>): string {
  if (secret !== undefined) return secret
  throw new StartupProblem(
    'SECRET is missing: backups are encrypted with it. Set the same one wherever the backup is restored.',
  )
}

/** What a backup is of, in one line for the person in front of the terminal. */
export function tellBackup(
  { event, madeAt, productVersion, schema }: Omit<BackupFacts, 'festival' | 'migrations'>,
  bytes: number,
): string {
  const at = `${madeAt.slice(0, 19).replace('T', ' ')} UTC`
  return `${event} as it was at ${at}; ${tellBytes(bytes)}; release ${productVersion}, schema ${schema.replace(/\.sql$/, '')}`
}

function tellBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
