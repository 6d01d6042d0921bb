import type { AdminStation } from '../../contract/admin-stations.ts'
import type { Response } from '../../contract/endpoint.ts'
import type { beatHeart as beatCall, Heartbeat } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findLedgerEpoch, leaveOtherPlaces, takeCommands, upsertHealth } from './heartbeat-store.ts'
import { insertBackNotice } from './notice-store.ts'
import { listStations } from './store.ts'
import { lookAround, toAdminStation, toStation } from './tell-station.ts'

/**
 * Keeps what a station tells, and answers what staff want of it. Dashboards hear of it when something changed that they
 * show.
 * @param version that of the server's screens
 */
export async function beatHeart(
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'live'>,
  version: string | undefined,
  stationId: string,
  health: Heartbeat,
): Promise<Omit<Response<typeof beatCall>, 'version'>> {
  const [[before], around] = await Promise.all([listStations(deps.db, stationId), lookAround(deps, version)])
  if (!before) throw new Refusal('station_not_paired')
  const { now } = around
  const told = await deps.db.transaction(async (tx) => {
    await upsertHealth(tx, stationId, health, now)
    await insertBackNotice(tx, stationId, now)
    await leaveOtherPlaces(tx, stationId, before.installationId, now)
    return { commands: await takeCommands(tx, stationId), ledgerEpoch: await findLedgerEpoch(tx) }
  })
  const after = { ...before, health, lastSeenAt: now, silentSince: null }
  const isNew = shown(toAdminStation(before, around)) !== shown(toAdminStation(after, around))
  if (isNew || told.commands.length > 0) deps.live.announce({ topic: 'stations', ids: [] })
  return { station: toStation(before), serverTime: now.toISOString(), ...told }
}

/** What a dashboard has to show at once. Scans, clocks and batteries move with every heartbeat: they can wait. */
function shown({ light, reasons, silentSince, health }: AdminStation): string {
  const { pendingTaps, refusedTaps, camera, storage } = health ?? {}
  return JSON.stringify([light, reasons, silentSince, pendingTaps, refusedTaps, camera, storage])
}
