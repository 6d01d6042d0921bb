import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GradedQuestion } from '../../../bench/guide/demo-knowledge.ts'
import { festivals } from '../../../bench/guide/festivals.ts'
import { simulateVectors } from '../../../bench/guide/simulated-vectors.ts'
import type { Language } from '../../../contract/languages.ts'
import { isFull } from '../../../test/size.ts'
import { createRetriever, type KnowledgeEntry, type Retriever } from './index.ts'

const [, festival] = festivals()
if (!festival) throw new Error('There is no festival to change.')
const { place, now } = festival
const written = festival.prepared ?? festival.entries
const languages: Language[] = ['en', 'de', 'ja']
const questions = festival.sets
  .flatMap(([, set]) => set)
  .filter(({ language }) => languages.includes(language))

// With up to twelve changes among so few entries, an index that was built anew weighs the rest a little otherwise. In 100
// series 99.4 % of the first hits were the same, and 95 % (three questions other than anew) in the worst.
const leastAgreement = 0.9

type Step = { kind: 'edit' | 'retire' | 'add' | 'bring back'; at: number; with: number }
const steps = fc.array(
  fc.array(
    fc.record({
      kind: fc.constantFrom<Step['kind'][]>('edit', 'retire', 'add', 'bring back'),
      at: fc.nat(1_000),
      with: fc.nat(1_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 1, maxLength: 4 },
)

type State = { entries: KnowledgeEntry[]; retired: KnowledgeEntry[]; made: number }

/** What staff make of the entries in one step. */
function after({ entries, retired, made }: State, step: Step): State {
  const at = step.at % entries.length
  const own = entries[at] as KnowledgeEntry
  const other = written[step.with % written.length] as KnowledgeEntry
  if (step.kind === 'edit')
    return {
      entries: entries.with(at, {
        ...own,
        description: `${other.description} Quokka${made}.`,
        tags: other.tags,
      }),
      retired,
      made: made + 1,
    }
  if (step.kind === 'retire' && entries.length > 20)
    return { entries: entries.toSpliced(at, 1), retired: [...retired, own], made }
  const back = retired[step.with % Math.max(1, retired.length)]
  if (step.kind === 'bring back' && back)
    return { entries: entries.toSpliced(at, 0, back), retired: retired.filter((one) => one !== back), made }
  const added = { ...other, id: `added-${made}`, title: `Wombat${made} ${other.title}`, translations: {} }
  return { entries: entries.toSpliced(at, 0, added), retired, made: made + 1 }
}

function tell(
  retriever: Retriever,
  before: readonly KnowledgeEntry[],
  entries: readonly KnowledgeEntry[],
): void {
  const changed = entries.filter((entry) => !before.includes(entry))
  retriever.change(
    changed,
    entries.map(({ id }) => id),
  )
}

test('a retriever that was told of changes answers as one that was built anew does', () => {
  fc.assert(
    fc.property(steps, (series) => {
      const told = createRetriever(written, place)
      for (const language of ['en', 'de'] as const) told.search('first question', language, now)
      let state: State = { entries: written, retired: [], made: 0 }
      for (const change of series) {
        const before = state.entries
        state = change.reduce(after, state)
        tell(told, before, state.entries)
      }
      const anew = createRetriever(state.entries, place)
      expect(told.entries()).toEqual(state.entries)
      expect(told.entriesAbout(['lockers', 'tram'], 'mentions')).toEqual(
        anew.entriesAbout(['lockers', 'tram'], 'mentions'),
      )
      let same = 0
      for (const { question, language } of questions) {
        const { hits, nearIds } = told.search(question, language, now)
        expect(hits.filter(({ entry }) => !state.entries.includes(entry))).toEqual([])
        expect(new Set(nearIds).size).toBe(nearIds.length)
        if (hits[0]?.entry.id === anew.search(question, language, now).hits[0]?.entry.id) same += 1
      }
      expect(same / questions.length).toBeGreaterThanOrEqual(leastAgreement)
      for (const entry of state.entries.filter((one) => !written.includes(one))) {
        const [word] = /Quokka\d+|Wombat\d+/.exec(`${entry.title} ${entry.description}`) ?? ['']
        for (const language of ['en', 'ja'] as const) {
          const { hits } = told.search(`${word} ${entry.title}`, language, now)
          expect(hits.map((hit) => hit.entry.id)).toContain(entry.id)
        }
      }
    }),
    { numRuns: isFull ? 12 : 3 },
  )
})

const quiet: KnowledgeEntry = {
  ...(written[0] as KnowledgeEntry),
  id: 'quiet',
  title: 'Flotation Tank',
  description: 'Nobody hears anything in there.',
  translations: {},
  askedAs: { en: ['somewhere without any noise at all', 'can i hear nothing for an hour'] },
}

test('a new entry is found by its phrases, and a word that it brought is corrected to until it is gone', () => {
  const retriever = createRetriever(written, place)
  const first = (question: string) => retriever.search(question, 'en', now)
  expect(first('flotatoin').signals.strangers).toBe(1)
  tell(retriever, written, [...written, quiet])
  expect(first('can i hear nothing for an hour').hits[0]?.entry).toBe(quiet)
  expect(first('can i hear nothing for an hour').grounded).toBe(true)
  expect(first('flotatoin').hits[0]?.entry).toBe(quiet)
  tell(retriever, [...written, quiet], written)
  expect(first('can i hear nothing for an hour').hits.map(({ entry }) => entry)).not.toContain(quiet)
  expect(first('flotatoin').signals.strangers).toBe(1)
})

test('phrases that entries are given one after the other weigh as if all had been there at once', () => {
  const plain = written.map((entry) => ({ ...entry, askedAs: {} }))
  const told = createRetriever(plain, place)
  told.search('first question', 'en', now)
  written.forEach((_, at) => {
    const next = [...written.slice(0, at + 1), ...plain.slice(at + 1)]
    told.change(
      [written[at] as KnowledgeEntry],
      next.map(({ id }) => id),
    )
  })
  const anew = createRetriever(written, place)
  const totalOf = (retriever: Retriever) =>
    retriever.search('where can i charge my phone', 'en', now).signals.total
  expect(totalOf(told) / totalOf(anew)).toBeCloseTo(1, 1)
})

test('what is on follows a time that was changed', () => {
  const on = {
    ...quiet,
    startsAt: new Date(now.getTime() - 6e5).toISOString(),
    endsAt: new Date(now.getTime() + 6e5).toISOString(),
  }
  const retriever = createRetriever(written, place)
  const titles = () =>
    retriever.search("what's on right now?", 'en', now).hits.map(({ entry }) => entry.title)
  expect(titles()).not.toContain('Flotation Tank')
  tell(retriever, written, [...written, on])
  expect(titles()).toContain('Flotation Tank')
  tell(retriever, [...written, on], [...written, { ...on, startsAt: null, endsAt: null }])
  expect(titles()).not.toContain('Flotation Tank')
})

test('vectors are those of the entries that they were made of, before and after a change', () => {
  const right: GradedQuestion = {
    question: 'zzzz',
    language: 'en',
    kind: 'answerable',
    expected: [written[7]?.title ?? ''],
  }
  const retriever = createRetriever(written, place)
  const search = () => retriever.search('zzzz', 'en', now, vectorOf(right)).hits[0]?.entry.id
  const { layout, vectorOf } = simulateVectors(written, 0)
  retriever.takeVectors(layout)
  expect(search()).toBe(written[7]?.id)
  // Another order and an entry less: the vectors of before are still those of the same entries.
  const fewer = [...written.slice(1).reverse()]
  tell(retriever, written, fewer)
  expect(search()).toBe(written[7]?.id)
  const again = simulateVectors(fewer, 0)
  retriever.takeVectors(again.layout)
  expect(retriever.search('zzzz', 'en', now, again.vectorOf(right)).hits[0]?.entry.id).toBe(written[7]?.id)
  const without = fewer.filter((entry) => entry !== written[7])
  tell(retriever, fewer, without)
  expect(retriever.search('zzzz', 'en', now, again.vectorOf(right)).nearIds).not.toContain(written[7]?.id)
})

test('an id that nobody knows changes nothing', () => {
  const retriever = createRetriever(written, place)
  expect(() => retriever.change([], ['nobody'])).toThrow('nobody')
  expect(retriever.entries()).toEqual(written)
})
