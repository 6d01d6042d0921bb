import type { AdminStation } from '../../contract/admin-stations.ts'
import { homeOf } from '../../contract/station-home.ts'
import type { Station } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { isDuringEvent } from '../event/index.ts'
import { lightOf } from './light.ts'
import type { StationRow, StationWithHealth } from './store.ts'

/** What the lights of all stations depend on. */
export interface LightConditions {
  now: Date
  isOpen: boolean
  /** Version of the screens that the server has; undefined where none are built. */
  version: string | undefined
}

/** What lights depend on now. The festival is open on its days, by the programme clock. */
export async function readLightConditions(
  { db, clock, programmeClock }: Pick<Deps, 'db' | 'clock' | 'programmeClock'>,
  version: string | undefined,
): Promise<LightConditions> {
  return { now: clock.now(), isOpen: await isDuringEvent(db, programmeClock.now()), version }
}

/** A station as it knows itself. */
export function toStation(row: StationRow): Station {
  const { id, name, installationId, installationName, surface, language, volume, isTraining } = row
  const home = homeOf({ id: installationId, type: row.installationType })
  return { id, name, installationId, installationName, home, surface, language, volume, isTraining }
}

/** A station as staff see it. */
export function toAdminStation(
  row: StationWithHealth,
  { now, isOpen, version }: LightConditions,
): AdminStation {
  const seenAt = row.lastSeenAt ?? row.pairedAt
  const silentMs = now.getTime() - seenAt.getTime()
  return {
    ...toStation(row),
    ...lightOf({ silentMs, health: row.health, isOpen, version }),
    state: row.revokedAt === null ? 'paired' : 'revoked',
    pairedAt: row.pairedAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    silentSince: row.silentSince?.toISOString() ?? null,
    health: row.health,
    waitingCommands: row.waitingCommands,
    version: row.version,
  }
}
