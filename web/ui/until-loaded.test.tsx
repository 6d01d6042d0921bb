import { expect, test, vi } from 'vitest'
import { isSomethingMissing, untilLoaded } from './until-loaded.ts'

/** A file that cannot be had so many times. */
function aFile(failures: number) {
  let tries = 0
  return vi.fn(async () => {
    tries += 1
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the screen'
  })
}

test('a part that cannot be had is asked for again until it is there, ever more slowly', async () => {
  vi.useFakeTimers()
  const load = aFile(4)
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(isSomethingMissing()).toBe(true)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 5_000)
  expect(await loaded).toBe('the screen')
  expect(isSomethingMissing()).toBe(false)
})

test('it is asked for at once when the network is back', async () => {
  vi.useFakeTimers()
  const load = aFile(1)
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('the screen')
})
