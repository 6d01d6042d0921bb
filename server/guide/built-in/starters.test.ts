import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { festivals } from '../../../bench/guide/festivals.ts'
import { languages } from '../../../contract/languages.ts'
import { someOf } from '../../../test/size.ts'
import { createRetriever } from '../retrieval/index.ts'
import { composeAnswer } from './index.ts'

const starter = (id: string) => `guide.ask.starter.${id}`

// What the product itself puts forward at an event that has given no questions of its own.
test.each(languages)(
  'at a festival of another name, what stands ready to be asked is answered in %s',
  (language) => {
    const catalogue = new URL(`../../../web/i18n/catalogues/${language}/companion.json`, import.meta.url)
    const texts: Record<string, string> = JSON.parse(readFileSync(catalogue, 'utf8'))
    for (const { name, entries, place, now } of someOf(festivals(), 3)) {
      const retriever = createRetriever(entries, place)
      const answerTo = (key: string) => {
        const question = texts[key] ?? ''
        const search = retriever.search(question, language, now)
        const { timeZone } = place
        return composeAnswer({ question, language, search, entries, retriever, now, timeZone })
      }
      expect.soft(answerTo(starter('now')).listLead, `${name}: now`).toBeTruthy()
      const isWritten = retriever.entriesAbout(['toilets'], 'mentions').length > 0
      expect.soft(answerTo(starter('toilets')).grounded, `${name}: toilets`).toBe(isWritten)
    }
  },
)
