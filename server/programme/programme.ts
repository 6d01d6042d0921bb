import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PublicEntry } from '../../contract/knowledge.ts'
import type { Language } from '../../contract/languages.ts'
import type { Activity, ActivityKind, When } from '../../contract/programme.ts'
import {
  eventDayOf,
  foldForSearch,
  hasWords,
  momentOf,
  nextOf,
  wordsOf,
} from '../../contract/programme-time.ts'
import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { event } from '../event/table.ts'
import { listPublicInstallations } from '../installations/index.ts'
import { installations } from '../installations/table.ts'
import { inLanguage, type KnowledgeEntry } from '../knowledge/index.ts'
import { listNames } from '../names/index.ts'
import { nameTranslations } from '../names/table.ts'
import { etagOf, type ReadyAnswer } from '../ready-answer.ts'
import { toActivities } from './activities.ts'

const zip = promisify(gzip)

/** Which activities somebody asks for. */
export interface ActivitiesAsked {
  language: Language
  search: string
  category?: ActivityKind | undefined
  when: When
}

/** Which questions somebody looks for. */
export interface FaqsAsked {
  language: Language
  search: string
}

/** The programme as this process knows it; it follows the knowledge and the installations. */
export interface Programme {
  activities(asked: ActivitiesAsked): Promise<ReadyAnswer>
  /** The general entries; a search also finds what the guide would answer from. */
  faqs(asked: FaqsAsked): Promise<ReadyAnswer>
}

/** An item with what a search looks at and what an answer is put together from, written once per language. */
interface Prepared<T> {
  item: T
  words: string
  json: string
}

interface Issue {
  clockAheadMs: number
  entries: KnowledgeEntry[]
  /** Whole answers that many ask for, and prepared items, each by what it is of. */
  made: Map<string, Promise<unknown>>
  minute?: { at: number; made: Map<string, Promise<unknown>> }
}

/** Opens the programme: every language is written when it is first asked for, and again after a change. */
export function createProgramme(deps: Deps): Programme {
  let issue: Issue | undefined
  // Once: the clocks cannot be read at the very same moment.
  const clockAheadMs = atVenue(deps, new Date(0)).getTime()
  const renew = () => {
    issue = undefined
  }
  deps.live.onChange(({ topic }) => {
    // Days of the programme begin and end when the event says so.
    if (topic === 'installations' || topic === 'names' || topic === 'event') renew()
  })
  deps.live.follow({ what: 'the programme', tables: [installations, nameTranslations, event], renew })
  const current = async (): Promise<Issue> => {
    const entries = await deps.library.entries()
    // The library reads anew after a change, so the same list means that nothing has changed.
    if (issue?.entries !== entries) issue = { entries, clockAheadMs, made: new Map() }
    return issue
  }
  return {
    activities: async (asked) => answerActivities(deps, await current(), asked),
    faqs: async (asked) => answerFaqs(deps, await current(), asked),
  }
}

async function answerActivities(deps: Deps, issue: Issue, asked: ActivitiesAsked): Promise<ReadyAnswer> {
  const { language, category, when } = asked
  const search = wordsOf(asked.search)
  const end = `],"clockAheadMs":${issue.clockAheadMs}}`
  const all = await once(issue, `activities ${language}`, () => prepareActivities(deps, issue, language))
  const choose = async () =>
    atTime(deps, await dayOfEvent(deps, issue), all, when).filter(
      ({ item, words }) => (category === undefined || item.kind === category) && hasWords(words, search),
    )
  if (search.length > 0) return write('activities', await choose(), end, false)
  // Whoever looks in the same minute sees the same, for the programme begins and ends on the minute.
  const key = `activities ${language} ${category} ${when}`
  return once(when === 'all' ? issue : thisMinute(deps, issue), `answer ${key}`, async () =>
    write('activities', await choose(), end, true),
  )
}

