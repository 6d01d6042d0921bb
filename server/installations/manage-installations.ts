import type {
  AdminInstallation,
  changeInstallation as changeCall,
  createInstallation as createCall,
  InstallationDraft,
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
  hasStations,
  type InstallationRow,
  insertInstallation,
  listInstallations as listRows,
  type SettingsChange,
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

/** Creates an installation under the first free slug of its name. @throws Refusal tap_policy_not_allowed */
export async function createInstallation(deps: Deps, actor: User, draft: Draft): Promise<AdminInstallation> {
  const usual = rules[deps.config.mode]
  const tapPolicy = draft.tapPolicy ?? usual.tapPolicy
  refuseImpossiblePolicy(deps, { tapPolicy, earnedBy: 'tap' })
  const created = await deps.db.transaction(async (tx) => {
    const row = await insertUnderFreeSlug(tx, {
      ...draft,
      location: draft.location || null,
      cooldownSeconds: draft.cooldownSeconds ?? usual.cooldownSeconds,
      maxPerEventDay: draft.maxPerEventDay ?? usual.maxPerEventDay,
      openingHours: draft.openingHours ?? [],
      tapPolicy,
    })
    await recordChange(tx, actor, { action: 'installation.create', subject: row.id, after: row })
    return row
  })
  deps.live.announce({ topic: 'installations' })
  return { ...created, interactionCount: 0 }
}

/**
 * Changes an installation; new points and rules count for later taps only.
 * @throws Refusal installation_not_found, installation_in_use, tap_policy_not_allowed or stale
 */
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
    const { tapPolicy } = change
    if (tapPolicy !== undefined) refuseImpossiblePolicy(deps, { tapPolicy, earnedBy: before.earnedBy })
    if (change.isArchived && (await hasStations(tx, id))) throw new Refusal('installation_in_use')
    const after = await updateInstallation(tx, id, columnsOf(change, before, deps.clock.now()))
    await recordChange(tx, actor, { action: 'installation.update', subject: id, before, after })
    return after
  })
  deps.live.announce({ topic: 'installations' })
  const figures = await countByInstallation(deps)
  return { ...changed, interactionCount: figures.get(id)?.interactionCount ?? 0 }
}

/** What of an installation is written. Whatever is archived is switched off with it. */
function columnsOf(
  { isArchived, ...change }: Omit<Change, 'version'>,
  before: InstallationRow,
  now: Date,
): SettingsChange {
  const columns = change.location === undefined ? change : { ...change, location: change.location || null }
  if (!(isArchived ?? before.isArchived))
    return before.isArchived ? { ...columns, archivedAt: null } : columns
  return { ...columns, isActive: false, ...(before.isArchived ? {} : { archivedAt: now }) }
}

/**
 * Only a demo is open to every browser. A phone earns by itself where something else than a plain tap is asked of it:
 * otherwise it would be a button for points (rulings).
 * @throws Refusal tap_policy_not_allowed
 */
function refuseImpossiblePolicy(
  { config }: Pick<Deps, 'config'>,
  { tapPolicy, earnedBy }: Pick<InstallationRow, 'tapPolicy' | 'earnedBy'>,
): void {
  const isOpenLive = tapPolicy === 'open' && config.mode === 'live'
  const isButton = tapPolicy === 'station-or-owner' && earnedBy === 'tap'
  if (isOpenLive || isButton) throw new Refusal('tap_policy_not_allowed')
}

async function insertUnderFreeSlug(tx: Transaction, draft: InstallationDraft): Promise<InstallationRow> {
  const slug = slugOf(draft.name, draft.type)
  // Somebody else may take a number at the same moment; then the next one is tried.
  for (let number = 1; ; number += 1) {
    const row = await insertInstallation(tx, { ...draft, id: numbered(slug, number) })
    if (row) return row
  }
}
