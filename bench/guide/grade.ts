import { type Language, languages } from '../../contract/languages.ts'
import { type ComposedAnswer, composeAnswer, topicsMeant } from '../../server/guide/built-in/index.ts'
import { ruleFor } from '../../server/guide/intents/intents.ts'
import { meaningOf } from '../../server/guide/intents/meaning.ts'
import type { Retriever, Search } from '../../server/guide/retrieval/index.ts'
import type { GradedQuestion } from './demo-knowledge.ts'

/** How the guide did on the questions of one language; counts, with the times of its searches in milliseconds. */
export type Grade = {
  language: Language
  answerable: number
  first: number
  three: number
  /** Right among three, or refused and right among the topics that are offered instead. */
  offered: number
  wronglyRefused: number
  unanswerable: number
  rightlyRefused: number
  /** Rightly refused, and something was offered instead. */
  offeredInVain: number
  times: number[]
  failures: string[]
}

/**
 * Asks every question and counts what a visitor is answered: by the entry that was found, or by what the message was taken for.
 * A refused question is neither right first nor right among three; an answer that stands on no entry refuses what has none.
 */
export function grade(retriever: Retriever, questions: readonly GradedQuestion[], now: Date): Grade[] {
  warmUp(retriever, questions, now)
  return languages.map((language) => {
    const result = emptyGrade(language)
    for (const asked of questions.filter((question) => question.language === language))
      ask(retriever, asked, now, result)
    return result
  })
}

/** Times of the searches alone, sorted. */
export function timesOf(retriever: Retriever, questions: readonly GradedQuestion[], now: Date): number[] {
  return grade(retriever, questions, now)
    .flatMap((result) => result.times)
    .sort((left, right) => left - right)
}

// The first question of a language builds its index; that is not part of answering.
function warmUp(retriever: Retriever, questions: readonly GradedQuestion[], now: Date): void {
  for (const { question, language } of questions) retriever.search(question, language, now)
}

function ask(retriever: Retriever, asked: GradedQuestion, now: Date, result: Grade): void {
  const { question, language, expected } = asked
  const search = retriever.search(question, language, now)
  result.times.push(timeOf(() => retriever.search(question, language, now)))
  const { answer, named } = answerTo(asked, search, retriever, now)
  const offered = answer.grounded ? [] : topicsMeant(search, language, retriever, now)
  const note = `${question} -> ${named.join(' / ')} (${search.confidence.toFixed(2)})`
  if (asked.kind === 'unanswerable') {
    result.unanswerable++
    if (answer.sources.length > 0 && !isDeclined(asked, answer)) result.failures.push(`answered: ${note}`)
    else result.rightlyRefused++
    if (offered.length > 0) result.offeredInVain++
    return
  }
  const place = named.findIndex((title) => expected.includes(title))
  result.answerable++
  if (!answer.grounded) result.wronglyRefused++
  if (answer.grounded && place === 0) result.first++
  else
    result.failures.push(
      `${answer.grounded ? 'missed' : 'refused'}: ${note}, expected ${expected.join(' / ')}`,
    )
  const isAmongThree = answer.grounded && place >= 0
  if (isAmongThree) result.three++
  // Where a touch on an offered topic leads.
  const leadTo = offered.map((topic) => retriever.search(topic, language, now).hits[0]?.entry.title ?? '')
  if (isAmongThree || leadTo.some((title) => expected.includes(title))) result.offered++
}

/** The answer that a visitor gets, and the titles of the first three entries that it stands on or that came near. */
function answerTo({ question, language }: GradedQuestion, search: Search, retriever: Retriever, now: Date) {
  const entries = retriever.entries()
  // Only how an answer writes hours depends on the zone.
  const input = { question, language, search, entries, retriever, now, timeZone: 'UTC' }
  const answer = composeAnswer(input)
  const found = search.hits.map((hit) => hit.entry)
  const sources = answer.sources.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? [])
  // An answer to something else than the question was searched for stands on its own entries alone.
  const isFound = answer.grounded ? sources[0] === found[0] : !answer.isFixed
  return { answer, named: (isFound ? found : sources).slice(0, 3).map((entry) => entry.title) }
}

// What Leon must not give is refused, also where an entry says where to turn.
function isDeclined({ question, language }: GradedQuestion, { isFixed }: ComposedAnswer): boolean {
  const { intent } = meaningOf(question, language)
  return isFixed === true && intent !== undefined && ruleFor(intent)?.isDeclined === true
}

// The middle of five runs, because another process on the machine is not part of answering either.
function timeOf(search: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    search()
    return performance.now() - started
  })
  return times.sort((left, right) => left - right)[2] ?? 0
}

function emptyGrade(language: Language): Grade {
  return {
    language,
    answerable: 0,
    first: 0,
    three: 0,
    offered: 0,
    wronglyRefused: 0,
    unanswerable: 0,
    rightlyRefused: 0,
    offeredInVain: 0,
    times: [],
    failures: [],
  }
}
