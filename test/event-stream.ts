import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'

/** One server-sent event as a browser sees it. */
export interface StreamedEvent {
  id: string | undefined
  event: string | undefined
  data: unknown
}

/** Opens the live stream as a browser does, and collects what arrives until the test ends. */
export async function followLive(origin: string, lastEventId?: string) {
  const leave = new AbortController()
  const response = await fetch(`${origin}/api/live`, {
    signal: leave.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  })
  const events: StreamedEvent[] = []
  let hasEnded = false
  const reading = read(response, events).then(
    () => {
      hasEnded = true
    },
    () => undefined,
  )
  const close = async () => {
    leave.abort()
    await reading
  }
  onTestFinished(close)
  return {
    response,
    events,
    named: (name: string) => events.filter(({ event }) => event === name),
    ended: () => eventually(() => expectEnd(hasEnded)),
    close,
  }
}

function expectEnd(hasEnded: boolean): void {
  if (!hasEnded) throw new Error('the stream is still open')
}

async function read(response: Response, events: StreamedEvent[]): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
      const data = field('data')
      if (data !== undefined) events.push({ id: field('id'), event: field('event'), data: JSON.parse(data) })
    }
  }
}
