import type { AdminStation } from '../../contract/admin-stations.ts'
import type { Response } from '../../contract/endpoint.ts'
import type { Heartbeat, sendHeartbeat } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findLedgerEpoch, leaveOtherPlaces, takeCommands, upsertHealth } from './heartbeat-store.ts'
import { insertBackNotice } from './notice-store.ts'
import { readLightConditions, toAdminStation, toStation } from './station-view.ts'
import { listStations } from './store.ts'

/**
 * Keeps what a station tells, and answers what staff want of it. Dashboards hear of it when something changed that they
 * show.
 * @param version that of the server's screens
 */
export async function recordHeartbeat(
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'live'>,
  version: string | undefined,
  stationId: string,
  health: Heartbeat,
): Promise<Omit<Response<typeof sendHeartbeat>, 'version'>> {
  const [[before], conditions] = await Promise.all([
    listStations(deps.db, stationId),
    readLightConditions(deps, version),
  ])
  if (!before) throw new Refusal('station_not_paired')
  const { now } = conditions
  const outcome = await deps.db.transaction(async (tx) => {
    await upsertHealth(tx, stationId, health, now)
    await insertBackNotice(tx, stationId, now)
    await leaveOtherPlaces(tx, stationId, before.installationId, now)
    return { commands: await takeCommands(tx, stationId), ledgerEpoch: await findLedgerEpoch(tx) }
  })
  const after = { ...before, health, lastSeenAt: now, silentSince: null }
  const isNew = shown(toAdminStation(before, conditions)) !== shown(toAdminStation(after, conditions))
  if (isNew || outcome.commands.length > 0) deps.live.announce({ topic: 'stations', ids: [] })
  return { station: toStation(before), serverTime: now.toISOString(), ...outcome }
}

/** What a dashboard has to show at once. Scans, clocks and batteries move with every heartbeat: they can wait. */
function shown({ light, reasons, silentSince, health }: AdminStation): string {
  const { pendingTaps, refusedTaps, camera, storage } = health ?? {}
  return JSON.stringify([light, reasons, silentSince, pendingTaps, refusedTaps, camera, storage])
}
