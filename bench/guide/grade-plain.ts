import { readFileSync } from 'node:fs'
import { languages } from '../../contract/languages.ts'
import { composeAnswer } from '../../server/guide/built-in/index.ts'
import { createRetriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'

// Ways to ask by concept and language, by authors who saw the library and no festival; none of them stands in the library.
const written = new URL('./plain-questions.json', import.meta.url)
// So surely an entry is about what stands in its title.
const inTitle = 0.99
// And so surely it is about what it says in passing.
const inPassing = 0.5

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
    const counts = { named: 0, mentions: 0, another: 0, refused: 0 }
    for (const { retriever, now } of guides) {
      const entries = retriever.entries()
      for (const [concept, questions] of Object.entries(sets)) {
        const sureness = (id: string | undefined) => {
          const entry = entries.find((one) => one.id === id)
          return entry ? (retriever.understandingOf(entry).get(concept) ?? 0) : 0
        }
        if (!entries.some(({ id }) => sureness(id) >= inTitle)) continue
        for (const question of questions[language] ?? []) {
          const search = retriever.search(question, language, now)
          const answer = composeAnswer({
            question,
            language,
            search,
            entries,
            retriever,
            now,
            timeZone: 'UTC',
          })
          const sure = sureness(answer.sources[0]?.id)
          if (!answer.grounded) counts.refused++
          else if (sure >= inTitle) counts.named++
          else if (sure >= inPassing) counts.mentions++
          else counts.another++
        }
      }
    }
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const cells = Object.values(counts).map(
      (count) => `${((100 * count) / all).toFixed(0)} % (${count}/${all})`,
    )
    console.log(`| ${language} | ${cells.join(' | ')} |`)
  }
}
