import type { AdminEntry, changeEntry as changeCall, EntryDraft } from '../../contract/admin-knowledge.ts'
import type { Request } from '../../contract/endpoint.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import { isConcept } from '../concepts/index.ts'
import { writeCsv } from '../csv/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { toAdminEntry } from './admin-entry.ts'
import {
  type EntrySearch,
  findEntry,
  hasTwin,
  insertEntry,
  listMatchingEntries,
  lockEntries,
  updateEntry,
} from './admin-store.ts'
import { type EntryContent, normalize } from './content.ts'
import { entryColumns, toCells } from './entry-csv.ts'
import type { EntryRow } from './store.ts'

type Change = Request<typeof changeCall>['body']

/** All entries of a search as CSV that the import takes back unchanged. */
export async function exportEntries({ db }: Deps, wanted: EntrySearch): Promise<string> {
  const entries = await listMatchingEntries(db.forLongWork, wanted)
  return writeCsv(entryColumns.known, entries.map(toCells))
}

/** Creates an entry. @throws Refusal already_exists or invalid_request */
export async function createEntry(deps: Deps, actor: Actor, draft: EntryDraft): Promise<AdminEntry> {
  await refuseUnknownConcepts(draft)
  return changing(deps, async (tx) => {
    const row = await insertEntry(tx, toContent(draft, empty(draft)))
    if (!row) throw new Refusal('already_exists')
    return recorded(tx, actor, 'knowledge.create', undefined, row)
  })
}

/** Changes an entry, also a deleted one. @throws Refusal entry_not_found, stale, already_exists or invalid_request */
export async function changeEntry(deps: Deps, actor: Actor, id: string, change: Change): Promise<AdminEntry> {
  await refuseUnknownConcepts(change)
  return changing(deps, async (tx) => {
    const before = await requireEntry(tx, id)
    refuseStale(change.version, toAdminEntry(before))
    const content = toContent(change, before)
    if (before.isActive && !before.fromSchedule && (await hasTwin(tx, id, content)))
      throw new Refusal('already_exists')
    return recorded(tx, actor, 'knowledge.update', before, await updateEntry(tx, id, content))
  })
}

/** Marks an entry as deleted; one that is deleted already stays so. @throws Refusal entry_not_found */
export async function deleteEntry(deps: Deps, actor: Actor, id: string): Promise<void> {
  await changing(deps, async (tx) => {
    const before = await requireEntry(tx, id)
    if (!before.isActive) return toAdminEntry(before)
    return recorded(tx, actor, 'knowledge.delete', before, await updateEntry(tx, id, { isActive: false }))
  })
}

/** Brings a deleted entry back. @throws Refusal entry_not_found, or already_exists when its title was used again */
export async function restoreEntry(deps: Deps, actor: Actor, id: string): Promise<AdminEntry> {
  return changing(deps, async (tx) => {
    const before = await requireEntry(tx, id)
    if (before.isActive) return toAdminEntry(before)
    if (!before.fromSchedule && (await hasTwin(tx, id, before))) throw new Refusal('already_exists')
    return recorded(tx, actor, 'knowledge.restore', before, await updateEntry(tx, id, { isActive: true }))
  })
}

/** Only one change of the knowledge at a time: two people cannot give two entries the same title at once. */
async function changing(deps: Deps, work: (tx: Transaction) => Promise<AdminEntry>): Promise<AdminEntry> {
  const entry = await deps.db.transaction(async (tx) => {
    await lockEntries(tx)
    return work(tx)
  })
  deps.live.announce({ topic: 'knowledge' })
  return entry
}

async function requireEntry(tx: Transaction, id: string): Promise<EntryRow> {
  const row = await findEntry(tx, id)
  if (!row) throw new Refusal('entry_not_found')
  return row
}

async function recorded(
  tx: Transaction,
  actor: Actor,
  action: string,
  before: EntryRow | undefined,
  after: EntryRow | undefined,
): Promise<AdminEntry> {
  if (!after) throw new Refusal('entry_not_found')
  const entry = toAdminEntry(after)
  await recordChange(tx, actor, {
    action,
    subject: after.id,
    ...(before && { before: toAdminEntry(before) }),
    after: entry,
  })
  return entry
}

/** @throws Refusal invalid_request */
async function refuseUnknownConcepts({ conceptsAdded, conceptsRemoved }: Change): Promise<void> {
  for (const [path, concepts] of Object.entries({ conceptsAdded, conceptsRemoved }))
    for (const id of concepts ?? [])
      if (!(await isConcept(id)))
        throw new Refusal('invalid_request', { issues: [{ path, message: `There is no concept "${id}".` }] })
}

function empty({ category, title, description }: EntryDraft): EntryContent {
  return {
    category,
    title,
    description,
    location: null,
    tags: [],
    startsAt: null,
    endsAt: null,
    translations: {},
    askedAs: {},
    conceptsAdded: [],
    conceptsRemoved: [],
  }
}

/** What is left out stays as it is. @throws Refusal invalid_request for an end before the start */
function toContent(change: Change, before: EntryContent): EntryContent {
  const content = normalize({
    category: change.category ?? before.category,
    title: change.title ?? before.title,
    description: change.description ?? before.description,
    location: change.location === undefined ? before.location : change.location,
    tags: change.tags ?? before.tags,
    startsAt: toMoment(change.startsAt, before.startsAt),
    endsAt: toMoment(change.endsAt, before.endsAt),
    translations: definedParts(change.translations) ?? before.translations,
    askedAs: definedParts(change.askedAs) ?? before.askedAs,
    conceptsAdded: change.conceptsAdded ?? before.conceptsAdded,
    conceptsRemoved: change.conceptsRemoved ?? before.conceptsRemoved,
  })
  if (content.startsAt && content.endsAt && content.endsAt < content.startsAt) {
    throw new Refusal('invalid_request', {
      issues: [{ path: 'endsAt', message: 'The end lies before the start.' }],
    })
  }
  return content
}

function toMoment(given: string | null | undefined, before: Date | null): Date | null {
  if (given === undefined) return before
  return given === null ? null : new Date(given)
}

/** Zod allows a language to be there without a value; the columns do not. */
function definedParts<T>(
  parts: { [language: string]: T | undefined } | undefined,
): Record<string, T> | undefined {
  if (!parts) return undefined
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, T] => part[1] !== undefined),
  )
}
