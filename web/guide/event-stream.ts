import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Reads server-sent events from the body of an answer; EventSource itself cannot post. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  // Streaming, so that a character cut in two by the network stays whole.
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    reader.releaseLock()
  }
}
