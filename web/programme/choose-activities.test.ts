import { expect, test } from 'vitest'
import type { Activity } from '../../contract/programme.ts'
import { chooseActivities, toDays, type Wish } from './choose-activities.ts'

const now = Date.parse('2026-12-05T20:10:00-08:00')

function activity(title: string, startsAt: string | null, endsAt: string | null = null): Activity {
  return {
    id: title,
    kind: startsAt === null ? 'activation' : 'schedule',
    title,
    description: '',
    location: null,
    tags: [],
    startsAt: startsAt && `2026-12-${startsAt}:00-08:00`,
    endsAt: endsAt && `2026-12-${endsAt}:00-08:00`,
    day: startsAt && `2026-12-${startsAt.slice(0, 2)}`,
    points: null,
    installation: null,
  }
}

const programme = [
  activity('Over', '05T18:00', '05T19:00'),
  activity('On', '05T20:00', '05T21:00'),
  activity('Later', '05T21:30', '05T22:00'),
  activity('Also later', '05T21:30', '05T23:00'),
  activity('Tomorrow', '06T13:00', '06T14:00'),
  activity('Wish Wall', null),
  { ...activity('Food Row', null), kind: 'station' as const },
]
const wish: Wish = { view: 'all', kind: 'any', search: '', now, today: '2026-12-05', savedIds: new Set() }

function titles(change: Partial<Wish>) {
  const chosen = chooseActivities(programme, { ...wish, ...change })
  return Object.fromEntries(
    Object.entries(chosen).map(([list, its]) => [list, (its as Activity[]).map(({ title }) => title)]),
  )
}

test('now is what is on, the places to drop in, and the stations', () => {
  expect(titles({ view: 'now' })).toEqual({
    timed: ['On'],
    earlier: [],
    dropIn: ['Wish Wall'],
    stations: ['Food Row'],
  })
})

test('next is the rest of the evening', () => {
  expect(titles({ view: 'next' }).timed).toEqual(['Later', 'Also later'])
})

test('all begins with what is on, and what is over stands aside', () => {
  const { timed, earlier } = titles({})
  expect([timed, earlier]).toEqual([['On', 'Later', 'Also later', 'Tomorrow'], ['Over']])
})

test('mine is what was saved, and a search or a kind narrows every view', () => {
  expect(titles({ view: 'mine', savedIds: new Set(['Over', 'Wish Wall']) })).toEqual({
    timed: [],
    earlier: ['Over'],
    dropIn: ['Wish Wall'],
    stations: [],
  })
  expect(titles({ view: 'now', search: 'tomorrow' }).timed).toEqual(['Tomorrow'])
  expect(titles({ search: 'LATER also' }).timed).toEqual(['Also later'])
  expect(titles({ kind: 'station' })).toEqual({ timed: [], earlier: [], dropIn: [], stations: ['Food Row'] })
})

test('what begins together stands together under its day', () => {
  const days = toDays(chooseActivities(programme, wish).timed)
  expect(days.map(({ day, slots }) => [day, slots.map((slot) => slot.activities.length)])).toEqual([
    ['2026-12-05', [1, 2]],
    ['2026-12-06', [1]],
  ])
})
