import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BackupOutcome, BackupTask } from './run-backup.ts'

const child = fileURLToPath(new URL('./run-backup-command.ts', import.meta.url))

/** A disk that has not taken a backup by then never will (milliseconds). */
const LONGEST_MS = 30 * 60_000

/** Below a server's 0, and not so far that a busy machine would leave no time for it. */
const GIVES_WAY = 5

/** Makes a backup in a process of its own, which gives way to everything else. `signal` ends it. */
export function startBackup(task: BackupTask, signal: AbortSignal): Promise<BackupOutcome> {
  return new Promise((resolve) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
    const worker = fork(child, { execArgv: [], signal: limit, killSignal: 'SIGKILL', serialization: 'json' })
    let outcome: BackupOutcome | undefined
    worker.on('message', (told) => {
      outcome = told as BackupOutcome
    })
    const end = () =>
      resolve(outcome ?? { kind: 'failed', problem: 'interrupted', why: 'It ended before it was done.' })
    worker.once('exit', end)
    worker.once('error', end)
    if (worker.pid !== undefined) {
      try {
        setPriority(worker.pid, GIVES_WAY)
      } catch {
        // A system that knows no priorities makes backups all the same.
      }
    }
    worker.send(task)
  })
}
