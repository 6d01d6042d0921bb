import { fitName } from '../../contract/fit-name.ts'
import type { Answer, ListedEvent, Preference, Recommendation, Source } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import type { Clock } from '../clock.ts'
import { inLanguage, type KnowledgeEntry, type Library } from '../knowledge/index.ts'
import type { Spender } from '../usage/index.ts'
import type { Vectors } from '../vectors/index.ts'
import { composeEventOver, type Ending } from './built-in/index.ts'
import type { Exchange } from './conversation/read-follow-up.ts'
import { followLibrary } from './index-worker/follow-library.ts'
import type { Place } from './index-worker/messages.ts'
import { listEntries, listedOf } from './model/entry-list.ts'
import type { EntryList } from './model/evidence.ts'
import type { ModelWriter } from './model/model-writer.ts'
import { nameInQuestion } from './name-in-question.ts'
import { rememberAnswers } from './remembered-answers.ts'

/** A question to the guide. */
export interface GuideQuestion {
  spender: Spender
  question: string
  language: Language
  /** What was asked before in the same session, newest first. */
  before?: Exchange[] | undefined
  /** Ends the writing when the person goes away. */
  signal?: AbortSignal | undefined
}

/** An answer and what it stands on. */
export interface GuideAnswer {
  answer: string
  relatedTopics: string[]
  sources: Source[]
  grounded: boolean
  /** The answer as a list of the programme, where it is one. */
  programme?: Answer['programme']
  writtenBy: 'built-in' | 'model'
}

/** What a fortune is made for. */
export interface FortuneWish {
  preference: Preference
  language: Language
  /** What the session was recommended before, the latest reading first. */
  seenEntryIds: string[]
  /** What it was told last. */
  before?: string | undefined
  /** The entries of a reading that is told again in another language. */
  entryIds?: string[] | undefined
  /** Another seed, another reading. */
  seed: string
}

/** Leon: he answers and tells fortunes from the event knowledge, with a language model or without. */
export interface Guide {
  /** @param hear gets the words as they come; the answer replaces them */
  answer(asked: GuideQuestion, hear: (text: string) => void): Promise<GuideAnswer>
  fortune(wish: FortuneWish): Promise<{ fortune: string; recommendations: Recommendation[] }>
  /** Ids of the entries that answer a question, best first; none where the guide would say that it does not know. */
  search(asked: { question: string; language: Language }): Promise<string[]>
  /** Indexes anew: days begin at other moments. */
  renew(): void
  /** Those of some phrases that could be added to an entry without taking questions from another one. */
  ownPhrases(asked: { entryId: string; language: Language; phrases: string[] }): Promise<string[]>
  /** Ends the thread of the index, after the answers under way. */
  close(): void
}

/**
 * Creates the guide of this process. Its index worker follows the event knowledge; while a new one is built, the old one answers.
 * @param writer the language model's writer; without it the built-in guide writes
 * @param vectors of an embedding model; without them words alone find
 */
