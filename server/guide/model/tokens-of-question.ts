import type { PublicEntry } from '../../../contract/knowledge.ts'
import { estimatedTokens } from '../../usage/index.ts'
import { listEntries, listedOf } from './entry-list.ts'
import { evidenceOf, usualLimits } from './model-writer.ts'
import { dataFor } from './prompt.ts'
import { SCHEMA_TOKENS } from './try-once.ts'

/** An answer of three sentences with all that surrounds it, as it usually is. */
const ANSWER_TOKENS = 150

/** What one question takes of the budget, in tokens: as for a question of ten words in English. */
export function tokensOfQuestion(
  entries: readonly PublicEntry[],
  festival: { name: string; guideName: string; timeZone: string },
): number {
  const language = 'en'
  const listed = listedOf(entries, () => entries)
  const evidence = evidenceOf(
    {
      spender: { kind: 'nobody' },
      question: 'Where can I leave my coat until the last show?',
      language,
      entries,
      list: listed && listEntries(listed, language, festival.timeZone),
      now: new Date(0),
    },
    festival,
    usualLimits.maxEntries,
  )
  return SCHEMA_TOKENS + estimatedTokens(evidence.instructions + dataFor(evidence).prompt) + ANSWER_TOKENS
}
