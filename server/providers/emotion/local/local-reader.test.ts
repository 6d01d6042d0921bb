import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { createLocalReader } from './local-reader.ts'

const photo = (name: string) => readFile(new URL(`../../../../test/faces/${name}.jpg`, import.meta.url))

const problems: unknown[] = []
const onProblem = (problem: unknown) => problems.push(problem)
const reader = createLocalReader({ threads: 1, onProblem })
afterAll(() => reader.close())

/** A machine with many tests at once is slow. */
const PATIENCE_MS = 60_000

test('a smile is HAPPY', { timeout: PATIENCE_MS }, async () => {
  const reading = await reader.read(await photo('smiling'))
  expect(reading).toMatchObject({ outcome: 'one-face', topEmotion: 'HAPPY' })
  const { emotions } = reading as Extract<typeof reading, { outcome: 'one-face' }>
  expect(emotions).toHaveLength(8)
  expect(emotions.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(100, 0)
})

test('a cup of coffee has no face', { timeout: PATIENCE_MS }, async () => {
  expect(await reader.read(await photo('no-face'))).toEqual({ outcome: 'no-face' })
})

test('bytes that are no picture are refused, and the next photo is read', {
  timeout: PATIENCE_MS,
}, async () => {
  await expect(reader.read(Buffer.from('not a picture'))).rejects.toMatchObject({ reason: 'away' })
  expect(problems.splice(0)).toHaveLength(1)
  expect(await reader.read(await photo('smiling'))).toMatchObject({ outcome: 'one-face' })
})

const stumbling = new URL('../../../../test/processes/stumbling-reader.ts', import.meta.url)

test('a thread that dies under a photo is started again, and the photo gets another try', async () => {
  const stumbles = createLocalReader({ threads: 1, onProblem, program: stumbling })
  expect(await stumbles.read(Buffer.from('dies once'))).toEqual({ outcome: 'no-face' })
  expect(await stumbles.read(Buffer.from('fine'))).toEqual({ outcome: 'no-face' })
  await expect(stumbles.read(Buffer.from('dies always'))).rejects.toMatchObject({ reason: 'away' })
  expect(await stumbles.read(Buffer.from('fine'))).toEqual({ outcome: 'no-face' })
  await stumbles.close()
  expect(problems.splice(0)).toHaveLength(3)
})

test('a photo that takes too long is given up', async () => {
  const stumbles = createLocalReader({ threads: 1, onProblem, program: stumbling, photoLimitMs: 50 })
  await expect(stumbles.read(Buffer.from('hangs'))).rejects.toMatchObject({ reason: 'away' })
  await stumbles.close()
  expect(problems.splice(0)).toHaveLength(2)
})

test('a queue that is full says so at once, and closing lets nobody wait', async () => {
  const stumbles = createLocalReader({ threads: 1, onProblem, program: stumbling })
  const asked = Array.from({ length: 30 }, () =>
    stumbles.read(Buffer.from('hangs')).catch((problem) => problem),
  )
  expect(await Promise.race(asked)).toMatchObject({ reason: 'away', retryAfterSeconds: 5 })
  await stumbles.close()
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ reason: 'away' })
  await expect(stumbles.read(Buffer.from('fine'))).rejects.toMatchObject({ reason: 'away' })
})
