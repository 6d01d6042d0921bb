import type { Language } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../knowledge/index.ts'

/** Which question an answer belongs to. */
interface Asked {
  /** The entries that it was answered from: another list of them is another state of the knowledge. */
  entries: KnowledgeEntry[]
  /** What else an answer says of the festival: its names, its days, its zone. */
  festival: string
  language: Language
  question: string
  /** The programme clock's time. */
  now: Date
}

/** Answers that were paid for, for whoever asks the same. */
export interface RememberedAnswers<T> {
  find(asked: Asked): T | undefined
  keep(asked: Asked, answer: T): void
}

const MOST = 1_000

/** "It is open until midnight" is true for a while. */
const LIFETIME_MS = 10 * 60_000

/** Longer questions are told by somebody and asked by nobody else. */
const LONGEST = 200

/**
 * Remembers the latest answers of this process until an entry or the festival changes, or something of the programme
 * begins or ends, and for ten minutes at the most.
 */
export function rememberAnswers<T>(): RememberedAnswers<T> {
  let state: KnowledgeEntry[] | undefined
  let moments: number[] = []
  const answers = new Map<string, { answer: T; at: number }>()
  return {
    find({ entries, festival, language, question, now }) {
      if (entries !== state) return undefined
      const known = answers.get(keyOf(festival, language, question))
      const age = known ? now.getTime() - known.at : 0
      if (!known || age < 0 || age >= LIFETIME_MS) return undefined
      return moments.some((moment) => moment > known.at && moment <= now.getTime()) ? undefined : known.answer
    },
    keep({ entries, festival, language, question, now }, answer) {
      if (entries !== state) {
        answers.clear()
        moments = momentsOf(entries)
      }
      state = entries
      if (question.length > LONGEST || isPersonal(question)) return
      const key = keyOf(festival, language, question)
      // The last one that was written stands last.
      answers.delete(key)
      answers.set(key, { answer, at: now.getTime() })
      const [oldest] = answers.keys()
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
    },
  }
}

/** Addresses, handles and long numbers are somebody's. */
function isPersonal(question: string): boolean {
  return question.includes('@') || /\d[\d\s-]{5,}/u.test(question)
}

/** When something begins or ends: what was still open is over then. */
function momentsOf(entries: readonly KnowledgeEntry[]): number[] {
  return entries.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].flatMap((moment) => (moment === null ? [] : [Date.parse(moment)])),
  )
}

/** The same words are the same question, however they are capitalised and punctuated. */
function keyOf(festival: string, language: Language, question: string): string {
  const words =
    question
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}$€£¥%+]+/gu) ?? []
  return `${festival} ${language} ${words.join(' ')}`
}
