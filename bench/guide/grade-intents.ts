import { readFileSync } from 'node:fs'
import type { Language } from '../../contract/languages.ts'
import { intentOf } from '../../server/guide/intents/intents.ts'
import { matchLexicon } from '../../server/guide/intents/match-lexicon.ts'
import { createRetriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'

type Message = { language: Language; question: string; intent: string }

/** Prints how many messages are recognised as the intent (or none) that their author meant, by half, language and intent. */
export function printIntents({ entries, place, now }: Festival): void {
  const messages: Message[] = JSON.parse(readFileSync(new URL('./intents.json', import.meta.url), 'utf8'))
  const retriever = createRetriever(entries, place)
  const counts = new Map<string, { right: number; all: number }>()
  messages.forEach(({ language, question, intent }, at) => {
    const { nearestConcept, signals } = retriever.search(question, language, now)
    const found =
      matchLexicon(question, language) ?? intentOf(nearestConcept, signals.phrase)?.intent ?? 'none'
    for (const name of [at % 2 === 0 ? 'tuned half' : 'untouched half', language, intent]) {
      const count = counts.get(name) ?? { right: 0, all: 0 }
      counts.set(name, { right: count.right + (found === intent ? 1 : 0), all: count.all + 1 })
    }
  })
  console.log('\n### Intents\n\n| messages | recognised |\n|---|---|')
  for (const [name, { right, all }] of counts)
    console.log(`| ${name} | ${((100 * right) / all).toFixed(0)} % (${right}/${all}) |`)
}
