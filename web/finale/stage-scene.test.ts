import { expect, test } from 'vitest'
import type { RevealedRank } from '../../contract/finale.ts'
import { place } from '../testing/people.ts'
import { sceneOf } from './stage-scene.ts'

const rank = (number: number, ...names: string[]): RevealedRank => ({
  rank: number,
  count: names.length,
  people: names.map((name) => place(number, name, 1_000)),
})

test('before the reveal the stage waits, and knows whether there is something to reveal', () => {
  expect(sceneOf({ state: 'open', revealed: [] })).toEqual({ kind: 'waiting', isFrozen: false })
  expect(sceneOf({ state: 'frozen', revealed: [] })).toEqual({ kind: 'waiting', isFrozen: true })
})

test('the curtain is down until the first rank', () => {
  expect(sceneOf({ state: 'revealing', revealed: [] })).toEqual({ kind: 'curtain' })
})

test('a rank stands large, and the one before it stands next to it', () => {
  const [ten, nine, eight] = [rank(10, 'ada'), rank(9, 'bo'), rank(8, 'cy', 'di')]
  const scene = sceneOf({ state: 'revealing', revealed: [ten, nine, eight] })
  expect(scene).toEqual({ kind: 'rank', latest: eight, earlier: [nine, ten] })
})

test('the podium keeps the steps of those who are still a secret', () => {
  const [four, three] = [rank(4, 'ada'), rank(3, 'bo')]
  const scene = sceneOf({ state: 'revealing', revealed: [four, three] })
  expect(scene).toEqual({ kind: 'podium', steps: [undefined, undefined, three] })
})

test('two who share the second rank leave the third step empty', () => {
  const [two, one] = [rank(2, 'ada', 'bo'), rank(1, 'cy')]
  expect(sceneOf({ state: 'revealed', revealed: [two, one] })).toMatchObject({ steps: [one, two, undefined] })
})
