import { afterEach, expect, test, vi } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { isForToday } from '../../../test/size.ts'
import { createRetriever } from '../retrieval/index.ts'
import { composeAnswer } from './index.ts'

const timeZone = 'America/Los_Angeles'
const now = new Date('2026-12-05T20:10:00-08:00')
const entries = readDemoKnowledge()
const retriever = createRetriever(entries, { timeZone, dayStartsAtHour: 6 })

function answer(question: string, language: Language) {
  const search = retriever.search(question, language, now)
  return composeAnswer({ question, language, search, entries, retriever, now, timeZone })
}

afterEach(() => {
  vi.restoreAllMocks()
})

// Each weighs some 50 kB outside of what the collector weighs: 12,000 questions took 400 MB (2026-11-23).
test.each(languages.filter(isForToday))(
  'an answer makes no format or segmenter that was made before, in %s',
  (language) => {
    const questions = [
      "what's on now",
      'when do Jun and the Lanterns play',
      "what's on tomorrow",
      'qwertz zuiop',
    ]
    const first = questions.map((question) => answer(question, language))
    const made = [
      vi.spyOn(Intl, 'DateTimeFormat'),
      vi.spyOn(Intl, 'Segmenter'),
      vi.spyOn(Intl, 'NumberFormat'),
    ]
    expect(questions.map((question) => answer(question, language))).toEqual(first)
    for (const one of made) expect(one).not.toHaveBeenCalled()
  },
)
