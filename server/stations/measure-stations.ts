import { Counter, Gauge, type Registry } from 'prom-client'
import type { AdminStation } from '../../contract/admin-stations.ts'
import type { Deps } from '../deps.ts'
import { readScreensVersion } from '../screens-version.ts'
import { countedTaps } from './count-taps.ts'
import { readLightConditions, toAdminStation } from './station-view.ts'
import { listStations } from './store.ts'

const labelNames = ['station', 'name', 'installation'] as const
const lights = { green: 0, amber: 1, red: 2 }

/** Measures the stations that are in use. While the database is away, nothing is known of them. */
export function measureStations(
  register: Registry,
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'webFolder'>,
): void {
  const read = readOnceAScrape(deps)
  const gauge = (name: string, help: string, measure: (station: AdminStation) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const stations = await read()
        this.reset()
        for (const station of stations) {
          const value = measure(station)
          if (value !== null) this.set(labelsOf(station), value)
        }
      },
    })
  gauge('station_last_seen_seconds', 'Seconds since a station was last seen', ({ lastSeenAt }) =>
    lastSeenAt === null ? null : (deps.clock.now().getTime() - Date.parse(lastSeenAt)) / 1000,
  )
  gauge('station_waiting_taps', 'Taps that wait in a station', ({ health }) => health?.pendingTaps ?? null)
  gauge('station_light', 'Light of a station: 0 green, 1 amber, 2 red', ({ light }) => lights[light])
  countTaps(register, deps, read)
}

function countTaps(register: Registry, { db }: Pick<Deps, 'db'>, read: () => Promise<AdminStation[]>): void {
  new Counter({
    name: 'station_taps_recorded_total',
    help: 'Taps of a station that this process has recorded',
    labelNames,
    registers: [register],
    async collect() {
      const stations = await read()
      this.reset()
      for (const station of stations) this.inc(labelsOf(station), countedTaps(db).get(station.id) ?? 0)
    },
  })
}

function labelsOf({ id, name, installationId }: AdminStation) {
  return { station: id, name, installation: installationId }
}

/** All series of a scrape come from one look at the database. */
function readOnceAScrape(deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'webFolder'>) {
  const version = readScreensVersion(deps.webFolder)
  const look = async () => {
    const [rows, conditions] = await Promise.all([listStations(deps.db), readLightConditions(deps, version)])
    return rows.filter(({ revokedAt }) => revokedAt === null).map((row) => toAdminStation(row, conditions))
  }
  let looking: Promise<AdminStation[]> | undefined
  return () => {
    looking ??= look()
      .catch(() => [])
      .finally(() => setImmediate(() => (looking = undefined)))
    return looking
  }
}
