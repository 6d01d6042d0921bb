import { isDeepStrictEqual } from 'node:util'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type EntryRow,
  keptWith,
  lockEntries,
  readEntryForUpdate,
  toEntry,
  writeEntry,
} from '../knowledge/index.ts'
import { byEntry, recordEntry } from './accept.ts'
import {
  findRunForUpdate,
  listOfEntries,
  type PartRow,
  updatePart,
  updateRun,
  updateStates,
} from './store.ts'

/** Entries that are written in one transaction: the taps go on meanwhile. */
const AT_A_TIME = 50

/**
 * Takes everything of the latest run out of the entries. What somebody has changed since stays as it is.
 * @throws Refusal preparation_over where there is nothing to undo
 */
export async function undoPreparation(deps: Pick<Deps, 'db' | 'live'>, actor: User): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const goesOn = await deps.db.forLongWork.transaction((tx) => undoSome(tx, actor, isFirst))
    if (!goesOn) break
  }
  deps.live.announce({ topic: 'knowledge' })
}

/** Undoes some entries; false once all are. */
async function undoSome(tx: Transaction, actor: User, isFirst: boolean): Promise<boolean> {
  await lockEntries(tx)
  const run = await findRunForUpdate(tx)
  if (!run || (isFirst && run.state === 'undone')) {
    throw new Refusal('preparation_over')
  }
  if (isFirst) await recordChange(tx, actor, { action: 'preparation.undo', subject: String(run.id) })
  const parts = await listOfEntries(tx, { runId: run.id }, 'accepted', { limit: AT_A_TIME })
  for (const [id, ofEntry] of byEntry(parts)) {
    const before = await readEntryForUpdate(tx, id)
    const after = before && (await writeEntry(tx, id, withoutParts(before, ofEntry)))
    if (before && after) await recordEntry(tx, actor, before, after)
    for (const part of ofEntry) await updatePart(tx, part, 'accepted', { state: 'discarded' })
  }
  if (parts.length > 0) return true
  await updateStates(tx, { runId: run.id }, ['waiting', 'proposed'], 'discarded')
  await updateRun(tx, run.id, { state: 'undone', pausedBy: null })
  return false
}

/** The entry without what these parts brought, as far as it still stands there. */
function withoutParts(entry: EntryRow, parts: readonly PartRow[]) {
  const translations = { ...entry.translations }
  const askedAs = { ...entry.askedAs }
  const byModel = { ...entry.byModel }
  const questions = { ...toEntry(entry).notAnswered }
  for (const { language, translation, askedAs: phrases, notAnswered } of parts) {
    if (translation && isDeepStrictEqual(translation, translations[language])) delete translations[language]
    const kept = (askedAs[language] ?? []).filter((phrase) => !phrases.includes(phrase))
    if (kept.length > 0) askedAs[language] = kept
    else delete askedAs[language]
    delete byModel[language]
    if (isDeepStrictEqual(questions[language], notAnswered)) delete questions[language]
  }
  return { translations, askedAs, byModel, notAnswered: keptWith(toEntry(entry), questions) }
}
