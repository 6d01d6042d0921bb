import { describe, expect, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { anEntry, tellEntries } from '../../test/entries.ts'
import { eventually } from '../../test/eventually.ts'
import type { Behaviour } from '../../test/offline-twins/openai-server.ts'
import { preparationForFile } from '../../test/prepared-festival.ts'
import { languageOf, preparedTexts, preparesWell } from '../../test/prepared-texts.ts'
import { someOf } from '../../test/size.ts'
import { PHRASES } from './instructions.ts'

const { festival, deps, aFestival, call, work, entry, ask } = await preparationForFile()

describe('a prepared entry', () => {
  test('is found by what a model wrote for it, in every language, without the model', async () => {
    await aFestival(preparesWell, [])
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
    expect(prepared.notAnswered.de).toEqual(preparedTexts.de.notAnswered)
    await tellEntries(festival)
    const found = [{ id: 'garments' }]
    await eventually(async () =>
      expect((await ask('my parka is too warm', 'en')).sources).toMatchObject(found),
    )
    for (const language of someOf(languages, 1)) {
      for (const phrase of someOf<string>(prepared.askedAs[language], 3)) {
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

  test('says what it does not answer until it says something else', async () => {
    await aFestival()
    await call('POST', '', {})
    await work()
    await call('POST', '/accept', { entryId: null })
    expect((await entry()).notAnswered).toMatchObject({ en: preparedTexts.en.notAnswered })
    const missing = async () => (await call('GET')).body.missing.texts
    expect(await missing()).toBeLessThan(languages.length)
    await festival.sql(`UPDATE knowledge_entries SET description = description || ' It is heated.'`)
    await tellEntries({ db: festival.db, deps })
    expect((await entry()).notAnswered).toEqual({})
    expect(await missing()).toBe(languages.length)
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
    replies: (request) => ({ ...preparedTexts[languageOf(request)], ...change }),
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
    expect(german.askedAs).toEqual(preparedTexts.de.phrases)
  })

  test('as phrases that ask for another entry, for help or with made-up numbers, is dropped', async () => {
    const phrases = [
      ...preparedTexts.en.phrases,
      'My Parka is too warm!',
      'where are the toilets',
      'help someone is following me',
      'is it $9',
      'see www.evil.example',
    ]
    const notAnswered = ['where are the toilets', 'my parka is too warm', 'is it $9', 'who won the raffle']
    await aFestival(fault({ phrases, notAnswered }))
    await anEntry(festival, {
      id: 'loos',
      category: 'general',
      title: 'Toilets',
      description: 'Toilets are behind the stage.',
      location: null,
      askedAs: Object.fromEntries(languages.map((language) => [language, Array(PHRASES).fill('wc')])),
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
    expect(english.askedAs).toEqual(preparedTexts.en.phrases)
    expect(english.notAnswered, 'what is answered is no question without an answer').toEqual([
      'who won the raffle',
    ])
  })
})
