import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../contract/languages.ts'
import { meaningOf } from '../../server/guide/intents/meaning.ts'
import { createRetriever, type Retriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'
import { learntSets } from './intents-learning/sources.ts'

type Message = {
  language: Language
  question: string
  /** `none` where somebody asks about the festival; `money` for any of its topics. */
  intent: string
  /** What must be found first at Harbour Lights, where the message asks for what every festival has. */
  entry?: string
}

type Count = { right: number; all: number }

/**
 * Prints how many messages are recognised as the intent, topic (or neither) that their author meant. The layer has
 * learnt from these sets, so that they only show what got worse; a set that it has not learnt from says how good it is.
 */
export function printIntents({ entries, place, now }: Festival): void {
  const retriever = createRetriever(entries, place)
  for (const set of [...learntSets, ...unseenSets()]) print(set, read(`./${set}.json`), retriever, now)
}

/** How many questions about the festivals are taken for something else by their words alone, before what was found is weighed. */
export function printMistaken(festivals: readonly Festival[]): void {
  for (const { name, sets } of festivals) {
    const questions = sets.flatMap(([, those]) => those).filter(({ kind }) => kind === 'answerable')
    const taken = questions.flatMap(({ question, language }) => {
      const { intent } = meaningOf(question, language)
      return intent ? [`${intent}: ${question}`] : []
    })
    console.log(
      `\n${name}: ${taken.length} of ${questions.length} answerable questions are taken for an intent by their words alone`,
    )
    if (process.argv.includes('--failures')) console.log(taken.join('\n'))
  }
}

const money: readonly string[] = ['cashMachine', 'payment', 'refund', 'price']

/** The intent of a message; a topic only where its author asked for one. */
function foundIn(question: string, language: Language, meant: string): string {
  const { intent, topic = 'none' } = meaningOf(question, language)
  if (intent || meant === 'none') return intent ?? 'none'
  return money.includes(topic) ? 'money' : topic
}

/** Sets that somebody wrote since the layer was learnt. */
function unseenSets(): string[] {
  const sets = readdirSync(new URL('.', import.meta.url)).flatMap(
    (file) => /^(intents.*)\.json$/.exec(file)?.[1] ?? [],
  )
  return sets.filter((set) => !learntSets.includes(set))
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
    const found = foundIn(question, language, intent)
    if (learntSets.includes(name) && found !== intent && process.argv.includes('--failures'))
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
