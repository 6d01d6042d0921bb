import type {
  AdminInstallation,
  changeInstallation as changeCall,
  createInstallation as createCall,
} from '../../contract/admin-installations.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { countByInstallation } from '../figures/index.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import {
  findInstallation,
  type InstallationRow,
  insertInstallation,
  listInstallations as listRows,
  updateInstallation,
} from './admin-store.ts'
import { numbered, slugOf } from './slug.ts'

type Draft = Request<typeof createCall>['body']
type Change = Request<typeof changeCall>['body']

/** A live booth starts with the rules of the entrance, in demo mode trying out is fun (points.md). */
const rules = {
  live: { cooldownSeconds: 30 * 60, maxPerEventDay: 8, tapPolicy: 'station' },
  demo: { cooldownSeconds: 0, maxPerEventDay: 0, tapPolicy: 'open' },
} as const

/** All installations, oldest first, with the exact number of their interactions. */
export async function listInstallations(deps: Deps): Promise<AdminInstallation[]> {
  const [rows, figures] = await Promise.all([listRows(deps.db), countByInstallation(deps)])
  return rows.map((row) => ({ ...row, interactionCount: figures.get(row.id)?.interactionCount ?? 0 }))
}

/** Creates an installation under the first free slug of its name. */
export async function createInstallation(deps: Deps, actor: User, draft: Draft): Promise<AdminInstallation> {
  const created = await deps.db.transaction(async (tx) => {
    const row = await insertUnderFreeSlug(tx, { ...draft, ...rules[deps.config.mode] })
    await recordChange(tx, actor, { action: 'installation.create', subject: row.id, after: row })
    return row
  })
  deps.live.announce({ topic: 'installations' })
  return { ...created, interactionCount: 0 }
}

/** Changes an installation; a new point value counts for later taps only. @throws Refusal installation_not_found or stale */
export async function changeInstallation(
  deps: Deps,
  actor: User,
  id: string,
  { version, ...change }: Change,
): Promise<AdminInstallation> {
  const changed = await deps.db.transaction(async (tx) => {
    const before = await findInstallation(tx, id)
    if (!before) throw new Refusal('installation_not_found')
    refuseStale(version, before)
    const after = await updateInstallation(tx, id, change)
    await recordChange(tx, actor, { action: 'installation.update', subject: id, before, after })
    return after
  })
  deps.live.announce({ topic: 'installations' })
  const figures = await countByInstallation(deps)
  return { ...changed, interactionCount: figures.get(id)?.interactionCount ?? 0 }
}

async function insertUnderFreeSlug(
  tx: Transaction,
  draft: Draft & (typeof rules)['live' | 'demo'],
): Promise<InstallationRow> {
  const slug = slugOf(draft.name, draft.type)
  // Somebody else may take a number at the same moment; then the next one is tried.
  for (let number = 1; ; number += 1) {
    const row = await insertInstallation(tx, { ...draft, id: numbered(slug, number) })
    if (row) return row
  }
}
