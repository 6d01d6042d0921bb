import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type EntryRow,
  keptWith,
  lockEntries,
  MOST_PHRASES,
  readEntryForUpdate,
  seenIn,
  toAdminEntry,
  toEntry,
  writeEntry,
} from '../knowledge/index.ts'
import { findRunForUpdate, listOfEntries, type PartRow, updatePart } from './store.ts'

/** Entries that are written in one transaction: the taps go on meanwhile. */
const AT_A_TIME = 50

/** How many parts went into their entries, and how many were left out because their entry was edited meanwhile. */
interface Accepted {
  accepted: number
  changed: number
}

/**
 * Writes proposals into their entries, of one or of all. What a person has written there stays: a translation is only
 * written where there is none, and phrases are added to those that are there.
 * @throws Refusal preparation_over where nothing waits
 */
export async function acceptPrepared(
  deps: Pick<Deps, 'db' | 'live'>,
  actor: User,
  entryId: string | null,
): Promise<Accepted> {
  const sum: Accepted = { accepted: 0, changed: 0 }
  for (;;) {
    const some = await deps.db.forLongWork.transaction((tx) => acceptSome(tx, actor, entryId))
    if (!some) break
    sum.accepted += some.accepted
    sum.changed += some.changed
  }
  if (sum.accepted + sum.changed === 0) throw new Refusal('preparation_over')
  deps.live.announce({ topic: 'knowledge' })
  return sum
}

async function acceptSome(
  tx: Transaction,
  actor: User,
  entryId: string | null,
): Promise<Accepted | undefined> {
  await lockEntries(tx)
  const run = await findRunForUpdate(tx)
  if (!run || run.state === 'undone') return undefined
  const parts = await listOfEntries(tx, { runId: run.id, entryId }, 'proposed', { limit: AT_A_TIME })
  if (parts.length === 0) return undefined
  const sum: Accepted = { accepted: 0, changed: 0 }
  for (const [id, ofEntry] of byEntry(parts)) {
    const before = await readEntryForUpdate(tx, id)
    if (!before?.isActive || ofEntry.some(({ seen }) => seen !== seenIn(toEntry(before)))) {
      for (const part of ofEntry) await updatePart(tx, part, 'proposed', { state: 'changed' })
      sum.changed += ofEntry.length
      continue
    }
    const after = await writeEntry(tx, id, await withParts(tx, before, ofEntry))
    if (after) await recordEntry(tx, actor, before, after)
    sum.accepted += ofEntry.length
  }
  return sum
}

/** What the entry says with these parts; each part remembers what of it was taken over. */
async function withParts(tx: Transaction, entry: EntryRow, parts: PartRow[]) {
  const translations = { ...entry.translations }
  const askedAs = { ...entry.askedAs }
  const byModel = { ...entry.byModel }
  const questions = { ...toEntry(entry).notAnswered }
  for (const part of parts) {
    const { language, isEdited } = part
    if (part.notAnswered.length > 0) questions[language] = part.notAnswered
    const translation = translations[language] === undefined ? part.translation : null
    if (translation) translations[language] = translation
    const known = askedAs[language] ?? []
    const phrases = part.askedAs
      .filter((phrase) => !known.includes(phrase))
      .slice(0, Math.max(0, MOST_PHRASES - known.length))
    if (phrases.length > 0) askedAs[language] = [...known, ...phrases]
    if (!isEdited) {
      const before = byModel[language]
      byModel[language] = {
        translation: translation ?? before?.translation,
        askedAs: [...(before?.askedAs ?? []), ...phrases],
      }
    }
    await updatePart(tx, part, 'proposed', { state: 'accepted', translation, askedAs: phrases })
  }
  return { translations, askedAs, byModel, notAnswered: keptWith(toEntry(entry), questions) }
}

/** Parts by their entry. */
export function byEntry(parts: readonly PartRow[]): Map<string, PartRow[]> {
  const entries = new Map<string, PartRow[]>()
  for (const part of parts) entries.set(part.entryId, [...(entries.get(part.entryId) ?? []), part])
  return entries
}

/** Records what became of an entry, as if staff had saved it. */
export async function recordEntry(
  tx: Transaction,
  actor: User,
  before: EntryRow,
  after: EntryRow,
): Promise<void> {
  await recordChange(tx, actor, {
    action: 'knowledge.update',
    subject: after.id,
    before: toAdminEntry(before),
    after: toAdminEntry(after),
  })
}
