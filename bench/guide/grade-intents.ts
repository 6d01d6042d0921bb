import { readFileSync } from 'node:fs'
import type { Language } from '../../contract/languages.ts'
import { intentOf } from '../../server/guide/intents/intents.ts'
import { createRetriever, type Retriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'

type Message = {
  language: Language
  question: string
  /** `none` where somebody asks about the festival. */
  intent: string
  /** What must be found first at Harbour Lights, where the message asks for what every festival has. */
  entry?: string
}

type Count = { right: number; all: number }

/**
 * Prints how many messages are recognised as the intent (or none) that their author meant. Every second message of
 * `intents.json` was read while the layer was tuned; those of `intents-fresh.json` are a figure only.
 */
export function printIntents({ entries, place, now }: Festival): void {
  const retriever = createRetriever(entries, place)
  const tuning = read('./intents.json')
  const half = (which: number) => tuning.filter((_, at) => at % 2 === which)
  print('tuned half', half(0), retriever, now)
  print('untouched half', half(1), retriever, now)
  print('fresh', read('./intents-fresh.json'), retriever, now)
}

/** How many questions about the festivals are taken for something else. */
export function printMistaken(festivals: readonly Festival[]): void {
  for (const { name, entries, place, now, sets } of festivals) {
    const retriever = createRetriever(entries, place)
    const questions = sets.flatMap(([, those]) => those).filter(({ kind }) => kind === 'answerable')
    const taken = questions.flatMap(({ question, language }) => {
      const intent = intentOf(question, language, retriever.search(question, language, now))?.intent
      return intent ? [`${intent}: ${question}`] : []
    })
    console.log(
      `\n${name}: ${taken.length} of ${questions.length} answerable questions are taken for an intent`,
    )
    if (process.argv.includes('--failures')) console.log(taken.join('\n'))
  }
}

function read(file: string): Message[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

function print(name: string, messages: readonly Message[], retriever: Retriever, now: Date): void {
  const counts = new Map<string, Count>()
  const note = (row: string, isRight: boolean) => {
    const count = counts.get(row) ?? { right: 0, all: 0 }
    counts.set(row, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 })
  }
  for (const { language, question, intent, entry } of messages) {
    const search = retriever.search(question, language, now)
    const found = intentOf(question, language, search)?.intent ?? 'none'
    if (name === 'tuned half' && found !== intent && process.argv.includes('--failures'))
      console.log(`${language} ${question}: ${found} instead of ${intent}`)
    for (const row of ['all', language, intent === 'none' ? 'no intent' : 'an intent', intent])
      note(row, found === intent)
    if (entry)
      note('finds the entry', found === 'none' && search.grounded && search.hits[0]?.entry.title === entry)
  }
  console.log(`\n### Intents: ${name}\n\n| messages | recognised |\n|---|---|`)
  for (const [row, { right, all }] of counts)
    console.log(`| ${row} | ${((100 * right) / all).toFixed(0)} % (${right}/${all}) |`)
}
