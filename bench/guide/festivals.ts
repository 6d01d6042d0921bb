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

/**
 * What the guide was made with: failures at the festival were read; nobody read them, and the confidence is fitted on its
 * questions, but for its own grade; nothing is learnt from it or fitted on it, and its figures choose from how much confidence
 * on an entry answers; or it is only graded.
 */
export type Use = 'read' | 'fitted' | 'calibrating' | 'unseen'

/** Whether the confidence is fitted on festivals that are used so. */
export const isFittedOn = (use: Use): boolean => use === 'read' || use === 'fitted'

/** A festival on which the guide is graded, with the moment at which the questions are asked. */
export type Festival = {
  name: string
  use: Use
  /** Whether the guide learns from what is asked there. It learns nothing from the demo festival. */
  teaches: boolean
  place: RetrieverOptions
  now: Date
  /** As organisers write them, without phrases. */
  entries: KnowledgeEntry[]
  /** With what was prepared for them, where somebody has written some. */
  prepared?: KnowledgeEntry[]
  sets: [name: string, questions: GradedQuestion[]][]
}

const folder = new URL('./festivals/', import.meta.url)
const uses: Record<Use, string[]> = {
  read: ['harbour-lights', 'kobe-con', 'advent-market', 'airfield-dawn', 'books-and-stars'],
  fitted: [
    'highland-show',
    'brass-meadow',
    'tools-and-timber',
    'st-aubin-fete',
    'river-marathon',
    'makgeolli-days',
  ],
  calibrating: [
    'lan-weekend',
    'lantern-lake',
    'dragonfly-con',
    'malecon-sonoro',
    'bulles-et-gones',
    'heather-and-thunder',
    'brise-glace',
    'camellia-days',
    'saltwind-days',
    'cinema-sotto-i-portici',
    'mesa-roja',
    'lichterrad',
  ],
  unseen: ['harbour-makers', 'himmelwaerts', 'haras-ornes', 'polwhele-quay'],
}

let known: readonly Festival[] | undefined

/** The demo festival, and those in `bench/guide/festivals`; read once, which takes most of a second. */
export function festivals(): readonly Festival[] {
  known ??= [
    demoFestival(),
    ...Object.entries(uses).flatMap(([use, names]) => names.map((name) => readFestival(name, use as Use))),
  ]
  return known
}

function demoFestival(): Festival {
  const prepared = readDemoKnowledge()
  return {
    name: 'LIVE FEST (demo)',
    use: 'read',
    teaches: false,
    place: { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 },
    now: new Date('2026-12-05T20:10:00-08:00'),
    entries: prepared.map((entry) => ({ ...entry, askedAs: {}, notAnswered: {} })),
    prepared,
    sets: [...gradedSets(), ...askedSets()],
  }
}

function readFestival(name: string, use: Use): Festival {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
  const about: { name: string; now: string } & RetrieverOptions = read('festival.json')
  const file = new URL(`${name}/event-knowledge.csv`, folder)
  const prepared = readPrepared(new URL(`${name}/`, folder))
  return {
    name: about.name,
    use,
    teaches: isFittedOn(use),
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
