import { expect, it } from 'vitest'
import { fitName } from './fit-name.ts'

it.each([
  ['Leon', 'Leon이 답해요. 난 Leon이야! Leon과의 대화'],
  ['Mia', 'Mia가 답해요. 난 Mia야! Mia와의 대화'],
  ['보리', '보리가 답해요. 난 보리야! 보리와의 대화'],
  ['달님', '달님이 답해요. 난 달님이야! 달님과의 대화'],
  ['Max', 'Max가 답해요. 난 Max야! Max와의 대화'],
  ['K-9', 'K-9가 답해요. 난 K-9야! K-9와의 대화'],
  ['ミア', 'ミア이(가) 답해요. 난 ミア이야(야)! ミア과의(와의) 대화'],
])('Korean particles fit %s', (name, fitting) => {
  expect(fitName(`${name}이 답해요. 난 ${name}이야! ${name}과의 대화`, name, 'ko')).toBe(fitting)
})

it('what merely begins like a particle stays, and French elides before a vowel', () => {
  expect(fitName('Mia은행, Mia에게', 'Mia', 'ko')).toBe('Mia은행, Mia에게')
  expect(fitName('La voix de Ada. Ce que Ada sait.', 'Ada', 'fr')).toBe('La voix d’Ada. Ce qu’Ada sait.')
  expect(fitName('La voix de Mia.', 'Mia', 'fr')).toBe('La voix de Mia.')
  expect(fitName('Frag Ada.', 'Ada', 'de')).toBe('Frag Ada.')
})
