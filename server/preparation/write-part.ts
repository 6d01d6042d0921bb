import type { Deps } from '../deps.ts'
import type { KnowledgeEntry } from '../knowledge/index.ts'
import type { AuthoredEntry, EntryAuthor } from '../providers/guide-model/entry-author.ts'
import { ModelFailure } from '../providers/guide-model/port.ts'
import { type Budget, spendingOf } from '../usage/index.ts'
import { checkedPhrases, checkedTranslation, keyOf } from './check-written.ts'
import { instructionsFor, NOT_ANSWERED, PHRASES, promptFor, tokensFor } from './instructions.ts'
import { type ModelConfig, wantedOf } from './price.ts'
import { listTaken, type PartRow, updatePart, updateUsed } from './store.ts'

/** What a part is written with. */
export interface Author {
  model: EntryAuthor
  config: ModelConfig
  budget: Budget
  /** The name of the event. */
  festival: string
}

/** How it went: written or set aside, out of money, or not reached. */
export type PartOutcome = { kind: 'done' } | { kind: 'cap' } | { kind: 'failure'; failure: ModelFailure }

/** Longer than this nobody waits for one text (milliseconds). */
const PATIENCE_MS = 240_000

/** A text that did not pass the checks is asked for once more. */
const MOST_TRIES = 2

/** So many phrases are enough to be content with. */
const ENOUGH_PHRASES = 5

/** Writes one part: asks the model within the caps, checks what came, and keeps it as a proposal. */
export async function writePart(
  deps: Pick<Deps, 'db' | 'guide' | 'log'>,
  author: Author,
  part: PartRow,
  entry: KnowledgeEntry,
  stop: AbortSignal,
): Promise<PartOutcome> {
  const wanted = wantedOf(part)
  const { input, most } = tokensFor(author.festival, entry, part.language, wanted)
  const { priceInput, priceOutput } = author.config
  const priceOf = (inputTokens: number, outputTokens: number) =>
    spendingOf({ inputPrice: priceInput, outputPrice: priceOutput }, inputTokens, outputTokens)
  const reservation = await author.budget.reserve({ kind: 'preparation' }, priceOf(input, most))
  if (reservation === undefined) return { kind: 'cap' }
  const settle = async (used: ReturnType<typeof priceOf>) => {
    await author.budget.settle(reservation, used)
    if (used.units > 0) await updateUsed(deps.db, part.runId, used)
  }
  try {
    const written = await author.model.write(
      {
        instructions: instructionsFor(author.festival, part.language, wanted),
        prompt: promptFor(entry, part.language),
        maxTokens: most,
        signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
      },
      wanted,
    )
    const { inputTokens, outputTokens } = written.usage
    await settle(priceOf(saneOr(inputTokens, input), saneOr(outputTokens, most)))
    await keep(deps, part, entry, written)
    return { kind: 'done' }
  } catch (problem) {
    if (!(problem instanceof ModelFailure)) throw problem
    await settle(isFree(problem) ? priceOf(0, 0) : priceOf(input, most))
    // What cannot be read or does not end may be this text's own trouble: the others go on without it.
    const isOfText = problem.kind === 'invalid' || problem.kind === 'cut-off' || problem.kind === 'stopped'
    if (isOfText && !stop.aborted) {
      const tries = part.tries + 1
      const state = tries < MOST_TRIES ? 'waiting' : 'failed'
      await updatePart(deps.db, part, 'waiting', { tries, state, problem: 'unreadable' })
    }
    return problem.kind === 'invalid' ? { kind: 'done' } : { kind: 'failure', failure: problem }
  }
}

async function keep(
  deps: Pick<Deps, 'db' | 'guide'>,
  part: PartRow,
  entry: KnowledgeEntry,
  written: AuthoredEntry,
): Promise<void> {
  const { language, wantsTranslation, wantsPhrases, wantsNotAnswered } = part
  const translation = wantsTranslation ? checkedTranslation(entry, language, written) : undefined
  const askedAs = wantsPhrases > 0 ? await ownPhrases(deps, part, entry, written.phrases) : []
  const notAnswered = wantsNotAnswered
    ? await unanswered(deps, part, entry, { ...written, phrases: askedAs })
    : []
  const lacksPhrases = wantsPhrases > 0 && askedAs.length < Math.min(ENOUGH_PHRASES, wantsPhrases)
  const problem = wantsTranslation && !translation ? 'translation' : lacksPhrases ? 'phrases' : null
  const tries = part.tries + 1
  const isEmpty = !translation && askedAs.length === 0 && notAnswered.length === 0
  // What a second try would replace is not lost if that one fails altogether.
  const state = problem !== null && tries < MOST_TRIES ? 'waiting' : isEmpty ? 'failed' : 'proposed'
  await updatePart(deps.db, part, 'waiting', {
    translation: translation ?? null,
    askedAs,
    notAnswered,
    problem,
    tries,
    state,
  })
}

/** Phrases that pass, ask for no other entry, and were not written for another one just now. */
async function ownPhrases(
  { db, guide }: Pick<Deps, 'db' | 'guide'>,
  part: PartRow,
  entry: KnowledgeEntry,
  written: string[],
): Promise<string[]> {
  const { language, wantsPhrases } = part
  const known = entry.askedAs[language] ?? []
  const phrases = checkedPhrases(entry, language, written, { known, most: PHRASES })
  const own = await guide.ownPhrases({ entryId: entry.id, language, phrases })
  const taken = new Set((await listTaken(db, part, own)).map(keyOf))
  return own.filter((phrase) => !taken.has(keyOf(phrase))).slice(0, wantsPhrases)
}

/** Questions that pass, that another entry does not answer and that nobody asks for this one with. */
function unanswered(
  { guide }: Pick<Deps, 'guide'>,
  { language }: PartRow,
  entry: KnowledgeEntry,
  { notAnswered, phrases }: Pick<AuthoredEntry, 'notAnswered' | 'phrases'>,
): Promise<string[]> {
  const known = [...(entry.askedAs[language] ?? []), ...phrases]
  const questions = checkedPhrases(entry, language, notAnswered, { known, most: NOT_ANSWERED })
  return guide.ownPhrases({ entryId: entry.id, language, phrases: questions })
}

/** Where the server refused before it began, nobody pays. */
function isFree({ kind }: ModelFailure): boolean {
  return kind === 'unreachable' || kind === 'server-error' || kind === 'busy' || kind === 'refused'
}

/** What the server counted; one that counts nothing is taken to have used the most. */
function saneOr(counted: number | undefined, most: number): number {
  return counted !== undefined && counted > 0 ? Math.min(Math.round(counted), 1_000_000) : most
}
