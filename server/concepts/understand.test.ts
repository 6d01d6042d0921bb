import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../contract/languages.ts'
import tagWords from './library/tags.json' with { type: 'json' }
import { readConcepts } from './library.ts'
import { mainConcepts } from './main-concepts.ts'
import { understandMore, type WrittenEntry } from './understand.ts'

const entry = (written: Partial<WrittenEntry>): WrittenEntry => ({
  title: '',
  description: '',
  location: null,
  tags: [],
  translations: {},
  ...written,
})

const mainly = (written: Partial<WrittenEntry>, ...read: Language[]) => {
  const understood = read.reduce(
    (before, language) => understandMore(before, entry(written), language),
    new Map() as ReturnType<typeof understandMore>,
  )
  return [...understood].filter(([, sure]) => sure >= 0.7).map(([concept]) => concept)
}

describe('the library of concepts', () => {
  test.each(languages)('names every concept in %s, once, and says how people ask for it', (language) => {
    const concepts = readConcepts(language)
    const ids = concepts.map(({ id }) => id)
    expect(ids).toEqual(readConcepts('en').map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(concepts.filter(({ name }) => name.trim() === '')).toEqual([])
    expect(concepts.filter(({ asked }) => asked.length < 25).map(({ id }) => id)).toEqual([])
    expect(concepts.length).toBeGreaterThanOrEqual(220)
  })

  test('every phrase belongs to one concept', () => {
    for (const language of languages) {
      const owners = new Map<string, string>()
      const twice: string[] = []
      for (const { id, asked } of readConcepts(language))
        for (const phrase of asked) {
          const key = phrase.toLowerCase()
          if (owners.has(key)) twice.push(`${phrase} (${owners.get(key)}, ${id})`)
          owners.set(key, id)
        }
      expect(twice, language).toEqual([])
    }
  })

  test('every concept has a description', () => {
    const folder = new URL('./library/descriptions/', import.meta.url)
    const described = readdirSync(folder).flatMap((file) => {
      const written: Record<string, string> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      return Object.keys(written).filter((id) => written[id])
    })
    expect(described.sort()).toEqual(
      readConcepts('en')
        .map(({ id }) => id)
        .sort(),
    )
  })

  test.each(languages)(
    'has words for tags in %s that are of known concepts and no terms of them',
    (language) => {
      const terms = new Map(readConcepts(language).map(({ id, terms }) => [id, terms]))
      for (const [id, words] of Object.entries(tagWords))
        for (const word of (words as Partial<Record<Language, string[]>>)[language] ?? [])
          expect(terms.get(id)?.includes(word), `${id}: ${word}`).toBe(false)
    },
  )

  test.each(languages)('knows no stage and no act of the demo festival in %s', (language) => {
    const words = readConcepts(language).flatMap(({ name, terms, asked }) => [name, ...terms, ...asked])
    const own =
      /aurora|pulse stage|grwm|luz marea|dreampop|static bloom|livefest|live fest|battle arena|chill garden/i
    expect(words.filter((text) => own.test(text))).toEqual([])
  })
})

describe('an entry', () => {
  test('is about what its title names', () => {
    expect(mainly({ title: 'Lockers and Phone Charging' }, 'en')).toEqual(['lockers', 'phone-charging'])
  })

  test('that names an hour names no limit of age', () => {
    const description = 'The market runs daily until 18:00. On Fridays there is mulled wine for 18 euros.'
    const translations = {
      de: { title: 'Öffnungszeiten', description: 'Freitags ab 18 Uhr, samstags ab 16 Uhr.' },
    }
    const understood = understandMore(
      understandMore(new Map(), entry({ title: 'Market hours', description, translations }), 'en'),
      entry({ title: 'Market hours', description, translations }),
      'de',
    )
    expect(understood.get('opening-hours')).toBe(1)
    expect(understood.has('age-limit')).toBe(false)
  })

  test('is understood in whichever languages it is written in', () => {
    const translations = {
      de: { title: 'Fundsachen', description: '' },
      ja: { title: '忘れ物', description: '' },
    }
    expect(mainly({ title: 'The Blue Box', translations }, 'en')).not.toContain('lost-property')
    expect(mainly({ title: 'The Blue Box', translations }, 'en', 'de')).toContain('lost-property')
    expect(mainly({ title: 'The Blue Box', translations }, 'en', 'ja')).toContain('lost-property')
  })

  test.each([
    ['de', 'Garderobe', 'Jacken und Taschen bewahren wir für dich auf, am Tor und bei der Bühne.'],
    ['fr', 'Objets trouvés', 'Les objets perdus sont gardés à la mairie jusqu’au dimanche pour vous.'],
    ['ja', '忘れ物', '落とし物はメインゲートの横でお預かりしています。'],
  ])('whose original is not English is read in its own language: %s', (_, title, description) => {
    const understood = understandMore(new Map(), entry({ title, description }), 'en')
    expect(understood.get('cloakroom') ?? understood.get('lost-property')).toBe(1)
  })

  test.each<[string[], string]>([
    [['lockers'], 'lockers'],
    [['hours', 'opening'], 'opening-hours'],
    [['lost', 'children'], 'lost-child'],
    [['firstaid'], 'first-aid'],
    [['water'], 'drinking-water'],
  ])('is about what its tags %j say, alone or together', (tags, concept) => {
    expect(mainly({ title: 'Where the Fox Lives', tags }, 'en')).toContain(concept)
  })

  test.each<[Language, string, string]>([
    ['en', 'Children and age limits', 'age-limit'],
    ['es', 'Sillas de ruedas y adoquines', 'wheelchair-access'],
    ['fr', "Points d'eau", 'hand-washing'],
    ['de', 'Kinder und Altersgrenzen', 'age-limit'],
    ['de', 'So laufen die Signierstunden', 'autographs'],
  ])('is understood by the plural of a term: %s, %s', (language, title, concept) => {
    const translations = { [language]: { title, description: '' } }
    expect(mainly({ title, translations }, language)).toContain(concept)
  })

  test.each<[Language, string, string]>([
    ['es', 'La entrada principal', 'tickets'],
    ['de', 'Bar oder Karte', 'go-karts'],
  ])('is not understood by the singular of a term in the plural: %s, %s', (language, title, concept) => {
    const translations = { [language]: { title, description: '' } }
    expect(mainly({ title, translations }, language)).not.toContain(concept)
  })

  test('has tags in English or in the language of its original', () => {
    const german = {
      title: 'Wo der Fuchs wohnt',
      description: 'Das Haus steht neben der Wiese und ist für alle.',
    }
    expect(mainly({ ...german, tags: ['Wasser'] }, 'en')).toContain('drinking-water')
    expect(mainly({ ...german, tags: ['water'] }, 'en')).toContain('drinking-water')
    expect(mainly({ title: 'Where the Fox Lives', tags: ['Wasser'] }, 'en')).not.toContain('drinking-water')
  })

  test('is about what staff say, in every language', () => {
    const translations = { de: { title: 'Schließfächer', description: '' } }
    const corrected = { translations, conceptsAdded: ['sauna'], conceptsRemoved: ['lockers'] }
    expect(mainly({ title: 'Lockers', ...corrected }, 'en', 'de')).toEqual(['sauna'])
    expect(mainConcepts(entry({ title: 'Lockers', ...corrected }))).toEqual(['sauna'])
  })

  test('is not about what one of its languages mentions', () => {
    const translations = {
      de: { title: 'Garderobe', description: 'Neben der Sauna.' },
      fr: { title: 'Vestiaire', description: 'Ouvert tard.' },
    }
    expect(mainConcepts(entry({ title: 'Cloakroom', translations }))).toEqual(['cloakroom'])
  })

  test('written in German is found by the parts of a compound', () => {
    const translations = { de: { title: 'Das Garderobenhaus am Tor', description: '' } }
    expect(mainly({ title: 'House', translations }, 'de')).toContain('cloakroom')
  })

  test('is not about the place beside which it stands', () => {
    const beside = { description: 'Ring the bell at the Ferry Landing.', location: 'Ferry Landing' }
    expect(mainly({ title: 'Bell', ...beside }, 'en')).not.toContain('ferry')
  })
})
