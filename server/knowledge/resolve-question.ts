import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findEntry, lockEntries, updateEntry } from './admin-store.ts'
import { MOST_PHRASES, toPhrase } from './content.ts'
import { type AskedQuestion, findQuestion, upsertHandled } from './question-store.ts'

/** How long a phrase may be (contract of the entries). */
const LONGEST_PHRASE = 200

/**
 * Deals with a question and all of the same words: links it to an entry as a way people ask for it, or sets it aside.
 * @throws Refusal question_not_found, or entry_not_found also for a deleted one
 */
export async function resolveQuestion(
  deps: Deps,
  actor: User,
  id: string,
  entryId: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockEntries(tx)
    const asked = await findQuestion(tx, id)
    if (!asked) throw new Refusal('question_not_found')
    if (entryId !== null) await addPhrase(tx, entryId, asked)
    await upsertHandled(tx, asked, entryId)
    await recordChange(tx, actor, { action: 'question.resolve', subject: id, after: { ...asked, entryId } })
  })
  if (entryId !== null) deps.live.announce({ topic: 'knowledge' })
}

async function addPhrase(tx: Transaction, entryId: string, { language, question }: AskedQuestion) {
  const entry = await findEntry(tx, entryId)
  if (!entry?.isActive) throw new Refusal('entry_not_found')
  const phrase = toPhrase(question).slice(0, LONGEST_PHRASE).trim()
  const phrases = entry.askedAs[language] ?? []
  if (phrases.some((known) => known.toLowerCase() === phrase.toLowerCase())) return
  if (phrases.length >= MOST_PHRASES) {
    throw new Refusal('invalid_request', { message: 'This entry has all the phrases it can hold.' })
  }
  await updateEntry(tx, entryId, { askedAs: { ...entry.askedAs, [language]: [...phrases, phrase] } })
}
