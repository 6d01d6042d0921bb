import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The processes that this one started and that are still there. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** What a process calls itself, such as `postgres: checkpointer`. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Sends a signal to a process that may have ended already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended: there is nobody to tell.
  }
}

/** The first process of the embedded database of a data folder; undefined where none is noted. */
export async function findPostmaster(dataDir: string): Promise<number | undefined> {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** The processes of a database: who serves our connections, and who works behind them (such as its checkpointer). */
export function listDatabaseProcesses(postmaster: number): { backends: number[]; workers: number[] } {
  const all = childrenOf(postmaster)
  const backends = all.filter((pid) => titleOf(pid).startsWith('postgres: livefest livefest'))
  return { backends, workers: all.filter((pid) => !backends.includes(pid)) }
}
