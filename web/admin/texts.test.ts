import { expect, test } from 'vitest'
import { type Language, locales } from '../../contract/languages.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { zh } from './texts/zh.ts'

type Texts = Record<string, string>
const original: Texts = en
const translations = Object.entries({ de, es, fr, ja, ko, zh }) as [Language, Texts][]

// Words that a language has taken from English, or English from it.
const borrowed = new Set(['role.admin', 'desk.crew', 'desk.handle', 'kind.bonus', 'desk.total', 'desk.email'])

const PLURAL = /_(?:one|many|other)$/
const pluralBases = Object.keys(original)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.replace(PLURAL, ''))
const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

function expectedKeys(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions()
  const single = Object.keys(original).filter((key) => !PLURAL.test(key))
  const forms = pluralBases.flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
  return [...single, ...forms].sort()
}

test.each(translations)('the dashboard says in %s everything it says in English', (language, texts) => {
  expect(Object.keys(texts).sort()).toEqual(expectedKeys(language))
})

test.each(translations)('%s keeps the names and numbers of every sentence', (_language, texts) => {
  const wrong = Object.keys(texts).filter((key) => {
    const source = original[key] ?? original[key.replace(PLURAL, '_other')]
    return String(placeholders(texts[key])) !== String(placeholders(source))
  })
  expect(wrong).toEqual([])
})

test.each(translations)('%s leaves nothing of the dashboard empty or in English', (_language, texts) => {
  const untranslated = Object.keys(texts).filter(
    (key) => texts[key]?.trim() === '' || (texts[key] === original[key] && !borrowed.has(key)),
  )
  expect(untranslated).toEqual([])
})

const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../staff/*.tsx',
    '../staff/*.ts',
    '../analytics/*.tsx',
    '!./**/*.test.*',
    '!./texts/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('every text of the dashboard is used', () => {
  const source = Object.values(sources).join('\n')
  const heads = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, head = '']) => head)
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) || source.includes(`"${key}"`) || heads.some((head) => key.startsWith(head))
  const bases = Object.keys(original).map((key) => key.replace(PLURAL, ''))
  expect(bases.filter((key) => !isUsed(key))).toEqual([])
})
