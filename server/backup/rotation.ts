import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The newest stay, whatever their age. */
const NEWEST = 12
/** Of older ones, one of each hour of the last day, and one of each day of the last month. */
const HOURLY_MS = DAY_MS
const DAILY_MS = 30 * DAY_MS

/** Two festivals may share a folder: the name of a file says whose it is. */
const markOf = (festival: string) => createHash('sha256').update(festival).digest('hex').slice(0, 8)

/** The name of a backup in BACKUP_DIR; every file system takes it. */
export function nameOf(festival: string, at: Date): string {
  const moment = at.toISOString().replaceAll(/[-:.]/g, '')
  return `livefest-${markOf(festival)}-${moment}.backup`
}

function momentOf(name: string, festival: string): number | undefined {
  const found = /^livefest-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z\.backup$/.exec(name)
  if (!found || found[1] !== markOf(festival)) return undefined
  const [, , year, month, day, hour, minute, second] = found.map(Number) as number[]
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

/** Which backups of a festival are no longer needed, of these names. Files of others are never among them. */
export function listOverdue(names: readonly string[], festival: string, now: Date): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = momentOf(name, festival)
      return at === undefined ? [] : [{ name, at }]
    })
    .sort((one, other) => other.at - one.at)
  const taken = new Set<string>()
  return newestFirst
    .filter(({ at }, index) => {
      if (index < NEWEST) return false
      const age = now.getTime() - at
      const slot =
        age < HOURLY_MS
          ? `hour ${Math.floor(at / HOUR_MS)}`
          : age < DAILY_MS
            ? `day ${Math.floor(at / DAY_MS)}`
            : undefined
      if (slot === undefined || taken.has(slot)) return true
      taken.add(slot)
      return false
    })
    .map(({ name }) => name)
}

/** Removes what is no longer needed, and what a killed process left unfinished. Called under the lock of the backups. */
export async function rotate(folder: string, festival: string, now: Date): Promise<void> {
  const names = await readdir(folder)
  const unfinished = names.filter(
    (name) => name.startsWith(`livefest-${markOf(festival)}-`) && name.endsWith('.unfinished'),
  )
  for (const name of [...listOverdue(names, festival, now), ...unfinished]) {
    await rm(join(folder, name), { force: true })
  }
}