export function createGuide(
  { library, programmeClock }: { library: Library; programmeClock: Clock },
  festival: Place & Ending & { guideName: string },
  { writer, vectors }: { writer?: ModelWriter | undefined; vectors?: Vectors | undefined } = {},
): Guide {
  const index = followLibrary(library, festival, {}, vectors?.ofEntries)
  const withName = (text: string, language: Language) =>
    fitName(text.replaceAll('{{guide}}', festival.guideName), festival.guideName, language)
  const remembered = rememberAnswers<GuideAnswer>()
  const listOfAll = rememberLists(festival)
  return {
    async answer({ spender, question: asked, language, before = [], signal }, hear) {
      const now = programmeClock.now()
      const read = nameInQuestion(
        asked,
        festival.guideName,
        language,
        await library.entries().catch(() => []),
      )
      const task = { kind: 'question', question: read.asked, language, now, before } as const
      const byWords = await index.run(task)
      const { isOfMoment } = byWords.result
      const question = read.back(byWords.result.plain)
      const { isFixed } = byWords.result.composed
      // Calls for help and small talk are answered as ever.
      if (festival.closedAt !== null && !isFixed) {
        const answer = composeEventOver(festival, language)
        hear(answer)
        return { answer, relatedTopics: [], sources: [], grounded: true, writtenBy: 'built-in' }
      }
      let heard = false
      const hearModel = (text: string) => {
        heard = true
        hear(text)
      }
      const asRemembered = {
        entries: byWords.entries,
        festival: JSON.stringify(festival),
        language,
        question,
        now,
      }
      const known = writer && !isFixed && !isOfMoment ? remembered.find(asRemembered) : undefined
      if (known) {
        hear(known.answer)
        return known
      }
      // What is answered in fixed words, such as a call for help, waits for no other server and is told to none.
      const vector = isFixed ? undefined : await vectors?.ofQuestion({ text: question, spender, signal })
      const { result, entries } = vector ? await index.run({ ...task, vector }) : byWords
      const { nearIds } = result
      const composed = { ...result.composed, answer: withName(result.composed.answer, language) }
      const byModel = composed.isFixed
        ? undefined
        : await writer?.write(
            {
              spender,
              question,
              language,
              // Where the words of the question led nowhere, the list of everything is what there is.
              entries: pick(nearIds, entries).map((entry) => inLanguage(entry, language)),
              list: listOfAll(entries, nearIds, language),
              now,
              signal,
            },
            hearModel,
          )
      if (byModel?.grounded) {
        const sources = pick(byModel.sourceIds, entries).map((entry) => toSource(entry, language))
        // Related topics are always the built-in guide's: it knows that it can answer them.
        const { relatedTopics } = composed
        const { answer } = byModel
        const whole = { answer, relatedTopics, sources, grounded: true, writtenBy: 'model' } as const
        if (!isOfMoment) remembered.keep({ ...asRemembered, entries }, whole)
        return whole
      }
      // Words of a model that lost its way are replaced by the whole answer, not followed by it.
      if (!heard) hear(composed.answer)
      const { answer, relatedTopics, sources, grounded, listLead } = composed
      const written = { answer, relatedTopics, sources, grounded, writtenBy: 'built-in' } as const
      if (listLead === undefined) return written
      const ids = sources.map(({ id }) => id)
      const events = pick(ids, entries).map((entry) => toEvent(entry, language))
      return { ...written, programme: { lead: listLead, events } }
    },
    async fortune(wish) {
      const { result } = await index.run({ kind: 'fortune', ...wish, now: programmeClock.now() })
      return { ...result, fortune: withName(result.fortune, wish.language) }
    },
    async search(asked) {
      return (await index.run({ kind: 'search', ...asked, now: programmeClock.now() })).result
    },
    renew: () => index.renew(),
    async ownPhrases(asked) {
      return (await index.run({ kind: 'phrases', ...asked, now: programmeClock.now() })).result
    },
    close: () => index.close(),
  }
}

/** Lists what a model chooses from: everything, or the nearest where that is too much. A list of everything is made once. */
function rememberLists(festival: Place) {
  const known = new WeakMap<KnowledgeEntry[], Map<string, EntryList>>()
  return (entries: KnowledgeEntry[], nearIds: string[], language: Language): EntryList | undefined => {
    const listed = listedOf(entries, () => pick(nearIds, entries))
    if (!listed) return undefined
    const { timeZone } = festival
    const key = `${language} ${timeZone}`
    const list = () =>
      listEntries(
        listed.map((entry) => inLanguage(entry, language)),
        language,
        timeZone,
      )
    if (listed !== entries) return list()
    const lists = known.get(entries) ?? new Map<string, EntryList>()
    known.set(entries, lists)
    const made = lists.get(key) ?? list()
    lists.set(key, made)
    return made
  }
}

function pick(ids: string[], entries: KnowledgeEntry[]): KnowledgeEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function toSource(entry: KnowledgeEntry, language: Language): Source {
  const { id, title, location } = inLanguage(entry, language)
  return { id, title, location }
}

function toEvent(entry: KnowledgeEntry, language: Language): ListedEvent {
  const { id, title, location, startsAt, endsAt } = inLanguage(entry, language)
  return { id, title, location, startsAt, endsAt }
}
