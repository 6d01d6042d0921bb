import type { Deps } from '../deps.ts'
import type { Backups } from './backups.ts'
import type { BackupOutcome, BackupTask } from './run-backup.ts'
import { startBackup } from './start-backup.ts'
import { insertBackup, listBackups } from './store.ts'

/** So often it is looked whether one is due. */
const LOOK_MS = 15_000
const MINUTE_MS = 60_000

type Parts = Pick<Deps, 'config' | 'clock' | 'db' | 'log'>

/** Makes a backup every BACKUP_EVERY minutes where BACKUP_DIR is set, one process of all: the first one at once. */
export function createBackups(parts: Parts): Backups {
  const { config, clock, db } = parts
  const { backups } = config
  if (!backups)
    return {
      begin: () => undefined,
      isRunning: () => false,
      keep: () => undefined,
      stop: async () => undefined,
    }
  const place: Pick<BackupTask, 'databaseUrl' | 'databaseFolder'> = {
    databaseUrl: db.$client.options.connectionString ?? '',
    databaseFolder: config.databaseUrl === undefined ? config.dataDir : undefined,
  }
  let timer: ReturnType<typeof setInterval> | undefined
  const closing = new AbortController()
  let running: Promise<void> | undefined
  const run = (unlessSince: number | undefined) => {
    const task = { ...place, folder: backups.folder, secret: backups.secret, unlessSince }
    running ??= startBackup(task, closing.signal)
      .then((outcome) => note(parts, backups.folder, outcome, closing.signal.aborted))
      .finally(() => {
        running = undefined
      })
  }
  const look = async () => {
    const since = clock.now().getTime() - backups.everyMinutes * MINUTE_MS
    const [last] = await listBackups(db, 1)
    if (!last || last.startedAt.getTime() <= since) run(since)
  }
  const lookOrWarn = () =>
    void look().catch((problem) => parts.log.warn(problem, 'nobody looked whether a backup is due'))
  return {
    begin: () => run(undefined),
    isRunning: () => running !== undefined,
    keep() {
      lookOrWarn()
      timer = setInterval(lookOrWarn, LOOK_MS).unref()
    },
    async stop() {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}

/** A process that was killed could not say what became of it. */
async function note({ db, clock, log }: Parts, folder: string, outcome: BackupOutcome, isClosing: boolean) {
  if (outcome.kind !== 'failed' || isClosing) return
  log.error({ problem: outcome.problem, why: outcome.why }, 'no backup was made')
  if (outcome.problem !== 'interrupted') return
  const at = clock.now()
  await insertBackup(db, { startedAt: at, endedAt: at, folder, problem: 'interrupted' }).catch(
    (problem: unknown) => log.warn(problem, 'a backup that was interrupted could not be noted'),
  )
}
