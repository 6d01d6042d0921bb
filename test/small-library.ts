import type { KnowledgeEntry, Library } from '../server/knowledge/index.ts'

/** Where the small festival is. */
export const place = { timeZone: 'America/Los_Angeles', dayStartsAtHour: 6 }
const now = new Date('2026-12-05T20:10:00-08:00')

/** An entry that is known by its title, which is its id too. */
export function anEntry(title: string, description: string): KnowledgeEntry {
  return {
    id: title,
    category: 'general',
    title,
    description,
    location: null,
    tags: [],
    startsAt: null,
    endsAt: null,
    translations: {},
    askedAs: { en: [`where is the ${title.toLowerCase()}`, `${title.toLowerCase()} please`] },
    notAnswered: {},
    conceptsAdded: [],
    conceptsRemoved: [],
  }
}

export const charging = anEntry('Phone Charging', 'Charging lockers stand on Neon Plaza.')
export const water = anEntry('Water Refill', 'Refill bottles for free at Hall 2.')

/** A library whose entries the test changes. */
export function aLibrary(first: KnowledgeEntry[]) {
  let entries = first
  const readers: ((entries: KnowledgeEntry[]) => void)[] = []
  const library: Library = {
    entries: async () => entries,
    follow(reader) {
      readers.push(reader)
      reader(entries)
    },
  }
  const change = (next: KnowledgeEntry[]) => {
    entries = next
    for (const reader of readers) reader(next)
  }
  return { library, change }
}

/** A question for an index worker. */
export const ask = (question: string) => ({ kind: 'question', question, language: 'en', now }) as const
