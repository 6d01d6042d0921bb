import type { BackupOutcome, BackupTask } from './run-backup.ts'
import { runBackup } from './run-backup.ts'

// A process of its own, which the server starts: compressing takes no time from taps, and a disk that hangs hangs here.
process.once('message', (task: BackupTask) => {
  runBackup(task).then(answer, (failure: unknown) => {
    answer({ kind: 'failed', problem: 'database', why: failure instanceof Error ? failure.message : '' })
  })
})

function answer(outcome: BackupOutcome): void {
  process.send?.(outcome, () => process.exit(0))
}
