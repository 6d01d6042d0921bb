import { expect, test } from 'vitest'
import { aLibrary, anEntry, ask, charging, place, water } from '../../../test/small-library.ts'
import { threadFigures } from '../../thread-figures.ts'
import { followLibrary } from './follow-library.ts'
import { startIndexWorker } from './start-index-worker.ts'

test('the index follows what changes, and several changes in a row end at the last one', async () => {
  const { library, change } = aLibrary([charging])
  const index = followLibrary(library, place)
  expect((await index.run(ask('where is the phone charging'))).result.nearIds[0]).toBe('Phone Charging')
  change([charging])
  change([water])
  await expect
    .poll(async () => (await index.run(ask('where is the water refill'))).result.nearIds[0])
    .toBe('Water Refill')
})

test('an index worker that was closed in the middle of a task finishes it, and takes no more', async () => {
  const worker = startIndexWorker({ entries: [charging], place, languages: ['en'], concepts: {} })
  await worker.ready
  const running = worker.run(ask('phone charging please'))
  worker.close()
  expect((await running).nearIds[0]).toBe('Phone Charging')
  await expect.poll(() => worker.run(ask('phone charging please')).catch(() => 'ended')).toBe('ended')
})

const stumbling = new URL('../../../test/processes/stumbling-index.ts', import.meta.url)
const busy = { code: 'unavailable', details: { retryAfterSeconds: 5 } }

test('while staff write, one worker indexes at a time, and the last state follows', async () => {
  const { library, change } = aLibrary([charging])
  const index = followLibrary(library, place, { program: stumbling })
  const asked = async () => {
    const { result, entries } = await index.run(ask('which thread'))
    return { thread: Number(result.composed), title: entries[0]?.title }
  }
  const { thread } = await asked()
  for (let written = 0; written < 20; written++) change([anEntry(`Stall ${written}`, 'It sells things.')])
  change([water])
  await expect.poll(asked).toEqual({ thread: thread + 2, title: 'Water Refill' })
  index.close()
})

test('a question that hangs is refused, and those that waited behind it are answered by another worker', async () => {
  const { library } = aLibrary([charging])
  const index = followLibrary(library, place, { program: stumbling, taskLimitMs: 2_000 })
  const before = threadFigures('guide-index').hung
  const asked = ['fine', 'hangs', 'fine', 'fine'].map((wish) =>
    index.run(ask(wish)).then(
      ({ result }) => result.composed,
      (problem) => problem,
    ),
  )
  expect(await Promise.all(asked)).toEqual(['fine', expect.objectContaining(busy), 'fine', 'fine'])
  expect(threadFigures('guide-index').hung).toBe(before + 1)
  index.close()
})

test('a worker that died is replaced, and one that dies of a question again and again is given up', async () => {
  const { library } = aLibrary([charging])
  const index = followLibrary(library, place, { program: stumbling })
  await expect(index.run(ask('dies'))).rejects.toMatchObject(busy)
  expect((await index.run(ask('fine'))).result.composed).toBe('fine')
  index.close()
})

test('a worker that never becomes ready is ended, and the questions that waited for it are refused', async () => {
  const { library } = aLibrary([{ ...charging, title: 'hangs' }])
  const index = followLibrary(library, place, { program: stumbling, startLimitMs: 200 })
  await expect(index.run(ask('fine'))).rejects.toMatchObject(busy)
  index.close()
})

test('a worker that is slow and says that it indexes is waited for, before it is ready and over a task', async () => {
  const { library } = aLibrary([{ ...charging, title: 'is slow' }])
  const limits = { startLimitMs: 1_000, taskLimitMs: 1_000 }
  const index = followLibrary(library, place, { program: stumbling, ...limits })
  expect((await index.run(ask('is slow'))).result.composed).toBe('is slow')
  index.close()
})

test('one that hangs after it said so is ended all the same', async () => {
  const { library } = aLibrary([{ ...charging, title: 'hangs late' }])
  const index = followLibrary(library, place, { program: stumbling, startLimitMs: 700 })
  await expect(index.run(ask('fine'))).rejects.toMatchObject(busy)
  index.close()
})

test('a queue that is full refuses at once', async () => {
  const { library } = aLibrary([charging])
  const index = followLibrary(library, place)
  await index.run(ask('phone charging please'))
  const asked = Array.from({ length: 230 }, () =>
    index.run(ask('phone charging please')).then(
      () => 'answered',
      (problem) => problem.code,
    ),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(200)
  expect(answers.slice(200)).toEqual(Array(30).fill('unavailable'))
  index.close()
})

test('the thread that serves taps is free while a worker indexes hundreds of entries', async () => {
  const many = Array.from({ length: 500 }, (_, n) =>
    anEntry(`Entry ${n}`, `The description of number ${n}, somewhere in Hall ${n % 5}.`),
  )
  const worker = startIndexWorker({ entries: many, place, languages: ['en', 'de'], concepts: {} })
  let ticks = 0
  const ticking = setInterval(() => {
    ticks += 1
  }, 5)
  await worker.ready
  clearInterval(ticking)
  worker.close()
  // Indexing takes hundreds of milliseconds; on this thread it would leave no tick in between.
  expect(ticks).toBeGreaterThan(5)
})
