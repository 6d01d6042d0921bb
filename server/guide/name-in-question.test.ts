import { expect, it } from 'vitest'
import { nameInQuestion, spellsGuideName } from './name-in-question.ts'

it.each([
  ['Hey Mia, where is the food?', 'Mia', 'en', 'Hey Leon, where is the food?'],
  ['mia wo gibt es was zu essen', 'Mia', 'de', 'Leon wo gibt es was zu essen'],
  ['Is Miami far?', 'Mia', 'en', 'Is Miami far?'],
  ['보리야, 화장실이 어디야?', '보리', 'ko', '레온야, 화장실이 어디야?'],
  ['보리밥 있어요?', '보리', 'ko', '보리밥 있어요?'],
  ['ミア、トイレはどこ?', 'ミア', 'ja', 'レオン、トイレはどこ?'],
  ['Where is C-3PO (bot)?', 'C-3PO (bot)', 'en', 'Where is Leon?'],
] as const)('%s, said to %s', (question, name, language, asked) => {
  const read = nameInQuestion(question, name, language, [])
  expect(read.asked).toBe(asked)
  expect(read.back(read.asked).toLowerCase()).toBe(question.toLowerCase())
})

it('a name that something at the event has too stays in the question', () => {
  expect(nameInQuestion('When does Mia play?', 'Mia', 'en', [{ title: 'Mia & the Waves' }]).asked).toContain(
    'Mia',
  )
})

it('a phrase that has the name in other letters than the screens is known, so that it is not proposed', () => {
  expect(spellsGuideName('レオンの小屋', 'ja')).toBe(true)
  expect(spellsGuideName('Leonの小屋', 'ja')).toBe(false)
  expect(spellsGuideName("Leon's den", 'en')).toBe(false)
})
