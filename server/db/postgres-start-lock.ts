import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../startup-problem.ts'

/** No start or stop of a database takes longer: an older lock was left by a process whose number was reused. */
const longestHoldMs = 120_000

/**
 * Lets one process at a time start or stop the database of a folder. The lock is a file with the process number
 * in it, because Node has no lock that the system would release by itself when its owner is killed.
 */
export async function whileAlone<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + longestHoldMs + 10_000
  while (!(await take(lockFile))) {
    if (await isAbandoned(lockFile)) await clear(lockFile)
    if (Date.now() > giveUpAt)
      throw new StartupProblem(`Another process is holding ${lockFile}: end it and start again.`)
    await pause(20 + Math.random() * 20)
  }
  try {
    return await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function take(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(lockFile: string): Promise<boolean> {
  try {
    const age = Date.now() - (await stat(lockFile)).mtimeMs
    const holder = Number(await readFile(lockFile, 'utf8'))
    // A file without a number is one that is just being written, unless it has been so for a while.
    if (!holder) return age > 2_000
    return age > longestHoldMs || !isAlive(holder)
  } catch {
    return false
  }
}

/** Moves the lock away before removing it: of two processes that found it abandoned, only one succeeds. */
async function clear(lockFile: string): Promise<void> {
  const aside = `${lockFile}.${process.pid}`
  await rename(lockFile, aside).catch(() => {})
  await rm(aside, { force: true })
}

/** Whether a process of that number exists; one that belongs to another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
