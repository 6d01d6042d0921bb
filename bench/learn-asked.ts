import { writeFileSync } from 'node:fs'
import { languages } from '../contract/languages.ts'
import { learntFile, packLearnt } from '../server/guide/retrieval/learnt.ts'
import { festivals } from './guide/festivals.ts'
import { learnFrom, teaching } from './guide/learn-asked.ts'

const taught = teaching(festivals())
for (const language of languages) {
  const learnt = learnFrom(taught, language)
  const file = packLearnt(learnt)
  writeFileSync(learntFile(language), file)
  const { asked, classifier } = learnt
  console.log(
    `${language}: ${classifier.texts} texts, ${asked.terms.length} words of ${asked.ends.length} entries, ${file.length >> 10} KiB`,
  )
}
