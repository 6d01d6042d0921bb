import { readdir, readlink } from 'node:fs/promises'

/**
 * Ends what is left of a database whose first process is gone. Its workers end by themselves, unless one of them hangs:
 * then it keeps the memory that the next start needs. Looked for on Linux alone, by the folder that they stand in.
 */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    if (folder !== cluster) continue
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It ended meanwhile.
    }
  }
}