async function answerFaqs(deps: Deps, issue: Issue, asked: FaqsAsked): Promise<ReadyAnswer> {
  const { language, search } = asked
  const all = await once(issue, `faqs ${language}`, async () =>
    issue.entries
      .filter(({ category }) => category === 'general')
      .map((entry) => prepare(inLanguage(entry, language))),
  )
  const words = wordsOf(search)
  if (words.length === 0) return once(issue, `faqs answer ${language}`, () => write('faqs', all, ']}', true))
  const byMeaning = await searchByMeaning(deps, issue, asked)
  const isNew = ({ item }: Prepared<PublicEntry>) => !byMeaning.some((found) => found.item.id === item.id)
  const byWords = all.filter((faq) => hasWords(faq.words, words) && isNew(faq))
  return write('faqs', [...byMeaning, ...byWords], ']}', false)
}

/** So many entries of other kinds stand among the answers to a search: a toilet is a place and not a question. */
const MOST_OTHERS = 2

/** What the guide would answer from, best first; nothing while its index cannot be asked. */
async function searchByMeaning(
  { guide, log }: Deps,
  { entries }: Issue,
  { language, search }: FaqsAsked,
): Promise<Prepared<PublicEntry>[]> {
  const ids = await guide.search({ question: search, language }).catch((problem: unknown) => {
    log.warn(problem, 'questions are searched by their words alone')
    return []
  })
  const found = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const others = found.filter(({ category }) => category !== 'general').slice(0, MOST_OTHERS)
  return found
    .filter((entry) => entry.category === 'general' || others.includes(entry))
    .map((entry) => prepare(inLanguage(entry, language)))
}

/** What was made in this minute of the programme clock; what was made before is forgotten. */
function thisMinute(deps: Deps, issue: Issue): Pick<Issue, 'made'> {
  const at = Math.floor(deps.programmeClock.now().getTime() / 60_000)
  if (issue.minute?.at !== at) issue.minute = { at, made: new Map() }
  return issue.minute
}

function atTime(
  deps: Deps,
  dayOf: (moment: number) => string,
  all: Prepared<Activity>[],
  when: When,
): Prepared<Activity>[] {
  const now = deps.programmeClock.now().getTime()
  if (when === 'now') return all.filter(({ item }) => momentOf(item, now) === 'now')
  if (when === 'all') return all
  const next = new Set(
    nextOf(
      all.map(({ item }) => item),
      now,
      dayOf(now),
    ),
  )
  return all.filter(({ item }) => next.has(item))
}

async function prepareActivities(
  deps: Deps,
  issue: Issue,
  language: Language,
): Promise<Prepared<Activity>[]> {
  const [places, names, dayOf] = await Promise.all([
    listPublicInstallations(deps.db, deps.programmeClock.now()),
    listNames(deps.db),
    dayOfEvent(deps, issue),
  ])
  return toActivities(issue.entries, places, { language, names }, dayOf).map(prepare)
}

function dayOfEvent(deps: Deps, issue: Issue): Promise<(moment: number) => string> {
  return once(issue, 'day', async () => {
    const { timeZone, dayStartsAtHour } = await requireEvent(deps.db)
    return (moment: number) => eventDayOf(moment, timeZone, dayStartsAtHour)
  })
}

function prepare<T extends { title: string; description: string; location: string | null; tags: string[] }>(
  item: T,
): Prepared<T> {
  const words = foldForSearch([item.title, item.description, item.location ?? '', ...item.tags].join('\n'))
  return { item, words, json: JSON.stringify(item) }
}

async function write(
  name: string,
  items: Prepared<unknown>[],
  end: string,
  willBeShared: boolean,
): Promise<ReadyAnswer> {
  const json = Buffer.from(`{"${name}":[${items.map((item) => item.json).join(',')}${end}`)
  return { etag: etagOf(json), json, gzip: willBeShared ? await zip(json) : undefined }
}

/** Makes something once per issue; what failed is tried again by the next who asks. */
function once<T>({ made }: Pick<Issue, 'made'>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key)
  if (known) return known as Promise<T>
  const making = make()
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}
