import type {
  AdminStation,
  changeStation as changeCall,
  listStations as listCall,
} from '../../contract/admin-stations.ts'
import type { Request, Response } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange, recordChanges } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { insertCommand } from './heartbeat-store.ts'
import { insertPlace } from './pairing-store.ts'
import { readLightConditions, toAdminStation, toStation } from './station-view.ts'
import {
  findPlace,
  listNotices,
  listStations as listRows,
  lockStation,
  type SettingsChange,
  type StationRow,
  type StationSettings,
  updateStation,
} from './store.ts'
import { setTraining } from './training-store.ts'

type Change = Request<typeof changeCall>['body']
type Reading = Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'config'>
type Writing = Pick<Deps, 'db' | 'clock' | 'live'>

/** All stations with their health, and the latest notices. `version` is that of the server's screens. */
export async function listStations(
  deps: Reading,
  version: string | undefined,
): Promise<Response<typeof listCall>> {
  const [rows, notices, conditions] = await Promise.all([
    listRows(deps.db),
    listNotices(deps.db),
    readLightConditions(deps, version),
  ])
  return {
    stations: rows.map((row) => toAdminStation(row, conditions)),
    notices,
    now: conditions.now.toISOString(),
    publicUrl: deps.config.publicUrl,
  }
}

/** One station as staff see it. */
export async function getStation(
  deps: Reading,
  version: string | undefined,
  id: string,
): Promise<AdminStation> {
  const [[row], conditions] = await Promise.all([listRows(deps.db, id), readLightConditions(deps, version)])
  if (!row) throw new Refusal('station_not_found')
  return toAdminStation(row, conditions)
}

/** Renames, moves, sets or commands a station. @throws Refusal station_not_found, installation_not_found or stale */
export async function changeStation(
  deps: Writing,
  actor: User,
  id: string,
  { version, command, ...settings }: Change,
): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const before = await lockStation(tx, id)
    if (!before) throw new Refusal('station_not_found')
    refuseStale(version, { ...toStation(before), version: before.version })
    if (isMoved(before, settings)) await move(tx, id, settings.installationId, now)
    if (settings.isTraining !== undefined) await setTraining(tx, id, settings.isTraining, now)
    if (Object.keys(settings).length > 0) await updateStation(tx, id, settings)
    if (command !== undefined) await insertCommand(tx, id, command, now)
    await recordChanges(tx, actor, describe(id, before, settings, command))
  })
  deps.live.announce({ topic: 'stations', ids: [id] })
}

/** Takes a station its rights. @throws Refusal station_not_found */
export async function revokeStation(deps: Writing, actor: User, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockStation(tx, id)
    if (!before) throw new Refusal('station_not_found')
    await updateStation(tx, id, { revokedAt: deps.clock.now() })
    const { name, installationId } = before
    await recordChange(tx, actor, { action: 'station.revoke', subject: id, before: { name, installationId } })
  })
  deps.live.announce({ topic: 'stations', ids: [id] })
}

function isMoved(
  before: StationRow,
  settings: SettingsChange,
): settings is SettingsChange & Pick<StationSettings, 'installationId'> {
  return settings.installationId !== undefined && settings.installationId !== before.installationId
}

async function move(tx: Transaction, id: string, installationId: string, now: Date): Promise<void> {
  if (!(await findPlace(tx, installationId))) throw new Refusal('installation_not_found')
  await insertPlace(tx, id, installationId, now)
}

/** One record for each kind of change, with the name of its station: who looks for a move finds it. */
function describe(
  subject: string,
  before: StationRow,
  { name, installationId, ...others }: SettingsChange,
  command: Change['command'],
) {
  const record = <Part extends SettingsChange>(action: string, part: Part) => {
    const changed = (Object.keys(part) as (keyof StationSettings)[]).filter(
      (key) => part[key] !== before[key],
    )
    if (changed.length === 0) return []
    const was = Object.fromEntries(changed.map((key) => [key, before[key]]))
    const is = Object.fromEntries(changed.map((key) => [key, part[key]]))
    return [{ action, subject, before: was, after: { station: before.name, ...is } }]
  }
  return [
    ...(name === undefined ? [] : record('station.rename', { name })),
    ...(installationId === undefined ? [] : record('station.move', { installationId })),
    ...record('station.update', others),
    ...(command === undefined
      ? []
      : [{ action: 'station.command', subject, after: { station: before.name, command } }]),
  ]
}
