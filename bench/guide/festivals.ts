import { readFileSync } from 'node:fs'
import type { KnowledgeEntry } from '../../server/guide/retrieval/entry.ts'
import type { RetrieverOptions } from '../../server/guide/retrieval/index.ts'
import {
  askedSets,
  type GradedQuestion,
  gradedSets,
  readDemoKnowledge,
  readKnowledge,
  readPrepared,
} from './demo-knowledge.ts'

/** A festival on which the guide is graded, with the moment at which the questions are asked. */
export type Festival = {
  name: string
  /** Whether the guide and its library were made with its questions and failures in sight, or it is only graded. */
  isDevelopedWith: boolean
  place: RetrieverOptions
  now: Date
  /** As organisers write them, without phrases. */
  entries: KnowledgeEntry[]
  /** With what was prepared for them, where somebody has written some. */
  prepared?: KnowledgeEntry[]
  sets: [name: string, questions: GradedQuestion[]][]
}

const folder = new URL('./festivals/', import.meta.url)
const developedWith = [
  'harbour-lights',
  'kobe-con',
  'advent-market',
  'airfield-dawn',
  'books-and-stars',
  'highland-show',
  'brass-meadow',
]
const onlyGraded = ['tools-and-timber', 'st-aubin-fete', 'river-marathon', 'makgeolli-days']

/** The demo festival, and those in `bench/guide/festivals`. */
export function festivals(): Festival[] {
  return [
    demoFestival(),
    ...developedWith.map((name) => readFestival(name, true)),
    ...onlyGraded.map((name) => readFestival(name, false)),
  ]
}

function demoFestival(): Festival {
  const prepared = readDemoKnowledge()
  return {
    name: 'LIVE FEST (demo)',
    isDevelopedWith: true,
    place: { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 },
    now: new Date('2026-12-05T20:10:00-08:00'),
    entries: prepared.map((entry) => ({ ...entry, askedAs: {}, notAnswered: {} })),
    prepared,
    sets: [...gradedSets(), ...askedSets()],
  }
}

function readFestival(name: string, isDevelopedWith: boolean): Festival {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
  const about: { name: string; now: string } & RetrieverOptions = read('festival.json')
  const file = new URL(`${name}/event-knowledge.csv`, folder)
  const prepared = readPrepared(new URL(`${name}/`, folder))
  return {
    name: about.name,
    isDevelopedWith,
    place: { timeZone: about.timeZone, dayStartsAtHour: about.dayStartsAtHour },
    now: new Date(about.now),
    entries: readKnowledge(file),
    ...(prepared.askedAs.size > 0 ? { prepared: readKnowledge(file, prepared) } : {}),
    sets: [['questions', read('questions.json')]],
  }
}

/** How well a guide is prepared for a festival, with its entries then: from nothing to all that was prepared. */
export function stagesOf({ entries, prepared }: Festival): [how: string, entries: KnowledgeEntry[]][] {
  if (!prepared) return [['as written', entries]]
  const withPhrases = prepared.map((entry) => ({ ...entry, notAnswered: {} }))
  const knowsMore = prepared.some(({ notAnswered = {} }) =>
    Object.values(notAnswered).some((questions) => questions.length > 0),
  )
  return [
    ['as written', entries],
    ['with phrases', withPhrases],
    ...(knowsMore ? [['with phrases and what is not answered', prepared] as [string, KnowledgeEntry[]]] : []),
  ]
}
