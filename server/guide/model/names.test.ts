import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { namesAreKnown } from './names.ts'

const given = 'Free water at the Chill Garden in Hall 1 and at the Pulse Stage. Leon LIVE FEST Las Vegas'

test.for<[Language, string]>([
  ['en', 'Miau! Fill up at the Chill Garden, and I will race you there.'],
  ['en', 'Visit Pulse Stage before the show.'],
  ['en', "The Chill Garden's taps never sleep at LIVE FEST."],
  ['en', 'Easy: Try Hall 1 at 8 PM.'],
  ['es', 'Pásate por el Chill Garden y llena tu botella.'],
  ['fr', 'Remplis ta gourde au Chill Garden, juste à côté.'],
  ['de', 'Dein Wasser wartet am Chill Garden auf dich.'],
  ['zh', '去 Chill Garden 接水吧！'],
  ['ja', 'Chill Gardenでお水をどうぞ。'],
  ['ko', 'Chill Garden에서 물을 채워요.'],
])('%s: "%s" names what is there', ([language, text]) => {
  expect(namesAreKnown(text, given, language)).toBe(true)
})

test.for<[Language, string]>([
  ['en', 'Fill up at the Moon Lagoon.'],
  ['en', 'The water is at the Chill Stage.'],
  ['en', 'Moon Stage has plenty of it.'],
  ['en', 'Ask for Beyonce at the gate.'],
  ['es', 'Ve al Jardín Lunar y pregunta.'],
  ['fr', 'Va au Salon Lunaire.'],
  ['de', 'Geh zur Diamond Dome und frag dort.'],
  ['zh', '去 Moon Garden 接水吧！'],
  ['ja', 'Moon Gardenでどうぞ。'],
  ['ko', 'Moon Garden에서 채워요.'],
])('%s: "%s" makes a name up', ([language, text]) => {
  expect(namesAreKnown(text, given, language)).toBe(false)
})
