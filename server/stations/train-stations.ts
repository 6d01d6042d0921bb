import type { trainStations as trainCall } from '../../contract/admin-stations.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { lockStationsToTrain, updateStation } from './store.ts'
import { setTraining } from './training-store.ts'

type Training = Request<typeof trainCall>['body']

/**
 * Begins or ends the training of all stations, or of those of one installation.
 * @returns how many stations were not so before
 */
export async function trainStations(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  actor: User,
  { isTraining, installationId }: Training,
): Promise<number> {
  const now = deps.clock.now()
  const ids = await deps.db.transaction(async (tx) => {
    const stations = await lockStationsToTrain(tx, isTraining, installationId)
    for (const { id, name } of stations) {
      await setTraining(tx, id, isTraining, now)
      await updateStation(tx, id, { isTraining })
      const after = { station: name, isTraining }
      await recordChange(tx, actor, {
        action: 'station.update',
        subject: id,
        before: { isTraining: !isTraining },
        after,
      })
    }
    return stations.map(({ id }) => id)
  })
  if (ids.length > 0) deps.live.announce({ topic: 'stations', ids })
  return ids.length
}
