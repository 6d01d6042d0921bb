import { expect, test } from 'vitest'
import { readDemoKnowledge } from '../../../bench/guide/demo-knowledge.ts'
import { askedNext } from './asked-next.ts'

const entries = readDemoKnowledge()

const nextAfter = (title: string) =>
  entries
    .filter((entry) => entry.title === title)
    .flatMap((entry) => askedNext(entry, entries).map((next) => next.title))

test('whoever has charged the phone asks for the Wi-Fi next', () => {
  expect(nextAfter('Phone Charging')[0]).toBe('Free Wi-Fi')
})

test('whoever wants to eat asks how to pay and for the restrooms next', () => {
  expect(nextAfter('Food and Drinks on Food Row').slice(0, 2)).toEqual([
    'Card and Phone Payments',
    'Restrooms',
  ])
})

test('a concert leads to no errand', () => {
  expect(nextAfter('NOVA HARU, Friday Headliner')).toEqual([])
})
