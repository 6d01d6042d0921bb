import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'

const file = new URL('../../../data/demo/event-knowledge.csv', import.meta.url)
const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true })

/** The check is only worth something if it reads an hour, a price and a day in every language alike. */
test.for(['es', 'zh', 'ja', 'ko', 'fr', 'de'] as const)(
  'the hours, prices and days of the demo festival are read alike in English and in %s',
  (language) => {
    const differing = rows.filter((row) => {
      const original = factsOf(`${row.title}. ${row.description}`, 'en')
      const translated = factsOf(`${row[`title_${language}`]}. ${row[`description_${language}`]}`, language)
      const minutes = new Set(original.times.flat())
      return !(
        translated.times.every((time) => time.some((at) => minutes.has(at))) &&
        [...translated.prices].every((price) => price === 'free' || original.prices.has(price)) &&
        [...translated.weekdays].every((day) => original.weekdays.has(day))
      )
    })
    expect(rows.length).toBeGreaterThan(80)
    expect(differing.map((row) => row.title)).toEqual([])
  },
)
