import { expect, test } from 'vitest'
import { createSpellingGuide } from './spelling.ts'

const guide = createSpellingGuide(['wristband', 'charger', 'parking', 'karaoke'])

test('letters that change places, go missing or double are forgiven', () => {
  expect(guide.near('chargre')).toEqual(['charger'])
  expect(guide.near('prking')).toEqual(['parking'])
  expect(guide.near('karaokee')).toEqual(['karaoke'])
})

test('another word is not bent into one that is known', () => {
  expect(guide.near('charming')).toEqual([])
})
