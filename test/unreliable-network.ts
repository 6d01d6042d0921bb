import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const page = (title: string) => ({ type: 'text/html', body: `<html>${title}</html>` })
const refusal = (code: string) => ({
  type: 'application/json',
  body: JSON.stringify({ success: false, error: 'No.', code }),
})

interface Answer {
  status: number
  type: string
  body: string
  /** Seconds. */
  retryAfter?: string
}

/** Answers that come in place of the server's, which has heard nothing. */
const answers = {
  'error 500': { status: 500, ...refusal('unexpected') },
  'busy 503': { status: 503, ...refusal('unavailable') },
  'page 502': { status: 502, ...page('Bad Gateway') },
  'page 404': { status: 404, ...page('Not Found') },
  'page 200': { status: 200, ...page('Welcome to our Wi-Fi') },
  'other JSON': { status: 200, type: 'application/json', body: '{"status":"ok"}' },
  'too many 429': { status: 429, ...refusal('too_many_requests') },
  'busy 503 for a second': { status: 503, ...refusal('unavailable'), retryAfter: '1' },
  'too many 429 for a second': { status: 429, ...refusal('too_many_requests'), retryAfter: '1' },
  'signed out 401': { status: 401, ...refusal('not_signed_in') },
  'not paired 403': { status: 403, ...refusal('station_not_paired') },
}

/** What a bad network does to a request. The server has heard it all the same when only the answer is lost. */
export type Fault = keyof typeof answers | 'cut' | 'hang' | 'answer cut' | 'answer hangs' | 'answer broken'

export const faults: readonly Fault[] = [
  ...(Object.keys(answers) as (keyof typeof answers)[]),
  'cut',
  'hang',
  'answer cut',
  'answer hangs',
  'answer broken',
]

// A test may put another one in its place, to reach the proxy.
const trueFetch = fetch

/** A proxy in front of a server that does to each request what the test wants; `undefined` lets it pass. */
export async function openUnreliableNetwork(serverUrl: string, nextFault: () => Fault | undefined) {
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming)
    const fault = nextFault()
    if (fault === 'hang') return
    if (fault === 'cut') throw new Error('cut')
    if (fault !== undefined && fault in answers) {
      const { status, type, body: other, retryAfter }: Answer = answers[fault as keyof typeof answers]
      const pause = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
      outgoing.writeHead(status, { 'content-type': type, ...pause }).end(other)
      return
    }
    const key = String(incoming.headers['idempotency-key'])
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await trueFetch(`${serverUrl}${incoming.url}`, { method: 'POST', headers, body })
    const content = await answer.text()
    if (fault === 'answer hangs') return
    if (fault === 'answer cut') throw new Error('cut')
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' })
    outgoing.end(fault === 'answer broken' ? content.slice(0, -5) : content)
  }

  const proxy = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
