import { createRetriever } from '../server/guide/retrieval/index.ts'
import { everyPart, type RankingParts } from '../server/guide/retrieval/language-index.ts'
import { askedSets, gradedSets, readDemoKnowledge } from './guide/demo-knowledge.ts'
import { blowUp } from './guide/distractors.ts'
import { fitConfidence } from './guide/fit-confidence.ts'
import { grade, timesOf } from './guide/grade.ts'
import { printGrades, printTimes } from './guide/print.ts'

const venue = { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 }
const now = new Date('2026-12-05T20:10:00-08:00')
const sets = [...gradedSets(), ...askedSets()]
const entries = readDemoKnowledge()

const retriever = createRetriever(entries, venue)
for (const [name, questions] of sets) printGrades(name, grade(retriever, questions, now))

if (process.argv.includes('--ablate')) {
  const unasked = createRetriever(
    entries.map((entry) => ({ ...entry, askedAs: {} })),
    venue,
  )
  for (const [set, questions] of sets)
    printGrades(`without any askedAs: ${set}`, grade(unasked, questions, now), 'total')
  for (const [name, parts] of everyAblation()) {
    const without = createRetriever(entries, { ...venue, parts })
    for (const [set, questions] of sets)
      printGrades(`${name}: ${set}`, grade(without, questions, now), 'total')
  }
}

if (process.argv.includes('--fit')) fitConfidence(entries)

const crowded = blowUp(entries, 10_000)
const large = createRetriever(crowded, venue)
printTimes(
  '10,000 entries',
  timesOf(
    large,
    sets.flatMap(([, questions]) => questions),
    now,
  ),
)

/** The ranking without one part at a time, by name. */
function everyAblation(): [string, RankingParts][] {
  const names = Object.keys(everyPart) as (keyof RankingParts)[]
  return names.map((name) => [`without ${name}`, { ...everyPart, [name]: false }])
}
