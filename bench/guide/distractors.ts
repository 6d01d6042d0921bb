import type { Language } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../../server/guide/retrieval/index.ts'

/** Fills the knowledge up to the size with entries mixed from its own sentences, the same on every run. */
export function blowUp(entries: readonly KnowledgeEntry[], size: number): KnowledgeEntry[] {
  const random = seeded(25)
  const pick = () => entries[Math.floor(random() * entries.length)] ?? entries[0]
  const made = Array.from({ length: Math.max(0, size - entries.length) }, (_, at) => mix(at, pick, random))
  return [...entries, ...made]
}

function mix(at: number, pick: () => KnowledgeEntry | undefined, random: () => number): KnowledgeEntry {
  const [left, right] = [pick(), pick()]
  const number = Math.floor(random() * 100_000).toString(36)
  const translations: KnowledgeEntry['translations'] = {}
  for (const language of Object.keys(left?.translations ?? {}) as Language[]) {
    translations[language] = {
      title: `${left?.translations[language]?.title} ${number}`,
      description: `${number} ${right?.translations[language]?.description}`,
    }
  }
  return {
    id: `distractor-${at}`,
    category: left?.category ?? 'general',
    title: `${left?.title} ${number}`,
    description: `${number} ${right?.description}`,
    location: right?.location ?? null,
    tags: left?.tags ?? [],
    startsAt: null,
    endsAt: null,
    translations,
    askedAs: {},
  }
}

// A linear congruential generator is random enough for mixing and repeats itself exactly.
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
