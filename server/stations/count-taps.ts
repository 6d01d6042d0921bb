import type { Database } from '../db/client.ts'

const counted = new WeakMap<Database, Map<string, number>>()

/** Counts a tap that this process recorded, by its station. Prometheus adds the processes up. */
export function countTap(db: Database, stationId: string | null): void {
  if (stationId === null) return
  const counts = countedTaps(db)
  counts.set(stationId, (counts.get(stationId) ?? 0) + 1)
}

/** How many taps of each station this process has recorded. */
export function countedTaps(db: Database): Map<string, number> {
  const counts = counted.get(db) ?? new Map<string, number>()
  counted.set(db, counts)
  return counts
}
