import type { Language } from '../../contract/languages.ts'
import type { PartState, PreparedEntry, PreparedPart } from '../../contract/preparation.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import { countPages } from '../count-pages.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { toPhrase } from '../knowledge/index.ts'
import { listTitles } from './entry-store.ts'
import {
  countEntries,
  findRun,
  findRunForUpdate,
  listOfEntries,
  type PartRow,
  updatePart,
  updateStates,
} from './store.ts'

/** Entries on a page. */
const PAGE_SIZE = 10

/** A page of the entries of the latest run that have parts in a state. */
export async function listPrepared(
  { db }: Pick<Deps, 'db'>,
  { state, page }: { state: PartState; page: number },
): Promise<{ entries: PreparedEntry[]; total: number; pages: number; page: number }> {
  const run = await findRun(db)
  if (!run) return { entries: [], total: 0, pages: 0, page }
  const offset = (page - 1) * PAGE_SIZE
  const parts = await listOfEntries(db, { runId: run.id }, state, { limit: PAGE_SIZE, offset })
  const total = await countEntries(db, run.id, state)
  const titles = await listTitles(db, [...new Set(parts.map(({ entryId }) => entryId))])
  const entries = titles.map((entry) => ({
    ...entry,
    parts: parts.filter(({ entryId }) => entryId === entry.id).map(toPart),
  }))
  return { entries, total, pages: countPages(total, PAGE_SIZE), page }
}

/** Throws proposals away. @throws Refusal preparation_over where none of them waits */
export async function discardPrepared(
  deps: Pick<Deps, 'db'>,
  actor: User,
  { entryId, language }: { entryId: string | null; language?: Language | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const run = await findRunForUpdate(tx)
    const parts = run && { runId: run.id, entryId, language }
    const count = parts ? await updateStates(tx, parts, ['proposed'], 'discarded') : 0
    if (!run || count === 0) throw new Refusal('preparation_over')
    const after = { entryId, language: language ?? null, texts: count }
    await recordChange(tx, actor, { action: 'preparation.discard', subject: String(run.id), after })
  })
}

/** What staff make of a proposal; questions that are left out stay as they are. */
type Edited = Pick<PreparedPart, 'translation' | 'askedAs'> & { notAnswered?: string[] | undefined }

/** Changes a proposal. @throws Refusal preparation_over when it is none any more */
export async function editPrepared(
  deps: Pick<Deps, 'db'>,
  actor: User,
  { id, language }: { id: string; language: Language },
  { translation, askedAs, notAnswered }: Edited,
): Promise<PreparedPart> {
  return deps.db.transaction(async (tx) => {
    const run = await findRunForUpdate(tx)
    const key = run && { runId: run.id, entryId: id, language }
    const change = {
      translation: language === 'en' ? null : translation,
      askedAs: onceEach(askedAs),
      ...(notAnswered && { notAnswered: onceEach(notAnswered) }),
      isEdited: true,
    }
    const row = key && (await updatePart(tx, key, 'proposed', change))
    if (!row) throw new Refusal('preparation_over')
    const after = { language, ...change }
    await recordChange(tx, actor, { action: 'preparation.edit', subject: id, after })
    return toPart(row)
  })
}

function onceEach(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(toPhrase).filter(Boolean))]
}

function toPart(part: PartRow): PreparedPart {
  const { language, state, translation, askedAs, notAnswered, isEdited, problem } = part
  return { language, state, translation, askedAs, notAnswered, isEdited, problem }
}
