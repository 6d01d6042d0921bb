import { ReadableStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Nothing here measures time: on a busy machine a screen may take longer than the second it usually gets.
configure({ asyncUtilTimeout: 20_000 })

// jsdom knows no streams, and a page cannot see those of Node.
Object.assign(globalThis, { ReadableStream })

/** The next test finds an empty page, the true clock, and a device that remembers nothing. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})
