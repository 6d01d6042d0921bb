import { expect, test } from 'vitest'
import type { Activity, ItineraryItem } from '../../contract/programme.ts'
import { toPlan } from './plan.ts'

function item(id: string, from: string, until: string, given: Partial<ItineraryItem> = {}): ItineraryItem {
  const startsAt = `2026-12-05T${from}:00-08:00`
  const endsAt = `2026-12-05T${until}:00-08:00`
  const text = { title: id, description: '', location: null, category: 'schedule' } as const
  return {
    id,
    ...text,
    startsAt,
    endsAt,
    isCancelled: false,
    overlaps: [],
    savedAt: '',
    change: null,
    ...given,
  }
}

const day = '2026-12-05'
const known = {
  days: [
    { day, items: [item('a', '18:00', '19:00'), item('b', '18:30', '20:00'), item('c', '20:45', '21:00')] },
  ],
  anytime: [],
}

test('the line of a day tells what is free between, however things overlap', () => {
  const { days } = toPlan(known, new Set(['a', 'b', 'c']))
  expect(days[0]?.items.map(({ item: { id }, freeBefore }) => [id, freeBefore])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 45],
  ])
  expect(days[0]?.items.map(({ item: { overlaps } }) => overlaps)).toEqual([['b'], ['a'], []])
})

test('what was just dropped is gone, and clashes with nothing', () => {
  const { days } = toPlan(known, new Set(['a', 'c']))
  expect(days[0]?.items.map(({ item: { id, overlaps } }) => [id, overlaps])).toEqual([
    ['a', []],
    ['c', []],
  ])
})

test('what was just saved is there before the server knows of it', () => {
  const {
    category: _category,
    isCancelled: _cancelled,
    overlaps: _overlaps,
    savedAt: _saved,
    ...text
  } = item('d', '20:50', '22:00')
  const activity: Activity = { ...text, kind: 'schedule', tags: [], day, points: null, installation: null }
  const { days } = toPlan(known, new Set(['c', 'd']), [activity])
  expect(days[0]?.items.map(({ item: { id, overlaps } }) => [id, overlaps])).toEqual([
    ['c', ['d']],
    ['d', ['c']],
  ])
})

test('what was cancelled stays on the line and takes no time', () => {
  const cancelled = item('x', '19:00', '20:30', { isCancelled: true })
  const items = [item('a', '18:00', '19:00'), cancelled, item('c', '20:45', '21:00')]
  const { days } = toPlan({ days: [{ day, items }], anytime: [] }, new Set(['a', 'x', 'c']))
  expect(days[0]?.items.map(({ freeBefore }) => freeBefore)).toEqual([0, 0, 105])
})
