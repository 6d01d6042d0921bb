import { expect, test } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { languages, locales } from '../../contract/languages.ts'
import type { Texts } from './catalogue.ts'

// The terms are paragraphs and not texts by keys: terms.test.ts reads them.
const files = import.meta.glob<Texts>(['./catalogues/*/*.json', '!./catalogues/*/terms.json'], {
  import: 'default',
  eager: true,
})
const textsIn = (language: string, namespace: string) =>
  files[`./catalogues/${language}/${namespace}.json`] ?? {}

const namespaces = Object.keys(files).flatMap((path) => /\/en\/([\w-]+)\.json$/.exec(path)?.[1] ?? [])
const translations = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => namespaces.map((namespace) => ({ language, namespace })))

// Names of the festival's own places and titles, which its signs show in English everywhere.
const brands = /^(?:tier\.|hub\.(?:fortune-teller|now-showing|gift-aura)\.title$)/
// Words that a language has taken from English, or English from it.
const borrowed: Record<string, RegExp> = {
  companion: /^points\.count$/,
  stations: /^check\.(?:sound\.no|taps\.title)$/,
  admin:
    /^(?:role\.admin|desk\.(?:crew|handle|total|email)|webhooks\.title|people\.field\.tiktokUsername|section\.(?:programme|exports)|report\.points|exports\.(?:format|type|type\.(?:moment|json)|unit\.points)|schedule\.name|kind\.bonus|names\.kind\.installation|editions\.(?:taps|named|name|installations|points|place)|settings\.(?:group\.event|name|logo|terms\.text)|stations\.(?:surface\.tablet|void\.(?:taps|points)))$/,
}

/** Of German, French and Spanish, alone or in a preposition. */
const articles =
  /\b(?:der|die|das|dem|den|des|beim|vom|zum|zur|im|am|ins|fürs|aufs|le|la|du|au|el|al|del) \{\{event\}\}/i

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** Keys of English without their plural endings, and those among them that have some. */
function keysOf(namespace: string): { single: string[]; plural: string[] } {
  const keys = Object.keys(textsIn('en', namespace))
  const plural = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''))
  const single = keys.filter((key) => !(PLURAL.test(key) && plural.includes(key.replace(PLURAL, ''))))
  return { single, plural }
}

function expectedKeys(language: keyof typeof locales, namespace: string): string[] {
  const { single, plural } = keysOf(namespace)
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions()
  return [...single, ...plural.flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))].sort()
}

test('there is a catalogue of every namespace in every language, and no other', () => {
  const expected = languages.flatMap((language) =>
    namespaces.map((namespace) => `./catalogues/${language}/${namespace}.json`),
  )
  expect(Object.keys(files).sort()).toEqual(expected.sort())
})

test.each(translations)(
  '$language/$namespace says everything English says, in every form its numbers take',
  ({ language, namespace }) => {
    expect(Object.keys(textsIn(language, namespace)).sort()).toEqual(expectedKeys(language, namespace))
  },
)

test.each(namespaces)('English itself has every form its numbers take in %s', (namespace) => {
  expect(Object.keys(textsIn('en', namespace)).sort()).toEqual(expectedKeys('en', namespace))
})

test.each(translations)(
  '$language/$namespace keeps the names and numbers of every sentence',
  ({ language, namespace }) => {
    const [original, texts] = [textsIn('en', namespace), textsIn(language, namespace)]
    const wrong = Object.keys(texts).filter((key) => {
      const source = original[key] ?? original[key.replace(PLURAL, '_other')]
      return String(placeholders(texts[key])) !== String(placeholders(source))
    })
    expect(wrong).toEqual([])
  },
)

test.each(translations)(
  '$language/$namespace leaves nothing empty and nothing in English',
  ({ language, namespace }) => {
    const [original, texts] = [textsIn('en', namespace), textsIn(language, namespace)]
    const isBorrowed = (key: string) => brands.test(key) || borrowed[namespace]?.test(key.replace(PLURAL, ''))
    const untranslated = Object.keys(texts).filter(
      (key) => texts[key]?.trim() === '' || (texts[key] === original[key] && !isBorrowed(key)),
    )
    expect(untranslated).toEqual([])
  },
)

test('no article stands before the name of the festival: another one may have another gender, or several', () => {
  const withArticle = Object.entries(files).flatMap(([path, texts]) =>
    Object.keys(texts).filter((key) => articles.test(texts[key] ?? '') && !path.includes('/en/')),
  )
  expect(withArticle).toEqual([])
})

test('refusals read in English as the contract writes them', () => {
  const sentences = Object.entries(errors).map(([code, { message }]) => [`errors.${code}`, message])
  const texts = { ...textsIn('en', 'companion'), ...textsIn('en', 'admin') }
  const ours = Object.entries(texts).filter(([key]) => key.startsWith('errors.'))
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(sentences))
})

test('every text is used, and every text that is used exists', () => {
  const source = sourceText()
  const dynamic = [...source.matchAll(/`([\w.-]+\.)\$\{[^}]+\}([\w.-]*)`/g)].map(
    ([, head = '', tail = '']) => ({ head, tail }),
  )
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) ||
    dynamic.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail))
  const bases = ['companion', 'profile', 'booth', 'hub', 'stage'].flatMap((name) => {
    const { single, plural } = keysOf(name)
    return [...single, ...plural]
  })
  expect(bases.filter((key) => !isUsed(key))).toEqual([])
  const asked = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  expect(asked.filter((key) => !bases.includes(key))).toEqual([])
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function sourceText(): string {
  return Object.values(sources).join('\n')
}
