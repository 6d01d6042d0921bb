import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../contract/languages.ts'

// What the server itself says, in pictures, mails and files; those of the screens are read by web/i18n/catalogue.test.ts.
const folders = [...new Set(globSync('server/*/texts/*.json').map((file) => dirname(file)))]
const translations = folders.flatMap((folder) =>
  languages.filter((language) => language !== 'en').map((language) => ({ folder, language })),
)

const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** The texts of a catalogue by their paths, such as `mail.subject`. */
function textsOf(folder: string, language: string): Map<string, string> {
  const texts = new Map<string, string>()
  const read = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value)
    else for (const [key, below] of Object.entries(value as object)) read(below, [...path, key])
  }
  read(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')), [])
  return texts
}

test('the server has catalogues', () => {
  expect(folders.map((folder) => folder.replaceAll('\\', '/')).sort()).toEqual([
    'server/exports/texts',
    'server/gift-aura/texts',
    'server/notices/texts',
    'server/recap/texts',
  ])
})

test.each(translations)(
  '$folder says in $language all that English says, with its names and numbers',
  ({ folder, language }) => {
    const [original, texts] = [textsOf(folder, 'en'), textsOf(folder, language)]
    expect([...texts.keys()]).toEqual([...original.keys()])
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(original.get(key)))
      // A single brace would be shown as it is.
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/)
    }
  },
)
