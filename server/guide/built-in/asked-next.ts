import type { KnowledgeEntry } from '../retrieval/index.ts'

// What visitors of any festival need one after the other, as the tags that entries about it carry.
const errands: readonly (readonly string[])[] = [
  ['restrooms', 'water', 'food', 'payment'],
  ['charging', 'wifi', 'found', 'relax'],
  ['tickets', 'registration', 'entrance', 'hours', 'wristband'],
  ['parking', 'rideshare', 'shuttle', 'hotels', 'address'],
  ['points', 'prizes', 'pickup', 'ranking'],
  ['medical', 'quiet', 'safety', 'contact'],
  ['bags', 'reentry', 'hours', 'age'],
  ['filming', 'privacy', 'selfie'],
  ['map', 'entrance', 'food', 'stage'],
  ['weather', 'relax', 'hotels'],
  ['smoking', 'reentry', 'relax'],
]

/** Entries about what people need next after this one, nearest errand first. */
export function askedNext(entry: KnowledgeEntry, entries: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  const tags = errands.find((errand) => errand.some((tag) => entry.tags.includes(tag)))
  // An errand is a circle: after the last need comes the first.
  const own = tags?.findIndex((tag) => entry.tags.includes(tag)) ?? 0
  const following = tags ? [...tags.slice(own + 1), ...tags.slice(0, own)] : []
  return following.flatMap(
    (tag) => entries.find((other) => other !== entry && other.tags.includes(tag)) ?? [],
  )
}
