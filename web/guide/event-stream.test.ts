import type { EventSourceMessage } from 'eventsource-parser'
import { expect, test } from 'vitest'
import { eventsIn } from './event-stream.ts'

async function read(...chunks: Uint8Array[]): Promise<EventSourceMessage[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: EventSourceMessage[] = []
  for await (const event of eventsIn(body)) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('events come whole however the network cuts them', async () => {
  const stream = bytes('event: token\ndata: {"text":"ネオン"}\n\nevent: done\r\ndata: {}\r\n\r\n')
  const expected = [
    { event: 'token', data: '{"text":"ネオン"}' },
    { event: 'done', data: '{}' },
  ]
  for (let at = 1; at < stream.length; at += 1) {
    expect(await read(stream.slice(0, at), stream.slice(at))).toEqual(expected)
  }
})

test('comments and the beginning of an event that never ends are no events', async () => {
  expect(await read(bytes(': still here\n\nevent: token\ndata: {"te'))).toEqual([])
})
