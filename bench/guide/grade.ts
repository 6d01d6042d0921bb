import { type Language, languages } from '../../contract/languages.ts'
import { topicsMeant } from '../../server/guide/built-in/index.ts'
import type { Retriever } from '../../server/guide/retrieval/index.ts'
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

/** Asks every question and counts: a refused question is neither right first nor right among three. */
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
  const found = retriever.search(asked.question, asked.language, now)
  const { hits, grounded, confidence } = found
  result.times.push(timeOf(() => retriever.search(asked.question, asked.language, now)))
  const meant = topicsMeant(found, asked.language, retriever, now)
  const titles = hits.map((hit) => hit.entry.title)
  const note = `${asked.question} -> ${titles.slice(0, 3).join(' / ')} (${confidence.toFixed(2)})`
  if (asked.kind === 'unanswerable') {
    result.unanswerable++
    if (grounded) result.failures.push(`answered: ${note}`)
    else result.rightlyRefused++
    if (meant.length > 0) result.offeredInVain++
    return
  }
  const place = titles.findIndex((title) => asked.expected.includes(title))
  result.answerable++
  if (!grounded) result.wronglyRefused++
  if (grounded && place === 0) result.first++
  else
    result.failures.push(
      `${grounded ? 'missed' : 'refused'}: ${note}, expected ${asked.expected.join(' / ')}`,
    )
  const isAmongThree = grounded && place >= 0 && place < 3
  if (isAmongThree) result.three++
  // Where a touch on an offered topic leads.
  const offered = meant.map(
    (topic) => retriever.search(topic, asked.language, now).hits[0]?.entry.title ?? '',
  )
  if (isAmongThree || offered.some((title) => asked.expected.includes(title))) result.offered++
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
