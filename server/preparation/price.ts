import { languages } from '../../contract/languages.ts'
import type { Price } from '../../contract/preparation.ts'
import type { Config } from '../config.ts'
import { tokensOfQuestion } from '../guide/index.ts'
import { inLanguage, type KnowledgeEntry, seenIn } from '../knowledge/index.ts'
import type { UsageShares } from '../paid-services.ts'
import type { Wanted } from '../providers/guide-model/entry-author.ts'
import { capsOf, type Spending, spendingOf } from '../usage/index.ts'
import { PHRASES, tokensFor } from './instructions.ts'
import type { NewPart } from './store.ts'

/** The settings of the language model. */
export type ModelConfig = NonNullable<Config['model']>

/** With fewer phrases missing than this, an entry is prepared: the checks leave out some of those that a model writes. */
const FEWEST_PHRASES = 16

/** Entries of which something is missing. */
export function countUnprepared(entries: readonly KnowledgeEntry[]): number {
  return new Set(missingParts(entries).map(({ entryId }) => entryId)).size
}

/** What is missing: phrases, questions that are not answered, and translations, by entry and language. */
export function missingParts(entries: readonly KnowledgeEntry[]): NewPart[] {
  return entries.flatMap((entry) => {
    const seen = seenIn(entry)
    return languages.flatMap((language) => {
      const missing = PHRASES - (entry.askedAs[language]?.length ?? 0)
      const wantsPhrases = missing >= FEWEST_PHRASES ? missing : 0
      const wantsTranslation = language !== 'en' && entry.translations[language] === undefined
      const wantsNotAnswered = (entry.notAnswered[language]?.length ?? 0) === 0
      if (wantsPhrases === 0 && !wantsTranslation && !wantsNotAnswered) return []
      return [{ entryId: entry.id, language, wantsTranslation, wantsPhrases, wantsNotAnswered, seen }]
    })
  })
}

/** What writing these parts is likely to take. */
export function estimate(
  { priceInput, priceOutput }: ModelConfig,
  festival: string,
  entries: readonly KnowledgeEntry[],
  parts: readonly NewPart[],
): Spending {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  let input = 0
  let output = 0
  for (const part of parts) {
    const entry = byId.get(part.entryId)
    if (!entry) continue
    const tokens = tokensFor(festival, entry, part.language, wantedOf(part))
    input += tokens.input
    output += tokens.likely
  }
  return spendingOf({ inputPrice: priceInput, outputPrice: priceOutput }, input, output)
}

/** How many questions a day's budget answers with these entries, of everybody and of one guest. */
export function questionsOf(
  model: ModelConfig,
  shares: UsageShares,
  entries: readonly KnowledgeEntry[],
  festival: Parameters<typeof tokensOfQuestion>[1],
) {
  const tokensPerQuestion = tokensOfQuestion(
    entries.map((entry) => inLanguage(entry, 'en')),
    festival,
  )
  const { priceInput: inputPrice, priceOutput: outputPrice } = model
  const { units, costMicros } = spendingOf({ inputPrice, outputPrice }, tokensPerQuestion, 0)
  const { day, guest } = capsOf(model.budget, shares)
  const within = (cap: Spending) =>
    Math.floor(
      Math.min(cap.units / units, costMicros > 0 ? cap.costMicros / costMicros : Number.POSITIVE_INFINITY),
    )
  return { tokensPerQuestion, perDay: within(day), perGuest: within(guest) }
}

/** What is wanted of the model for a part. */
export function wantedOf({
  wantsTranslation,
  wantsPhrases,
  wantsNotAnswered,
}: Pick<NewPart, 'wantsTranslation' | 'wantsPhrases' | 'wantsNotAnswered'>): Wanted {
  return { translation: wantsTranslation, phrases: wantsPhrases > 0, notAnswered: wantsNotAnswered }
}

/** A sum as the dashboard shows it; without prices only tokens are known. */
export function toPrice(model: ModelConfig | undefined, { units, costMicros }: Spending): Price {
  const hasPrice = model !== undefined && model.priceInput + model.priceOutput > 0
  return { tokens: units, dollars: hasPrice ? costMicros / 1_000_000 : null }
}
