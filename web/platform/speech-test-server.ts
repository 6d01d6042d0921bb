/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

/** A request as a screen sent it. */
export interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** A real server on a random port of this machine; the page's own addresses lead to it. */
export interface LocalServer {
  asked: Asked[]
  close(): Promise<void>
}

/** Starts a server that answers as a test wants, and points `fetch` to it. */
export async function startLocalServer(
  answer: (asked: Asked, response: ServerResponse) => void,
): Promise<LocalServer> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) }
      asked.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browserless = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => browserless(new URL(path, home), init))
  return {
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
