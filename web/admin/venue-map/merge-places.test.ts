import { expect, test } from 'vitest'
import type { MapPlace } from '../../../contract/venue-map.ts'
import { mergePlaces } from './merge-places.ts'

const place = (id: string, name = id): MapPlace => ({
  id,
  name,
  translations: {},
  otherNames: [],
  isMain: false,
  x: 0,
  y: 0,
})

test('places that two people change at the same time are all kept', () => {
  const base = ['stage', 'bar', 'gate', 'tent'].map((id) => place(id))
  const theirs = [place('stage', 'Main Stage'), place('bar'), place('tent'), place('lawn')]
  const mine = [place('stage'), place('bar', 'Glow Bar'), place('gate'), place('desk')]
  expect(mergePlaces(base, theirs, mine)).toEqual([
    place('stage', 'Main Stage'),
    place('bar', 'Glow Bar'),
    place('lawn'),
    place('desk'),
  ])
})
