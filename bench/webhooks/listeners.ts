import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookDraft } from '../../contract/webhooks.ts'
import type { Office } from '../admin/office.ts'

/** A program on this machine that is told. */
export interface Listener {
  /** As a webhook is added; it is spoken to without encryption. */
  url: string
  /** How many messages have reached it. */
  heard(): number
  close(): void
}

/** Opens a program that takes every message at once, or that takes it and never answers. */
export async function openListener(manner: 'answers' | 'hangs'): Promise<Listener> {
  let heard = 0
  const server = createServer((request, response) => {
    heard += 1
    request.resume()
    if (manner === 'answers') request.once('end', () => response.writeHead(204).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard: () => heard,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Adds a webhook that is told of points. */
export async function addWebhook({ url, headers }: Office, name: string, address: string): Promise<void> {
  const draft: WebhookDraft = { name, url: address, events: ['points.changed'] }
  const answer = await fetch(`${url}/api/admin/webhooks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: url },
    body: JSON.stringify(draft),
  })
  if (!answer.ok) throw new Error(`the webhook was refused: ${await answer.text()}`)
}
