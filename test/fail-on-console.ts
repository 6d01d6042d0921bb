import { afterEach, beforeEach } from 'vitest'

/** Stray output hides in a green run until nobody reads it any more, so it fails the test that made it. */
const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

const said: string[] = []

beforeEach(() => {
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`)
    }
  }
})

afterEach(() => {
  const stray = said.splice(0)
  if (stray.length > 0) throw new Error(`This test printed something:\n${stray.join('\n')}`)
})
