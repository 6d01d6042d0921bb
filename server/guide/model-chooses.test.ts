import { expect, onTestFinished, test } from 'vitest'
import { festivalForTest } from '../../test/build-app.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import { type Behaviour, openAiTwin } from '../../test/offline-twins/openai-server.ts'
import { isFull } from '../../test/size.ts'
import { gatherDeps } from '../gather-deps.ts'

const much = { dailyDollars: 1e3, dailyUnits: 1e9, eventDollars: 1e6, eventUnits: 1e12 }

/** A festival whose many entries have nothing to do with the one that answers, and a model that behaves in one way. */
async function aFestival(count: number, behaviour: Behaviour) {
  const festival = await festivalForTest({ mode: 'live' })
  for (let number = 0; number < count; number++)
    await anEntry(festival, { id: `stall-${number}`, category: 'general', title: `Stall ${number}` })
  await anEntry(festival, {
    id: 'garments',
    category: 'general',
    title: 'Garderobe',
    description: 'The Garderobe beside Gate B keeps coats for $4.',
    location: null,
  })
  const twin = await openAiTwin(behaviour)
  const config = {
    ...festival.deps.config,
    model: { baseUrl: twin.baseUrl, apiKey: 'k', model: 'm', priceInput: 0, priceOutput: 0, budget: much },
  }
  const deps = await gatherDeps({ ...festival.deps, config })
  onTestFinished(() => deps.guide.close())
  await tellEntries({ db: festival.db, deps })
  const ask = (question: string) =>
    deps.guide.answer({ question, language: 'en', spender: { kind: 'nobody' } }, () => undefined)
  const prompt = () => {
    const [, said] = (twin.requests.at(-1)?.body.messages ?? []) as { content: string }[]
    return said?.content ?? ''
  }
  return { festival, deps, ask, twin, prompt }
}

const coats = {
  grounded: true,
  sourceIds: ['garments'],
  answer: 'The Garderobe beside Gate B keeps coats for $4.',
  relatedTopics: [],
}

test('a model finds in the list of everything what no word of the question leads to', async () => {
  const { ask, prompt } = await aFestival(40, { says: coats })
  const answer = await ask('my parka is too hot wrap')
  expect(answer).toMatchObject({ answer: coats.answer, writtenBy: 'model', sources: [{ id: 'garments' }] })
  expect(prompt().match(/"id":"stall-\d+"/g)?.length).toBeGreaterThanOrEqual(40)
})

test.runIf(isFull)('of more than 300 entries the model chooses from the nearest 80', async () => {
  const { ask, prompt, deps } = await aFestival(310, { says: coats })
  const answer = await ask('which stall keeps my coats')
  expect(answer.writtenBy).toBe('model')
  const listed = new Set(prompt().match(/"id":"[a-z0-9-]+"/g))
  expect(listed.size).toBe(80)
  expect((await deps.library.entries()).length).toBe(311)
})

test('an answer to the same question is remembered until an entry changes; one about a moment is not', async () => {
  const { ask, twin, festival, deps } = await aFestival(12, { says: coats })
  await ask('Where are coats kept?')
  const again = await ask('  where are COATS kept ')
  expect(again).toMatchObject({ answer: coats.answer, writtenBy: 'model' })
  expect(twin.requests).toHaveLength(1)
  await ask('Where are coats kept tonight?')
  await ask('Where are coats kept tonight?')
  expect(twin.requests).toHaveLength(3)
  await anEntry(festival, { title: 'Another thing' })
  await tellEntries({ db: festival.db, deps })
  // The index of before answers until the next one is ready.
  await eventually(async () => {
    await ask('Where are coats kept?')
    expect(twin.requests).toHaveLength(4)
  })
})

test.runIf(isFull)(
  'a remembered answer ends in every process with a correction, a new name, another language and the programme',
  async () => {
    const { ask, twin, festival, deps, prompt } = await aFestival(9, { says: coats })
    const { clock } = festival
    const starts = new Date(clock.now().getTime() + 5 * 60_000)
    await anEntry(festival, {
      id: 'show',
      title: 'Late show',
      startsAt: starts,
      endsAt: new Date(starts.getTime() + 9e6),
    })
    await tellEntries({ db: festival.db, deps })
    // The index of before answers until the next one is ready; its answers would be asked for once more.
    let round = 0
    await eventually(async () => {
      round += 1
      await ask(`Coats ${round}?`)
      expect(prompt()).toContain('"id":"show"')
    })
    // Another process over the same database, which hears of everything from this one.
    const other = await gatherDeps({ ...deps, live: deps.live })
    onTestFinished(() => other.guide.close())
    const question = 'Where are coats kept?'
    const spender = { kind: 'nobody' } as const
    const askThere = (language: 'en' | 'de' = 'en') =>
      other.guide.answer({ question, language, spender }, () => undefined)
    /** Asks both processes until each has asked the model once more, and no oftener. */
    const bothAskAgain = async () => {
      const { length } = twin.requests
      await eventually(async () => {
        await ask(question)
        await askThere()
        expect(twin.requests).toHaveLength(length + 2)
      })
    }
    await bothAskAgain()
    await festival.sql(`UPDATE knowledge_entries SET concepts_added = '{lockers}' WHERE id = 'garments'`)
    await tellEntries({ db: festival.db, deps })
    await bothAskAgain()
    await festival.sql(`UPDATE event SET guide_name = 'Mia'`)
    deps.live.announce({ topic: 'event' })
    await bothAskAgain()
    clock.advance({ minutes: 4 })
    const { length } = twin.requests
    await ask(question)
    expect(twin.requests, 'nothing has begun').toHaveLength(length)
    clock.advance({ minutes: 1 })
    await bothAskAgain()
    const before = twin.requests.length
    await askThere('de')
    expect(twin.requests, 'another language is another question').toHaveLength(before + 1)
  },
)

test('a call for help is not the model’s to answer', async () => {
  const { ask, twin } = await aFestival(12, { says: coats })
  expect(await ask('help, someone is following me')).toMatchObject({ writtenBy: 'built-in' })
  expect(twin.requests).toHaveLength(0)
})

test('where the model knows nothing either, the built-in guide says so', async () => {
  const says = { grounded: false, sourceIds: [], answer: 'No idea.', relatedTopics: [] }
  const { ask } = await aFestival(12, { says })
  expect(await ask('who won the chess olympiad')).toMatchObject({ writtenBy: 'built-in', grounded: false })
})
