import { beforeEach, expect, test, vi } from 'vitest'
import { createLiveStream } from './live-events.ts'

/** The browser's EventSource as far as the stream uses it; jsdom has none. */
class FakeSource extends EventTarget {
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readyState = 0
  close(): void {
    this.readyState = 2
  }
}

let sources: FakeSource[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', { CLOSED: 2 })
  sources = []
})
function newStream() {
  return createLiveStream(() => {
    const source = new FakeSource()
    sources.push(source)
    return source as unknown as EventSource
  })
}

const board = (updatedAt: string) => new MessageEvent('leaderboard', { data: JSON.stringify({ updatedAt }) })

test('one stream serves every listener of the page, and closes with the last', () => {
  const stream = newStream()
  const heard: string[] = []
  const stopOne = stream.on('leaderboard', ({ updatedAt }) => heard.push(`one ${updatedAt}`))
  const stopTwo = stream.on('leaderboard', ({ updatedAt }) => heard.push(`two ${updatedAt}`))
  sources[0]?.dispatchEvent(board('now'))
  expect(heard).toEqual(['one now', 'two now'])
  stopOne()
  expect(sources[0]?.readyState).toBe(0)
  stopTwo()
  expect([sources.length, sources[0]?.readyState]).toEqual([1, 2])
})

test('a stream that was refused is opened again, ever more patiently, and listeners stay', () => {
  const stream = newStream()
  const heard: string[] = []
  stream.on('leaderboard', ({ updatedAt }) => heard.push(updatedAt))
  for (const wait of [1_000, 2_000]) {
    const source = sources.at(-1)
    source?.close()
    source?.onerror?.()
    expect(stream.state()).toBe('away')
    vi.advanceTimersByTime(wait)
  }
  expect(sources.length).toBe(3)
  sources.at(-1)?.onopen?.()
  sources.at(-1)?.dispatchEvent(board('again'))
  expect([stream.state(), heard]).toEqual(['live', ['again']])
})
