import { afterAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../contract/languages.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import {
  type Behaviour,
  type HeardRequest,
  openAiTwinForFile,
} from '../../test/offline-twins/openai-server.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { isForToday } from '../../test/size.ts'
import { buildApp } from '../app.ts'
import { gatherDeps } from '../gather-deps.ts'
import type { UsageBudget } from '../paid-services.ts'
import { createPreparer } from './index.ts'

const much: UsageBudget = { dailyDollars: 1e3, dailyUnits: 1e9, eventDollars: 1e6, eventUnits: 1e12 }

/** What a model that keeps to its task writes, by language; none of it shares a word with the entry. */
const written: Record<Language, { title: string; description: string; phrases: string[] }> = {
  en: {
    title: '',
    description: '',
    phrases: [
      'my parka is too warm',
      'stash my umbrella',
      'leave the helmet',
      'hang up a blazer',
      'too many layers',
    ],
  },
  de: {
    title: 'Die Garderobe',
    description: 'Die Garderobe neben Tor B bewahrt Mäntel für 4 $ auf, bis 23:30 Uhr.',
    phrases: [
      'Parka loswerden',
      'wohin mit dem Schirm',
      'Helm abgeben',
      'Sakko aufhängen',
      'mir ist zu warm',
    ],
  },
  fr: {
    title: 'Le vestiaire',
    description: 'Le vestiaire à côté de la porte B garde les manteaux pour 4 $ jusqu’à 23 h 30.',
    phrases: [
      'poser ma parka',
      'où laisser mon parapluie',
      'déposer un casque',
      'trop chaud',
      'ranger ma veste',
    ],
  },
  es: {
    title: 'El guardarropa',
    description: 'El guardarropa junto a la puerta B guarda los abrigos por 4 $ hasta las 23:30.',
    phrases: [
      'dejar la parka',
      'dónde dejo el paraguas',
      'guardar un casco',
      'tengo calor',
      'colgar la chaqueta',
    ],
  },
  zh: {
    title: '衣帽间',
    description: 'B门旁边的衣帽间可以寄存外套，收费4美元，开放到23:30。',
    phrases: ['外套放哪里', '雨伞寄存', '头盔放哪儿', '太热了想脱衣服', '挂西装'],
  },
  ja: {
    title: 'クローク',
    description: 'ゲートBの隣のクロークで、コートを4ドルで23:30まで預かります。',
    phrases: [
      '上着を預けたい',
      '傘を置きたい',
      'ヘルメットどこに置く',
      '暑くて脱ぎたい',
      'ジャケットを掛けたい',
    ],
  },
  ko: {
    title: '옷 보관소',
    description: 'B 게이트 옆 옷 보관소에서 코트를 4달러에 23:30까지 맡아 줍니다.',
    phrases: ['외투 맡기고 싶어요', '우산 어디 둬요', '헬멧 맡길 곳', '더워서 벗고 싶어', '재킷 걸 데'],
  },
}

const names: Record<string, Language> = {
  English: 'en',
  Spanish: 'es',
  'Simplified Chinese': 'zh',
  Japanese: 'ja',
  Korean: 'ko',
  French: 'fr',
  German: 'de',
}

/** The language that a request wants. */
function languageOf({ body }: HeardRequest): Language {
  const [system] = body.messages as { content: string }[]
  const name = /Write (.*?) only: plain/.exec(system?.content ?? '')?.[1] ?? ''
  return names[name] ?? 'en'
}

const wellBehaved: Behaviour = { replies: (request) => written[languageOf(request)] }

const complete: readonly Language[] = ['es', 'zh', 'ja', 'ko', 'fr']

/** What people have prepared in these languages, so that nothing is missing there. */
function prepared(of: readonly Language[]) {
  return {
    translations: Object.fromEntries(of.map((one) => [one, { title: 'x', description: 'x' }])),
    askedAs: Object.fromEntries(of.map((one) => [one, Array.from({ length: 14 }, (_, at) => `x${at}`)])),
  }
}

const festival = await festivalForFile({ mode: 'live' })
const twin = await openAiTwinForFile()
const config = {
  ...festival.deps.config,
  model: { baseUrl: twin.baseUrl, apiKey: 'k', model: 'm', priceInput: 1, priceOutput: 10, budget: much },
}
const gathered = await gatherDeps({ ...festival.deps, config })
const deps = { ...gathered, emotion: festival.deps.emotion, webFolder: festival.deps.webFolder }
const app = await buildApp(deps)
afterAll(() => app.close())
const { headers } = await signInAs(festival, 'admin')

/** The festival with one entry that nobody has prepared in English and German, and a model that behaves in some ways. */
async function aFestival(behaviour: Behaviour = wellBehaved, done = complete) {
  await festival.sql('DELETE FROM preparation_runs')
  await festival.sql('DELETE FROM knowledge_entries')
  await festival.sql('DELETE FROM spending')
  await anEntry(festival, {
    id: 'garments',
    category: 'general',
    title: 'Kubba',
    description: 'The Kubba beside Gate B is $4 and lasts until 11:30 PM.',
    location: null,
    ...prepared(done),
  })
  await tellEntries({ db: festival.db, deps })
  twin.requests.length = 0
  twin.behave(behaviour)
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', payload?: object) {
  const answer = await app.inject({
    method,
    url: `/api/admin/preparation${path}`,
    headers: { ...headers, origin: config.publicUrl },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

async function work(stop = new AbortController().signal, budget = much) {
  const model = { ...config.model, budget }
  await (await createPreparer({ ...deps, config: { ...config, model } }))(stop)
}

async function entry() {
  const { body } = await app.inject({ url: '/api/admin/event-knowledge', headers })
  return JSON.parse(body).entries[0]
}

/** Asks the built-in guide, in a process without a model. */
function ask(question: string, language: Language) {
  return festival.deps.guide.answer({ question, language, spender: { kind: 'nobody' } }, () => undefined)
}

describe('a prepared entry', () => {
  test('is found by what a model wrote for it, in every language, without the model', async () => {
    await aFestival(wellBehaved, [])
    expect((await ask('my parka is too warm', 'en')).sources, 'before').toEqual([])
    const { body: before } = await call('GET')
    expect(before).toMatchObject({ model: 'm', missing: { entries: 1, texts: 7 }, run: null })
    expect(before.missing.price.dollars).toBeGreaterThan(0)
    expect(before.left).toEqual({ tokens: 1e9, dollars: 1e3 })
    const started = await call('POST', '', {})
    expect(started).toMatchObject({ status: 201, body: { run: { state: 'writing', texts: { waiting: 7 } } } })
    await work()
    const { body: after } = await call('GET')
    expect(after.run).toMatchObject({ state: 'written', texts: { proposed: 7, waiting: 0, failed: 0 } })
    // Each of seven texts costs what the server counts: 900 tokens at 1 and 60 at 10 dollars a million.
    expect(after.run.used).toEqual({ tokens: 7 * 960, dollars: (7 * 1_500) / 1e6 })
    expect((await entry()).translations, 'nothing is written before somebody has looked').toEqual({})
    expect(await call('POST', '/accept', { entryId: null })).toMatchObject({
      status: 200,
      body: { accepted: 7, changed: 0 },
    })
    const prepared = await entry()
    expect([...prepared.writtenByModel].sort()).toEqual([...languages].sort())
    expect(prepared.translations.de.title).toBe('Die Garderobe')
    await tellEntries(festival)
    const found = [{ id: 'garments' }]
    await eventually(async () =>
      expect((await ask('my parka is too warm', 'en')).sources).toMatchObject(found),
    )
    for (const language of languages.filter(isForToday)) {
      for (const phrase of prepared.askedAs[language]) {
        const { sources } = await ask(phrase, language)
        expect(sources, `${language}: ${phrase}`).toMatchObject(found)
      }
    }
  })

  test('is as it was after the run is undone, but for what somebody has changed', async () => {
    await aFestival()
    await call('POST', '', {})
    await work()
    await call('POST', '/accept', { entryId: 'garments' })
    const { translations, askedAs } = await entry()
    const german = { ...translations.de, title: 'Jackenwache' }
    await festival.sql('UPDATE knowledge_entries SET translations = $1, asked_as = $2', [
      { ...translations, de: german },
      { ...askedAs, en: [...askedAs.en, 'where do coats go'] },
    ])
    expect((await call('DELETE')).body.run.state).toBe('undone')
    expect(await entry()).toMatchObject({
      translations: { de: german },
      askedAs: { en: ['where do coats go'] },
      writtenByModel: [],
    })
    expect(await call('DELETE')).toMatchObject({ status: 409, body: { code: 'preparation_over' } })
  })

  test('that was edited meanwhile is left alone, and a proposal can be edited or thrown away', async () => {
    await aFestival()
    await call('POST', '', {})
    await work()
    const edited = { translation: null, askedAs: ['  wohin   mit dem Mantel '] }
    expect((await call('PUT', '/entries/garments/de', edited)).body).toMatchObject({
      askedAs: ['wohin mit dem Mantel'],
      isEdited: true,
    })
    expect((await call('POST', '/discard', { entryId: 'garments', language: 'en' })).status).toBe(204)
    expect((await call('PUT', '/entries/garments/en', edited)).body.code).toBe('preparation_over')
    const { body } = await call('GET', '/entries')
    expect(body).toMatchObject({ total: 1, entries: [{ id: 'garments', title: 'Kubba' }] })
    expect(body.entries[0].parts).toHaveLength(1)
    await festival.sql(`UPDATE knowledge_entries SET description = 'It is closed.'`)
    expect((await call('POST', '/accept', { entryId: null })).body).toEqual({ accepted: 0, changed: 1 })
    const { description, translations } = await entry()
    expect([description, translations.de]).toEqual(['It is closed.', undefined])
  })
})

describe('what a model writes', () => {
  const fault = (change: object): Behaviour => ({
    replies: (request) => ({ ...written[languageOf(request)], ...change }),
  })
  test.for<[string, Behaviour]>([
    [
      'an hour that the original does not have',
      fault({ description: 'Bis 22:45 Uhr neben Tor B, für 4 $, die Mäntel.' }),
    ],
    ['a link', fault({ description: 'Mehr auf https://evil.example: die Garderobe neben Tor B für 4 $.' })],
    [
      'another language',
      fault({
        description: 'The cloakroom beside Gate B keeps all of the coats for $4 and is open until 11:30 PM.',
      }),
    ],
    [
      'a text that is far too long',
      fault({ description: 'Die Garderobe neben Tor B bewahrt Mäntel auf. '.repeat(40) }),
    ],
  ])('as a translation with %s is not kept, and what is right of it is', async ([, behaviour]) => {
    await aFestival(behaviour)
    await call('POST', '', {})
    await work()
    const { body } = await call('GET', '/entries')
    const german = body.entries[0].parts.find((part: { language: string }) => part.language === 'de')
    expect(german).toMatchObject({ translation: null, problem: 'translation' })
    expect(german.askedAs).toEqual(written.de.phrases)
  })

  test('as phrases that ask for another entry, for help or with made-up numbers, is dropped', async () => {
    const phrases = [
      ...written.en.phrases,
      'My Parka is too warm!',
      'where are the toilets',
      'help someone is following me',
      'is it $9',
      'see www.evil.example',
    ]
    await aFestival(fault({ phrases }))
    await anEntry(festival, {
      id: 'loos',
      category: 'general',
      title: 'Toilets',
      description: 'Toilets are behind the stage.',
      askedAs: Object.fromEntries(languages.map((language) => [language, Array(14).fill('wc')])),
      translations: Object.fromEntries(languages.map((one) => [one, { title: 'WC', description: 'WC' }])),
    })
    await tellEntries({ db: festival.db, deps })
    await eventually(async () =>
      expect(
        await deps.guide.ownPhrases({
          entryId: 'garments',
          language: 'en',
          phrases: ['where are the toilets'],
        }),
      ).toEqual([]),
    )
    await call('POST', '', {})
    await work()
    const { body } = await call('GET', '/entries')
    const english = body.entries[0].parts.find((part: { language: string }) => part.language === 'en')
    expect(english.askedAs).toEqual(written.en.phrases)
  })
})

describe('a run', () => {
  test('goes on where it was when its process was killed, and is written by one process at a time', async () => {
    await aFestival({ hangs: true })
    await call('POST', '', {})
    const killed = new AbortController()
    const dying = work(killed.signal)
    await eventually(() => expect(twin.requests, 'both texts at once').toHaveLength(2))
    await work()
    expect(twin.requests, 'another process does not write meanwhile').toHaveLength(2)
    killed.abort()
    await dying
    twin.behave(wellBehaved)
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'written', texts: { proposed: 2 } })
    const [row] = await festival.sql<{ writer: string | null }>('SELECT writer FROM preparation_runs')
    expect(row?.writer).toBeNull()
  })

  test('is paused and goes on, and is ended with what is written', async () => {
    await aFestival()
    await call('POST', '', {})
    expect((await call('POST', '', {})).body.code).toBe('preparation_open')
    expect((await call('PATCH', '', { state: 'paused' })).body.run).toMatchObject({ pausedBy: 'staff' })
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'paused', texts: { waiting: 2 } })
    expect((await call('PATCH', '', { state: 'writing' })).body.run.state).toBe('writing')
    await call('PATCH', '', { state: 'paused' })
    const { body } = await call('PATCH', '', { state: 'written' })
    expect(body.run).toMatchObject({ state: 'written', texts: { discarded: 2 } })
    expect((await call('PATCH', '', { state: 'writing' })).body.code).toBe('preparation_over')
    expect((await call('POST', '/accept', { entryId: null })).body.code).toBe('preparation_over')
  })

  test('stops where the budget ends', async () => {
    await aFestival()
    await call('POST', '', {})
    await work(undefined, { ...much, dailyUnits: 3_000 })
    expect((await call('GET')).body.run).toMatchObject({ state: 'paused', pausedBy: 'budget' })
    expect(twin.requests.length).toBeLessThan(2)
  })

  test('leaves a busy server alone for as long as it says', async () => {
    await aFestival({ status: 429, retryAfter: 60 })
    await call('POST', '', {})
    await work()
    const heard = twin.requests.length
    await work()
    expect(twin.requests.length).toBe(heard)
    twin.behave(wellBehaved)
    festival.clock.advance({ seconds: 61 })
    await work()
    expect((await call('GET')).body.run).toMatchObject({ state: 'written', texts: { proposed: 2 } })
  })

  test.for<[string, Behaviour]>([
    ['breaks', { status: 500 }],
    ['answers with a web page', { status: 200, body: '<html>hello</html>' }],
    ['breaks off', { says: 'x', cutAfter: 1 }],
    ['does not know our key', { status: 401 }],
    ['floods us', { says: 'x'.repeat(400_000) }],
    ['talks instead of writing JSON', { says: 'Sure! Here are some phrases.' }],
    ['writes another JSON', { says: { phrases: 'many' } }],
  ])('with a server that %s ends or pauses, and writes nothing', async ([, behaviour]) => {
    await aFestival(behaviour)
    await call('POST', '', {})
    for (let looks = 0; looks < 8; looks += 1) {
      await work()
      festival.clock.advance({ seconds: 130 })
    }
    const { run } = (await call('GET')).body
    expect(['paused', 'written']).toContain(run.state)
    if (run.state === 'paused') expect(run.pausedBy).toBe('model')
    else expect(run.texts.failed).toBe(2)
    const { translations, askedAs } = await entry()
    expect([translations.de, askedAs.en]).toEqual([undefined, undefined])
  })
})
