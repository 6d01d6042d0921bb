import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../../../contract/languages.ts'

const folder = (name: string) => new URL(`./${name}`, import.meta.url)

/** A message, and what its author meant. */
export type Example = { language: Language; message: string; label: string }

/** The messages that people wrote for the classifier to learn from. */
export function readExamples(): Example[] {
  return languages.flatMap((language) =>
    readFileSync(folder(`examples/${language}.tsv`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [label = '', message = ''] = line.split('\t')
        return { language, message, label }
      }),
  )
}

/** What weights are learnt from, as a SHA-256 of the examples and the groups of words. */
export function fingerprintOfExamples(): Buffer {
  const sum = createHash('sha256').update(readFileSync(folder('words/everywhere.json')))
  for (const language of languages)
    for (const file of [`examples/${language}.tsv`, `words/${language}.json`])
      sum.update(readFileSync(folder(file)))
  return sum.digest()
}
