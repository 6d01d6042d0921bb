import type { Language } from '../../../contract/languages.ts'
import { conceptsInText, type Understanding } from '../../concepts/index.ts'
import type { NearestConcept } from './concept-ranker.ts'
import { leastSure } from './entries-about.ts'
import type { KnowledgeEntry } from './entry.ts'

type Hit = { entry: KnowledgeEntry; score: number }

type Asked = {
  question: string
  language: Language
  /** How much the question is like what somebody wrote down as a way to ask for an entry, from 0 to 1. */
  phrase: number
  nearest: NearestConcept
  understandingOf: (entry: KnowledgeEntry) => Understanding
}

// So near to a concept, a question asks for it in nearly the words of the library.
const nearly = 1.2
// Among so many of the best.
const best = 3
/** So much like a way to ask that somebody wrote down, give or take a filler word, a question leads to its entry. */
export const wordForWord = 0.9

const diets = ['vegan', 'vegetarian', 'halal', 'gluten-free', 'allergens', 'breakfast']
// What people look for at every event and what stands in an entry of its own, with what is a narrower kind of it.
const services: Record<string, readonly string[]> = {
  toilets: ['accessible-toilets'],
  showers: [],
  'baby-changing': [],
  'drinking-water': [],
  'food-overview': diets,
  hungry: diets,
  'first-aid': [],
  emergency: [],
  'info-desk': [],
  'lost-property': [],
  cloakroom: [],
  lockers: [],
  'phone-charging': [],
  wifi: [],
  'cash-machine': [],
  payment: [],
  parking: ['bicycle-parking', 'camper-vans'],
  'public-transport': [],
  camping: ['camper-vans'],
  'wheelchair-access': [],
  pets: [],
  'smoking-area': [],
  weather: [],
  'rainy-day': [],
  tickets: [],
  address: [],
  train: [],
  taxi: [],
  'night-transport': [],
  'bicycle-parking': [],
  're-entry': [],
  'bag-policy': [],
  luggage: [],
  'cup-deposit': [],
  vegan: [],
  vegetarian: [],
  halal: [],
  'gluten-free': [],
  coffee: [],
  beer: [],
}

// What a question names is asked for from here on, where an entry about it is among the best.
const named = 0.85
// Whether there is an entry on it or not, they are asked about other places and days than the festival's too.
const elsewhere = ['weather', 'rainy-day']

/**
 * Whoever asks for a service in the plainest words means the entry about it, not one that only mentions it, nor a
 * narrower one that the question does not name: "where can I eat" is no question about allergies.
 * @param hits the best first; only the first three change places
 * @returns whether the service is named and one of the first three is about it: then "is there a toilet nearby" is answered
 */
export function plainFirst<T extends Hit>(
  hits: readonly T[],
  asked: Asked,
): { hits: readonly T[]; isSure: boolean } {
  const { concept, nearness } = asked.nearest
  const narrower = services[concept]
  const [top] = hits
  if (!narrower || !top || nearness < named || asked.phrase >= wordForWord) return { hits, isSure: false }
  const spoken = conceptsInText(asked.question, asked.language)
  const surenessOf = (hit: T, id: string) => asked.understandingOf(hit.entry).get(id) ?? 0
  const narrow = (hit: T) =>
    narrower.filter((id) => !spoken.has(id) && surenessOf(hit, id) >= leastSure.about).length
  const [meant] = hits
    .slice(0, best)
    .filter((hit) => surenessOf(hit, concept) >= leastSure.about)
    .sort((left, right) => narrow(left) - narrow(right))
  if (!meant) return { hits, isSure: false }
  const isSure = !elsewhere.includes(concept)
  const isTopAbout = surenessOf(top, concept) >= leastSure.about
  const stays = meant === top || nearness < nearly || (isTopAbout && narrow(meant) >= narrow(top))
  return {
    hits: stays ? hits : [meant, ...hits.filter((hit) => hit !== meant)],
    isSure: isSure && (isTopAbout || !stays),
  }
}
