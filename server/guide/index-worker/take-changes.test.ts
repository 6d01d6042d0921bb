import { expect, test } from 'vitest'
import { aLibrary, anEntry, ask, place, water } from '../../../test/small-library.ts'
import type { KnowledgeEntry } from '../../knowledge/index.ts'
import { threadFigures } from '../../thread-figures.ts'
import { type CurrentIndex, followLibrary } from './follow-library.ts'

const stumbling = new URL('../../../test/processes/stumbling-index.ts', import.meta.url)
const stalls = Array.from({ length: 60 }, (_, n) => anEntry(`Stall ${n}`, 'It sells things.'))

/** The same entries with another one at a place. */
function withAnother(entry: KnowledgeEntry, at = 0, entries = stalls): KnowledgeEntry[] {
  return entries.with(at, entry)
}

async function threadOf(index: CurrentIndex): Promise<number> {
  return Number((await index.run(ask('which thread'))).result.composed)
}

test('a small change is known to the very next question, and to one that was asked before it is not', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place)
  await index.run(ask('stall 3 please'))
  const before = index.run(ask('where is the water refill'))
  await Promise.resolve()
  const changed = withAnother(water)
  change(changed)
  const after = await index.run(ask('where is the water refill'))
  expect(after.result.nearIds[0]).toBe('Water Refill')
  expect(after.entries).toBe(changed)
  const { result, entries } = await before
  expect(entries.some(({ id }) => id === 'Water Refill')).toBe(result.nearIds.includes('Water Refill'))
  const gone = await index.run(ask('where is stall 0'))
  expect(gone.result.nearIds).not.toContain('Stall 0')
  index.close()
})

test('the worker that answers is told of a small change; a large one is indexed in another thread', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place, { program: stumbling })
  const first = await threadOf(index)
  change(withAnother(water))
  expect((await index.run(ask('what changed last'))).result.composed).toBe('Water Refill')
  expect(await threadOf(index)).toBe(first)
  const other = stalls.map((stall) => ({ ...stall, description: 'It sells nothing.' }))
  change(other)
  await expect.poll(() => threadOf(index)).toBeGreaterThan(first)
  expect((await index.run(ask('fine'))).entries).toBe(other)
  index.close()
})

test('after many small changes everything is indexed anew, and until then every one of them is known', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place, { program: stumbling })
  const first = await threadOf(index)
  let entries = stalls
  for (let at = 0; at < 5; at++) {
    entries = withAnother(anEntry(`Tent ${at}`, 'It is a tent.'), at, entries)
    change(entries)
    expect((await index.run(ask('fine'))).entries).toBe(entries)
  }
  await expect.poll(() => threadOf(index)).toBeGreaterThan(first)
  expect((await index.run(ask('fine'))).entries).toBe(entries)
  index.close()
})

test('a change that arrives while a worker is built is known when it takes over', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place)
  const changed = withAnother(water)
  change(changed)
  const answered = index.run(ask('where is the water refill'))
  expect((await answered).result.nearIds[0]).toBe('Water Refill')
  expect((await answered).entries).toBe(changed)
  index.close()
})

test('a place that changes while the first worker is built is known to the next one', async () => {
  const { library } = aLibrary(stalls)
  const index = followLibrary(library, place, { program: stumbling })
  index.renew()
  const first = await threadOf(index)
  await expect.poll(() => threadOf(index)).toBeGreaterThan(first)
  index.close()
})

test('a worker that breaks over a change is replaced by one that knows it', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place, { program: stumbling })
  const first = await threadOf(index)
  const changed = withAnother(anEntry('breaks', 'It does.'))
  change(changed)
  const answered = await index.run(ask('which thread'))
  expect(Number(answered.result.composed)).toBeGreaterThan(first)
  expect(answered.entries).toBe(changed)
  index.close()
})

test('a worker that hangs over a change is ended, and what waited for it is answered by another one', async () => {
  const { library, change } = aLibrary(stalls)
  const index = followLibrary(library, place, { program: stumbling, taskLimitMs: 1_000 })
  await threadOf(index)
  const before = threadFigures('guide-index').hung
  change(withAnother(anEntry('hangs over a change', 'It does.')))
  const answers = await Promise.all(['one', 'two'].map((wish) => index.run(ask(wish))))
  expect(answers.map(({ result }) => result.composed)).toEqual(['one', 'two'])
  expect(threadFigures('guide-index').hung).toBe(before + 1)
  index.close()
})
