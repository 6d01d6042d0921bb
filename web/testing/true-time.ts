import { afterEach, vi } from 'vitest'

/** The next test, also one of another file, finds the true clock and everything as it is. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
