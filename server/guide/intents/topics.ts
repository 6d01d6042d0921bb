import { createMatcher } from './matcher.ts'
import de from './topics/de.json' with { type: 'json' }
import en from './topics/en.json' with { type: 'json' }
import es from './topics/es.json' with { type: 'json' }
import fr from './topics/fr.json' with { type: 'json' }
import ja from './topics/ja.json' with { type: 'json' }
import ko from './topics/ko.json' with { type: 'json' }
import zh from './topics/zh.json' with { type: 'json' }

/** What every visitor of every festival asks, and what is always answered: by an entry, the settings, or honestly. */
export type Topic = keyof typeof en

/** Concepts of the entries that answer, the best first. */
export const leansOn: Record<Topic, readonly string[]> = {
  ageLimit: ['age-limit', 'children-admission'],
  hours: ['opening-hours', 'closing-time', 'last-entry'],
  lostThing: ['lost-property'],
  cashMachine: ['cash-machine'],
  payment: ['payment', 'cashless-top-up'],
  refund: ['refunds', 'cashless-refund', 'cancellation'],
  price: ['ticket-prices', 'tickets', 'day-tickets'],
}

/** What questions of a topic are near to in a wider sense; limits of age and cash machines are told by their words alone. */
const near: Record<Topic, readonly string[] | 'any'> = {
  ageLimit: 'any',
  hours: ['gates', 'early-arrival', 'day-tickets', 'today-programme', 'programme-overview'],
  lostThing: ['wristband-problems'],
  cashMachine: 'any',
  payment: ['cash-machine', 'cashless-refund', 'wristband-problems'],
  refund: ['ticket-transfer', 'sold-out', 'tickets'],
  price: ['discounts', 'free-things', 'children-admission', 'gates'],
}

/** What sounds like a topic and is another matter: who has foreign money is not helped by a cash machine. */
const isElse: Partial<Record<Topic, readonly string[]>> = { cashMachine: ['currency-exchange'] }

/** Whether the concept that a question is nearest to is one of a topic's, or, in a wider sense, near to it. */
export function isNearTopic(topic: Topic, concept: string, isWide: boolean): boolean {
  if (isElse[topic]?.includes(concept)) return false
  return near[topic] === 'any' || isOfTopic(topic, concept, isWide)
}

/** Whether a concept is one of a topic's or, in a wider sense, one of those near to it. */
export function isOfTopic(topic: Topic, concept: string, isWide: boolean): boolean {
  return (isWide ? conceptsOf(topic) : leansOn[topic]).includes(concept)
}

/** The concepts of a topic and those near to it. */
export function conceptsOf(topic: Topic): readonly string[] {
  const others = near[topic]
  return others === 'any' ? leansOn[topic] : [...leansOn[topic], ...others]
}

/** The topic that an expression in the question belongs to. */
export const matchTopic = createMatcher<Topic>({ en, es, zh, ja, ko, fr, de }, () => 3)
