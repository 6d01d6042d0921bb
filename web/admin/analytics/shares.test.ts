import { expect, test } from 'vitest'
import { withShares } from './shares.ts'

const booth = (id: string, pointsAwarded: number) => ({ id, name: id, interactionCount: 1, pointsAwarded })

test('an installation shows its part of all points, the strongest first', () => {
  const shares = withShares([booth('entrance', 500), booth('photo', 1_500)])
  expect(shares.map(({ id, share }) => [id, share])).toEqual([
    ['photo', 0.75],
    ['entrance', 0.25],
  ])
})

test('before the first tap every share is 0', () => {
  expect(withShares([booth('entrance', 0)])[0]?.share).toBe(0)
})
