import type { ConceptIndex } from './concept-index.ts'
import type { ConceptRanker } from './concept-ranker.ts'
import type { WordMatch } from './field-ranker.ts'
import type { Query } from './query.ts'

/** What can be seen of how well the best entry answers a question. */
export type Signals = {
  /** Similarity to the nearest phrase of the entry, its title among them. */
  phrase: number
  /** Whether somebody has written down how people ask for the entry. */
  isPrepared: boolean
  /** Whether it is known what visitors ask beside the entry that none answers. */
  knowsNotAnswered: boolean
  /** Where it is: above 0 if the question is asked like those, below 0 if like what entries answer. */
  notAnswered: number
  /** Above 0 if the question is asked like what festivals seldom answer, below 0 if like what they do. */
  seldomAnswered: number
  /** Word for word one of those that stand beside the entry. */
  isNotAnswered: boolean
  /** Similarity to how people ask for what the entry is about. */
  concept: number
  /** Similarity to how people ask for what the question is most about, as far as the entry is not about that. */
  missed: number
  /** How near what the entry speaks of is to what the question speaks of. */
  topic: number
  /** All that speaks for the entry, by which it came first. */
  total: number
  /** How far it is ahead of the entry that came second: 0 where both are alike, near 1 where nothing else speaks for any other. */
  lead: number
  /** Similarity to how people ask for what festivals have and this one has not. */
  uncovered: number
  /** Similarity to what people ask that is of no festival. */
  beyond: number
  /** Of everything the question is near to, the share of what the entry is about, of what no entry is, and of no festival. */
  conceptShare: number
  uncoveredShare: number
  beyondShare: number
  /** Field score per meaningful word. */
  field: number
  /** Share of what the question says that the entry speaks of. */
  coverage: number
  /** Share of what the question says that no entry has ever heard of. */
  strangers: number
  /** Share of what the question says that is in none of the first three entries, nor in how people ask for what they are about. */
  unexplained: number
  /** Number of meaningful words. */
  words: number
  /** Number of all words, those too that carry no meaning of their own. */
  allWords: number
}

/** What is known of a question and of the entry that came first beside what the rankers say. */
export type KnownSignals = Pick<
  Signals,
  'isPrepared' | 'knowsNotAnswered' | 'notAnswered' | 'isNotAnswered' | 'seldomAnswered'
>

/** What the rankers say of a question, and the order of entries that they came to. */
export type Ranked = {
  query: Query
  order: readonly number[]
  scores: Float32Array
  field: { scores: Float32Array; matches: readonly WordMatch[] }
  phrase: Float32Array
  topic: Float32Array
  /** How near the question is to every concept. */
  near: Float32Array
  concept: ReturnType<ConceptRanker['score']>
}

// A question is a little near to everything: what it is nearest to counts far more.
const sharpness = 4
// A question of two needs may be explained by two entries.
const explainingEntries = 3
// So that of two entries for which next to nothing speaks none is far ahead.
const leastTotal = 0.1
// A word that stands in two phrases of a concept, or more, is one of its own.
const phraseShareFactor = 2

/**
 * Works out the signals of the entry that came first.
 * @param known beside what the rankers say
 * @param library how near words are to the concepts, in the language of the question
 */
export function signalsOf(
  { query, order, scores, field, phrase, topic, near, concept }: Ranked,
  known: KnownSignals,
  concepts: ConceptRanker,
  library: ConceptIndex,
): Signals {
  const top = order[0] ?? 0
  const total = scores[top] ?? 0
  const words = Math.max(1, query.meaningful.length)
  const nearTo = concepts.mostOf(top, near)
  const { concept: nearest, nearness } = concept.nearestConcept
  const nearToAll = near.reduce((sum, value) => sum + value ** sharpness, 0)
  const shareOf = (value: number) => (nearToAll > 0 ? Math.min(1, value ** sharpness / nearToAll) : 0)
  const { matches } = field
  const importance = matches.reduce((sum, match) => sum + match.importance, 0)
  const weigh = (much: (match: WordMatch, at: number) => number) =>
    importance > 0
      ? matches.reduce((sum, match, at) => sum + match.importance * much(match, at), 0) / importance
      : 0
  const unexplained = (match: WordMatch, at: number) => {
    const inConcepts = library.shareOf([query.meaningful[at]?.term ?? ''])
    const explained = order
      .slice(0, explainingEntries)
      .map((entry) => Math.max(match.met(entry), phraseShareFactor * concepts.mostOf(entry, inConcepts)))
    return 1 - Math.min(1, Math.max(0, ...explained))
  }
  return {
    phrase: phrase[top] ?? 0,
    ...known,
    concept: nearTo,
    missed: nearness * (1 - concepts.surenessOf(top, nearest)),
    topic: topic[top] ?? 0,
    total,
    lead: (total - (scores[order[1] ?? -1] ?? 0)) / (total + leastTotal),
    uncovered: concept.uncovered,
    beyond: concept.beyond,
    conceptShare: shareOf(nearTo),
    uncoveredShare: shareOf(concept.uncovered),
    beyondShare: shareOf(concept.beyond),
    field: (field.scores[top] ?? 0) / words,
    coverage: weigh((match) => match.met(top)),
    strangers: weigh((match) => (match.isKnown ? 0 : 1)),
    unexplained: weigh(unexplained),
    words,
    allWords: query.words.length,
  }
}
