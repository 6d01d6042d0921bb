import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { createBatch } from './batch.ts'

/** Longer than any of these tests: one lane unless a test wants more. */
const patienceMs = 60_000

/** A piece of work that ends when the test says so. */
function pausable() {
  const runs: number[][] = []
  const waiting: (() => void)[] = []
  const run = async (items: number[]) => {
    runs.push(items)
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (items.includes(13)) throw new Error('thirteen')
    return items.map((item) => item * 10)
  }
  const goOn = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    runs,
    run,
    goOn,
    finish: async () => {
      while (waiting.length > 0) await goOn()
    },
  }
}

describe('a batch', () => {
  it('lets work that is alone run at once, and gathers what arrives meanwhile', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs })
    const answers = Promise.all([add(1), add(2), add(3)])
    expect(runs).toEqual([[1]])
    await finish()
    expect(await answers).toEqual([10, 20, 30])
    expect(runs).toEqual([[1], [2, 3]])
  })

  it('never grows beyond its size', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 2, lanes: 1, patienceMs })
    const answers = Promise.all([1, 2, 3, 4, 5].map((item) => add(item)))
    await finish()
    expect(await answers).toEqual([10, 20, 30, 40, 50])
    expect(runs).toEqual([[1], [2, 3], [4, 5]])
  })

  it('does not wait for ever behind a run that is stuck, nor open more lanes than it has', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 1, lanes: 2, patienceMs: 1 })
    const answers = Promise.all([1, 2, 3, 4].map((item) => add(item)))
    await eventually(() => expect(runs).toEqual([[1], [2]]))
    await wait(20)
    expect(runs).toEqual([[1], [2]])
    await finish()
    expect(await answers).toEqual([10, 20, 30, 40])
  })

  it('lets the one that spoils it fail alone', async () => {
    const { run, finish } = pausable()
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs })
    const answers = Promise.allSettled([1, 2, 13, 4].map((item) => add(item)))
    await finish()
    expect(await answers).toMatchObject([
      { value: 10 },
      { value: 20 },
      { status: 'rejected', reason: { message: 'thirteen' } },
      { value: 40 },
    ])
  })

  it('goes on after a failure', async () => {
    const { run, finish } = pausable()
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs })
    const failed = add(13).catch((problem: Error) => problem.message)
    await finish()
    expect(await failed).toBe('thirteen')
    const next = add(5)
    await finish()
    expect(await next).toBe(50)
  })
})
