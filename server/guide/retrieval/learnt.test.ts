import { expect, test } from 'vitest'
import { readEvents } from '../../../bench/guide/events.ts'
import { festivals } from '../../../bench/guide/festivals.ts'
import { fingerprintOf, teaching } from '../../../bench/guide/learn-asked.ts'
import { languages } from '../../../contract/languages.ts'
import { bagsOf, learntOf } from './learnt.ts'

const taught = teaching(festivals())

test.each(languages)(
  'in %s what was learnt is of the texts that are here (npm run bench -- learn-asked)',
  (language) => {
    const learnt = learntOf(language)
    expect(learnt.of).toBe(fingerprintOf(taught, language))
    const entries = [
      ...taught.map(({ prepared = [] }) => prepared),
      ...readEvents().map((event) => event.entries),
    ]
    expect([...bagsOf(learnt.asked)]).toHaveLength(entries.flat().length)
  },
)

test('nothing is learnt from the demo festival, nor from those that only grade', () => {
  expect(
    festivals()
      .filter((festival) => !festival.teaches)
      .map(({ use, name }) => [use, name]),
  ).toEqual([
    ['read', 'LIVE FEST (demo)'],
    ['calibrating', 'Frostbyte LAN 2027'],
    ['calibrating', 'Mirror Lake Lantern & Dragon Boat Festival'],
    ['calibrating', 'Dragonfly Con 2027'],
    ['calibrating', 'Malecon Sonoro 2027'],
    ['calibrating', 'Bulles & Gones 2027'],
    ['calibrating', 'Heather & Thunder 2027'],
    ['calibrating', 'Brise-Glace 2028'],
    ['calibrating', 'Camellia Days 2028'],
    ['calibrating', 'Saltwind Days 2028'],
    ['calibrating', 'Cinema sotto i Portici 2028'],
    ['calibrating', 'Mesa Roja Chile & Balloon Days 2028'],
    ['calibrating', 'Lichterrad 2028'],
    ['unseen', 'Harbour Makers Weekend'],
    ['unseen', 'Himmelwärts Ballontage'],
    ['unseen', "Les Journées du Haras d'Ornes"],
    ['unseen', 'Polwhele Quay Regatta & Shanties'],
  ])
})
