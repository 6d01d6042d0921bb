/** One message of a server-sent stream. */
export interface StreamedEvent {
  event: string
  data: string
}

/** Reads server-sent events from the body of an answer; EventSource itself cannot post. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader()
  // Streaming, so that a character cut in two by the network stays whole.
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      const blocks = waiting.split(/\r?\n\r?\n/)
      waiting = blocks.pop() ?? ''
      for (const block of blocks) {
        const found = eventIn(block)
        if (found !== undefined) yield found
      }
    }
  } finally {
    reader.releaseLock()
  }
}

function eventIn(block: string): StreamedEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+):\s?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') }
}
