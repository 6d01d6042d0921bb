import { fork } from 'node:child_process'
import { once } from 'node:events'
import { serverFlags, serverMemory } from '../scripts/server-flags.mjs'
import { createRetriever } from '../server/guide/retrieval/index.ts'
import { everyPart, type RankingParts } from '../server/guide/retrieval/language-index.ts'
import type { LearntOf } from '../server/guide/retrieval/learnt.ts'
import { blowUp } from './guide/distractors.ts'
import { type Festival, festivals, stagesOf } from './guide/festivals.ts'
import { fitConfidence } from './guide/fit-confidence.ts'
import { grade, timesOf } from './guide/grade.ts'
import { printIntents, printMistaken } from './guide/grade-intents.ts'
import { printPlain } from './guide/grade-plain.ts'
import { groupsOf, learntWithout } from './guide/learn-asked.ts'
import { printGrades, printTimes } from './guide/print.ts'
import { simulateVectors } from './guide/simulated-vectors.ts'

const usedAs = {
  read: 'tuned on',
  fitted: 'fitted on for others, not read',
  calibrating: 'the floors are chosen on it',
  unseen: 'NOT tuned on',
} as const

const all = festivals()
const [demo] = all
await printIndexCost()

// Every festival is graded by a guide that learnt from others alone and was fitted on others alone, and on none that is only
// graded.
for (const festival of all) {
  const weights = fitConfidence(all, festival)
  const learnt = learntWithout(all, groupsOf(festival, all))
  for (const [how, entries] of stagesOf(festival))
    gradeFestival(festival, how, { entries, weights, ...(learnt ? { learnt } : {}) })
}

// What the demo's visitors are answered: of its sets two have not been read, and are part of no fit.
if (demo?.prepared)
  gradeFestival(demo, 'by the guide that comes with the product', { entries: demo.prepared })

const harbourLights = all.find(({ name }) => name === 'Harbour Lights')
if (harbourLights) printIntents(harbourLights)
printMistaken(all)
printPlain(all.filter(({ teaches }) => teaches))

if (process.argv.includes('--ablate'))
  for (const festival of all)
    for (const [name, parts] of everyAblation())
      gradeFestival(festival, name, { entries: festival.entries, parts })

// What a ranker that is right for about 80, 40, 20 and 10 % adds to the words, and what it spoils.
if (process.argv.includes('--vectors'))
  for (const festival of all) for (const blur of [2.5, 4, 6, 9]) printWithVectors(festival, blur)

if (process.argv.includes('--fit'))
  console.log(
    'weights',
    fitConfidence(all)
      .map((weight) => weight.toFixed(2))
      .join(', '),
  )

if (demo) {
  const large = createRetriever(blowUp(demo.prepared ?? demo.entries, 10_000), demo.place)
  const questions = demo.sets.flatMap(([, those]) => those)
  printTimes('10,000 entries', timesOf(large, questions, demo.now))
}

/** The index is measured in a process like the server's: what it weighs depends on how memory is asked for. */
async function printIndexCost(): Promise<void> {
  const program = new URL('./guide/index-cost.ts', import.meta.url)
  const env = { ...process.env, ...serverMemory }
  const [code] = await once(fork(program, [], { execArgv: [...serverFlags], env }), 'exit')
  if (code !== 0) throw new Error('What the index costs could not be measured.')
}

function gradeFestival(
  { name, use, place, now, sets }: Festival,
  how: string,
  {
    entries,
    ...options
  }: { entries: Festival['entries']; weights?: readonly number[]; parts?: RankingParts; learnt?: LearntOf },
): void {
  const retriever = createRetriever(entries, { ...place, ...options })
  const rows = options.parts ? 'total' : 'all'
  for (const [set, questions] of sets)
    printGrades(`${name} (${usedAs[use]}), ${how}: ${set}`, grade(retriever, questions, now), rows)
}

function printWithVectors({ name, place, now, entries, sets }: Festival, blur: number): void {
  const { layout, vectorOf } = simulateVectors(entries, blur)
  const retriever = createRetriever(entries, place)
  retriever.takeVectors(layout)
  for (const [set, questions] of sets) {
    const vectors = new Map(questions.map((asked) => [asked.question, vectorOf(asked)]))
    const search: typeof retriever.search = (question, language, at) =>
      retriever.search(question, language, at, vectors.get(question))
    printGrades(`${name}, blur ${blur}: ${set}`, grade({ ...retriever, search }, questions, now), 'total')
  }
}

/** The ranking without one part at a time, by name. */
function everyAblation(): [string, RankingParts][] {
  const names = Object.keys(everyPart) as (keyof RankingParts)[]
  return names.map((name) => [`without ${name}`, { ...everyPart, [name]: false }])
}
