import { expect, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { loadTerms } from './load-terms.ts'
import { termsEdition, termsSections } from './terms-text.ts'

const original = await loadTerms('en')
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []

test('the terms say which they are, and of when', () => {
  expect(termsEdition.version).toMatch(/^\d+\.\d+$/)
  expect(new Date(termsEdition.date).toISOString()).toContain(termsEdition.date)
})

test.each(languages)('the terms are whole in %s', async (language) => {
  const text = await loadTerms(language)
  expect(Object.keys(text.sections)).toEqual([...termsSections])
  expect(placeholders(text.intro)).toEqual(placeholders(original.intro))
  for (const name of termsSections) {
    const [section, source] = [text.sections[name], original.sections[name]]
    expect(section.heading, name).not.toBe('')
    expect(section.body.map(placeholders), name).toEqual(source.body.map(placeholders))
    // Shorter than this is no translation of a paragraph, in the tersest script either.
    for (const [n, paragraph] of section.body.entries()) {
      expect(paragraph.length, `${name} ${n}`).toBeGreaterThan((source.body[n]?.length ?? 0) / 6)
    }
  }
})

test.each(languages.filter((language) => language !== 'en'))(
  'nothing in %s is still English',
  async (language) => {
    const text = await loadTerms(language)
    const english = new Set(
      Object.values(original.sections).flatMap(({ heading, body }) => [heading, ...body]),
    )
    const sentences = Object.values(text.sections).flatMap(({ heading, body }) => [heading, ...body])
    expect(sentences.filter((sentence) => english.has(sentence))).toEqual([])
  },
)
