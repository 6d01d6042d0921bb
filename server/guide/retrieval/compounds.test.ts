import { expect, test } from 'vitest'
import { partsOf } from './compounds.ts'

const known = new Set(['karaok', 'box', 'sitz', 'platz'])
const isKnown = (term: string) => known.has(term)

test('a German word nobody has heard of is read by the words it is made of', () => {
  expect(partsOf('karaokestand', 'de', isKnown)).toEqual(['karaok'])
  expect(partsOf('sitzplatz', 'de', isKnown)).toEqual(['sitz', 'platz'])
})

test('a word that begins with nothing known stays a stranger', () => {
  expect(partsOf('schwimmbad', 'de', isKnown)).toEqual([])
})

test('other languages write such words apart, so nothing is cut in them', () => {
  expect(partsOf('karaokebox', 'en', isKnown)).toEqual([])
})
