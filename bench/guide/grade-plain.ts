import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../contract/languages.ts'
import { composeAnswer } from '../../server/guide/built-in/index.ts'
import { createRetriever, type KnowledgeEntry, type Retriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'

// Ways to ask by concept and language, by authors who saw the library and no festival; none of them stands in the library.
const written = new URL('./plain-questions.json', import.meta.url)
// So surely an entry is about what stands in its title.
const inTitle = 0.99
// And so surely it is about what it says in passing.
const inPassing = 0.5

type Guide = { retriever: Retriever; now: Date }
type Outcome = 'named' | 'mentions' | 'another' | 'refused'

/**
 * Prints, by language, how the plainest questions are answered at festivals where the title of an entry names what is
 * asked for: by such an entry, by one that mentions it, by another, or not at all.
 */
export function printPlain(festivals: readonly Festival[]): void {
  const sets: Record<string, Record<string, string[]>> = JSON.parse(readFileSync(written, 'utf8'))
  const guides = festivals.map(({ entries, place, now }) => ({
    retriever: createRetriever(entries, place),
    now,
  }))
  console.log(`\n### Plain questions: ${festivals.map(({ name }) => name).join(', ')}, as written\n`)
  console.log('| language | entry named so | mentions it | another | refused |\n|---|--:|--:|--:|--:|')
  for (const language of languages) {
    const counts: Record<Outcome, number> = { named: 0, mentions: 0, another: 0, refused: 0 }
    for (const guide of guides)
      for (const [concept, questions] of Object.entries(sets))
        if (guide.retriever.entries().some((entry) => surenessOf(guide, entry, concept) >= inTitle))
          for (const question of questions[language] ?? [])
            counts[outcomeOf(guide, question, language, concept)]++
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const cells = Object.values(counts).map(
      (count) => `${((100 * count) / all).toFixed(0)} % (${count}/${all})`,
    )
    console.log(`| ${language} | ${cells.join(' | ')} |`)
  }
}

function outcomeOf(guide: Guide, question: string, language: Language, concept: string): Outcome {
  const { retriever, now } = guide
  const entries = retriever.entries()
  const search = retriever.search(question, language, now)
  const { grounded, sources } = composeAnswer({
    question,
    language,
    search,
    entries,
    retriever,
    now,
    timeZone: 'UTC',
  })
  if (!grounded) return 'refused'
  const named = entries.find(({ id }) => id === sources[0]?.id)
  const sure = named ? surenessOf(guide, named, concept) : 0
  if (sure >= inTitle) return 'named'
  return sure >= inPassing ? 'mentions' : 'another'
}

function surenessOf({ retriever }: Guide, entry: KnowledgeEntry, concept: string): number {
  return retriever.understandingOf(entry).get(concept) ?? 0
}
