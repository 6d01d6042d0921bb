import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { createBatch } from './batch.ts'

/** Longer than any of these tests: one lane unless a test wants more. */
const patienceMs = 60_000
const endless = { longestQueue: 1_000, longestWaitMs: 60_000 }

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
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs, ...endless })
    const answers = Promise.all([add(1), add(2), add(3)])
    expect(runs).toEqual([[1]])
    await finish()
    expect(await answers).toEqual([10, 20, 30])
    expect(runs).toEqual([[1], [2, 3]])
  })

  it('never grows beyond its size', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 2, lanes: 1, patienceMs, ...endless })
    const answers = Promise.all([1, 2, 3, 4, 5].map((item) => add(item)))
    await finish()
    expect(await answers).toEqual([10, 20, 30, 40, 50])
    expect(runs).toEqual([[1], [2, 3], [4, 5]])
  })

  it('does not wait for ever behind a run that is stuck, nor open more lanes than it has', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 1, lanes: 2, patienceMs: 1, ...endless })
    const answers = Promise.all([1, 2, 3, 4].map((item) => add(item)))
    await eventually(() => expect(runs).toEqual([[1], [2]]))
    await wait(20)
    expect(runs).toEqual([[1], [2]])
    await finish()
    expect(await answers).toEqual([10, 20, 30, 40])
  })

  it('lets the one that spoils it fail alone', async () => {
    const { run, finish } = pausable()
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs, ...endless })
    const answers = Promise.allSettled([1, 2, 13, 4].map((item) => add(item)))
    await finish()
    expect(await answers).toMatchObject([
      { value: 10 },
      { value: 20 },
      { status: 'rejected', reason: { message: 'thirteen' } },
      { value: 40 },
    ])
  })

  it('refuses whoever comes when too many wait', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 1, lanes: 1, patienceMs, longestQueue: 2, longestWaitMs: 60_000 })
    const answers = Promise.allSettled([1, 2, 3, 4].map((item) => add(item)))
    await finish()
    expect(await answers).toMatchObject([
      { value: 10 },
      { value: 20 },
      { value: 30 },
      { status: 'rejected', reason: { name: 'DatabaseAway' } },
    ])
    expect(runs).toEqual([[1], [2], [3]])
  })

  it('refuses whoever waited too long, and never runs it', async () => {
    const { runs, run, finish } = pausable()
    const add = createBatch({ run, largest: 1, lanes: 1, patienceMs: 1, longestQueue: 9, longestWaitMs: 10 })
    const first = add(1)
    await expect(add(2)).rejects.toMatchObject({ name: 'DatabaseAway' })
    await finish()
    expect([await first, runs]).toEqual([10, [[1]]])
  })

  it('does not ask a database again that is away, unless somebody was only in the way', async () => {
    const runs: number[][] = []
    const failing = (code: string) => async (items: number[]) => {
      runs.push(items)
      await wait(1)
      throw Object.assign(new Error('no'), { code })
    }
    const options = { largest: 10, lanes: 1, patienceMs, ...endless }
    const lost = createBatch({ run: failing('08006'), ...options })
    const blocked = createBatch({ run: failing('55P03'), ...options })
    const failures = (add: (item: number) => Promise<unknown>) =>
      Promise.all([1, 2, 3].map((item) => add(item).catch((problem: { code: string }) => problem.code)))
    expect(await failures(lost)).toEqual(['08006', '08006', '08006'])
    expect(runs.splice(0)).toEqual([[1], [2, 3]])
    expect(await failures(blocked)).toEqual(['55P03', '55P03', '55P03'])
    expect(runs).toEqual([[1], [1], [2, 3], [2], [3]])
  })

  it('goes on after a failure', async () => {
    const { run, finish } = pausable()
    const add = createBatch({ run, largest: 10, lanes: 1, patienceMs, ...endless })
    const failed = add(13).catch((problem: Error) => problem.message)
    await finish()
    expect(await failed).toBe('thirteen')
    const next = add(5)
    await finish()
    expect(await next).toBe(50)
  })
})
