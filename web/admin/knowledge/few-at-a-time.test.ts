import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

test('four deletions run side by side, never more, and every one is counted', async () => {
  let running = 0
  let most = 0
  const counts: number[] = []
  const act = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
  }
  const failed = await fewAtATime([...'abcdefghij'], 4, act, (count) => counts.push(count))
  expect([most, failed, counts.at(-1)]).toEqual([4, [], 10])
})

test('those that fail are told, the others are done', async () => {
  const done: string[] = []
  const failed = await fewAtATime(
    ['a', 'b', 'c'],
    4,
    async (item) => {
      if (item === 'b') throw new Error('refused')
      done.push(item)
    },
    () => {},
  )
  expect([failed, done]).toEqual([['b'], ['a', 'c']])
})
