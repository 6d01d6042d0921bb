import { conceptsInText } from '../../concepts/index.ts'
import { conceptsOf, isOfTopic, leansOn, type Topic } from '../intents/topics.ts'
import { meaningfulWords, wordsOf } from '../retrieval/analyze.ts'
import { type KnowledgeEntry, textOf } from '../retrieval/index.ts'
import type { AnswerInput } from './answer-input.ts'

// From here on a question has something of a title or a phrase.
const LIKE_A_PHRASE = 0.1
/** So near to a concept, a question asks for hardly anything else. */
export const plainly = 0.75
// What an entry is that surely about stands in its title or tags.
const mainly = 0.8

/** Whether the question says anything of the title of an entry, of the ways to ask for it, or of what else it is about. */
export function isNamed(input: AnswerInput, entry: KnowledgeEntry, topic: Topic): boolean {
  const { search } = input
  if (isSpokenOf(input, entry, conceptsOf(topic))) return true
  // "When do you close" is like a way to ask for the café, too.
  if (isPlainly(input, topic)) return sharesTitle(input, entry)
  return search.signals.phrase >= LIKE_A_PHRASE
}

/** Whether a term of one of the topic's concepts stands in the question. */
export function isSaid({ question, language }: AnswerInput, topic: Topic): boolean {
  return [...conceptsInText(question, language)].some((concept) => isOfTopic(topic, concept, false))
}

/** Whether the question is near to a concept of the topic, and so to hardly anything else. */
export function isPlainly({ search }: AnswerInput, topic: Topic): boolean {
  const { concept, nearness } = search.nearestConcept
  return nearness >= plainly && leansOn[topic].includes(concept)
}

/** Whether an entry is mainly about the concept that the question is at least so near to. */
export function isAboutNearest(
  { search, retriever }: AnswerInput,
  entry: KnowledgeEntry,
  least: number,
): boolean {
  const { concept, nearness } = search.nearestConcept
  return nearness >= least && (retriever.understandingOf(entry).get(concept) ?? 0) >= mainly
}

/** Whether the question names something that an entry is about, other than some concepts. */
export function isSpokenOf(
  { question, language, retriever }: AnswerInput,
  entry: KnowledgeEntry,
  others: readonly string[],
): boolean {
  const spoken = conceptsInText(question, language)
  return [...retriever.understandingOf(entry)].some(
    ([concept]) => spoken.has(concept) && !others.includes(concept),
  )
}

/** Whether the question has a word of an entry's title. */
export function sharesTitle({ question, language }: AnswerInput, entry: KnowledgeEntry): boolean {
  const words = (text: string) => meaningfulWords(wordsOf(text, language)).map(({ term }) => term)
  const said = new Set(words(question))
  return words(textOf(entry, language).title).some((word) => said.has(word))
}

/** What an entry says in its title or tags that it is about. */
export function mainConcepts(retriever: AnswerInput['retriever'], entry: KnowledgeEntry): string[] {
  return [...retriever.understandingOf(entry)].flatMap(([concept, sure]) => (sure >= mainly ? [concept] : []))
}
