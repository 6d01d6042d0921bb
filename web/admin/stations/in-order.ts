import type { AdminStation, Light } from '../../../contract/admin-stations.ts'

const places: Record<Light, number> = { red: 0, amber: 1, green: 2 }

/** Stations in use: those that need somebody first, then by name as this language sorts. */
export function inOrder(stations: readonly AdminStation[], locale: string): AdminStation[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  return stations
    .filter(({ state }) => state === 'paired')
    .sort((one, other) => places[one.light] - places[other.light] || collator.compare(one.name, other.name))
}

/** How many stations in use have each light, and how many taps wait on all of them. */
export function countLights(stations: readonly AdminStation[]): Record<Light, number> & { waiting: number } {
  const counts = { red: 0, amber: 0, green: 0, waiting: 0 }
  for (const { state, light, health } of stations) {
    if (state !== 'paired') continue
    counts[light] += 1
    counts.waiting += health?.pendingTaps ?? 0
  }
  return counts
}
