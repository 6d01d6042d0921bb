import { foundedPlaces } from '../../contract/founded-festival.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findInstallation, hasHistory, lockInstallations, removeInstallation } from './admin-store.ts'

/**
 * Deletes an installation at which nothing ever happened.
 * @throws Refusal installation_not_found, installation_not_deletable
 */
export async function deleteInstallation(
  deps: Pick<Deps, 'db' | 'live'>,
  actor: User,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockInstallations(tx)
    const before = await findInstallation(tx, id)
    if (!before) throw new Refusal('installation_not_found')
    const isFounded = foundedPlaces.some((place) => place.id === id)
    if (isFounded || (await hasHistory(tx, id))) throw new Refusal('installation_not_deletable')
    await removeInstallation(tx, id)
    await recordChange(tx, actor, { action: 'installation.delete', subject: id, before })
  })
  deps.live.announce({ topic: 'installations' })
}
