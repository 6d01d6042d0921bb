import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { PublicEntry } from '../../../contract/knowledge.ts'
import { type Language, languages, locales } from '../../../contract/languages.ts'
import { checksFor } from './check-answer.ts'
import { entryWords, venueWords } from './evidence.ts'
import { instructionsFor } from './prompt.ts'
import { sentencesOf } from './words.ts'

const file = new URL('../../../data/demo/event-knowledge.csv', import.meta.url)
const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true })
const timeZone = 'America/Los_Angeles'

function entryOf(row: Record<string, string>, language: Language): PublicEntry {
  const translated = (name: string) => row[language === 'en' ? name : `${name}_${language}`] ?? ''
  return {
    id: 'entry',
    category: 'general',
    title: translated('title'),
    description: translated('description'),
    location: row.location || null,
    tags: (row.tags ?? '').split(','),
    startsAt: row.startsAt || null,
    endsAt: row.endsAt || null,
  }
}

function checksOf(entry: PublicEntry, language: Language) {
  return checksFor({
    language,
    question: '?',
    entries: new Map([[entry.id, entryWords(entry, language, timeZone)]]),
    nearestIds: [entry.id],
    venueTime: venueWords(new Date('2026-12-06T04:10:00Z'), language, timeZone),
    names: 'Leon LIVE FEST 2026',
    instructions: instructionsFor(language, 'LIVE FEST 2026'),
  })
}

test.for(languages)('every entry of the demo festival may be answered in its own words in %s', (language) => {
  const refused = rows.flatMap((row) => {
    const entry = entryOf(row, language)
    const answer = sentencesOf(entry.description, locales[language]).slice(0, 3).join('').trim()
    const whole = { answer, sourceIds: ['entry'], relatedTopics: [], grounded: true }
    const objection = checksOf(entry, language).whole(whole)
    return objection ? [`${objection}: ${answer}`] : []
  })
  expect(rows.length).toBeGreaterThan(80)
  expect(refused).toEqual([])
})

/** Those not caught say another number that the entry also contains: the wrong hall, but a hall that is there. */
test.for(languages)('nine of ten changed numbers are caught in %s', (language) => {
  let changed = 0
  let caught = 0
  for (const row of rows) {
    const entry = entryOf(row, language)
    const checks = checksOf(entry, language)
    for (const sentence of sentencesOf(entry.description, locales[language])) {
      for (const { 0: number, index } of sentence.matchAll(/\d+/gu)) {
        const lie = `${sentence.slice(0, index)}${Number(number) + 3}${sentence.slice(index + number.length)}`
        if (entry.description.includes(lie)) continue
        changed += 1
        if (checks.sentence(lie, ['entry'])) caught += 1
      }
    }
  }
  expect(changed).toBeGreaterThan(300)
  expect(caught / changed).toBeGreaterThan(0.9)
})
