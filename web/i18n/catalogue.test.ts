import { expect, test } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { type Language, locales } from '../../contract/languages.ts'
import { de } from './catalogues/de.ts'
import { en } from './catalogues/en.ts'
import { es } from './catalogues/es.ts'
import { fr } from './catalogues/fr.ts'
import { ja } from './catalogues/ja.ts'
import { ko } from './catalogues/ko.ts'
import { zh } from './catalogues/zh.ts'

type Texts = Record<string, string>
const original: Texts = en
const translations: [Language, Texts][] = Object.entries({ de, es, fr, ja, ko, zh }) as [Language, Texts][]

// Names of the festival's own places and titles, which its signs show in English everywhere.
const brands = /^(?:tier\.|hub\.(?:fortune-teller|now-showing|gift-aura)\.title$)/

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const pluralBases = new Set(
  Object.keys(original)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(PLURAL, '')),
)
const isPlural = (key: string) => pluralBases.has(key.replace(PLURAL, '')) && PLURAL.test(key)
const singleKeys = Object.keys(original).filter((key) => !isPlural(key))
const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

function expectedKeys(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions()
  const forms = [...pluralBases].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
  return [...singleKeys, ...forms].sort()
}

test.each(translations)(
  '%s says everything English says, in every form its numbers take',
  (language, texts) => {
    expect(Object.keys(texts).sort()).toEqual(expectedKeys(language))
  },
)

test('English itself has every form its numbers take', () => {
  expect(Object.keys(original).sort()).toEqual(expectedKeys('en'))
})

test.each(translations)('%s keeps the names and numbers of every sentence', (_language, texts) => {
  const wrong = Object.keys(texts).filter((key) => {
    const source = original[key] ?? original[key.replace(PLURAL, '_other')]
    return String(placeholders(texts[key])) !== String(placeholders(source))
  })
  expect(wrong).toEqual([])
})

test.each(translations)('%s leaves nothing empty and nothing in English', (_language, texts) => {
  const untranslated = singleKeys.filter(
    (key) => texts[key]?.trim() === '' || (texts[key] === original[key] && !brands.test(key)),
  )
  expect(untranslated).toEqual([])
})

test('refusals read in English as the contract writes them', () => {
  const sentences = Object.entries(errors).map(([code, { message }]) => [`errors.${code}`, message])
  const ours = Object.entries(original).filter(([key]) => key.startsWith('errors.'))
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
  const bases = [...singleKeys, ...pluralBases]
  expect(bases.filter((key) => !isUsed(key))).toEqual([])
  const asked = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  expect(asked.filter((key) => !bases.includes(key))).toEqual([])
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./catalogues/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function sourceText(): string {
  return Object.values(sources).join('\n')
}
