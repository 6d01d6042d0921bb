import { type RenderResult, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { startI18n } from '../i18n/start-i18n.ts'
import { reader } from '../platform/reader.ts'
import { Providers } from '../shell/providers.tsx'
import { createQueryClient } from '../shell/query-client.ts'

/** What the network answers, by "METHOD path": a body, a Response of the address, or nothing at all for a broken line. */
export type Network = Record<string, unknown>

/** No network: the request fails as it does without a line. */
export const broken = Symbol('broken')

/** Every request that the browser has sent. */
export interface Sent {
  call: string
  body: unknown
  headers: Headers
}

/** jsdom has no event stream; the screens must work by polling alone. */
class SilentSource extends EventTarget {
  readyState = 0
  close(): void {}
}

/** Opens the product at a path, against a network that answers as told. */
export async function openPage(
  path: string,
  network: Network = {},
): Promise<RenderResult & { sent: Sent[] }> {
  const sent: Sent[] = []
  vi.stubGlobal('EventSource', Object.assign(SilentSource, { CLOSED: 2 }))
  // Who opens these pages wishes for stillness: numbers stand where they would otherwise count.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.split('?', 1)[0]}`
    sent.push({ call, body: JSON.parse(String(init.body ?? 'null')), headers: new Headers(init.headers) })
    return answer(network[call], address)
  })
  // No key was missed here before the page began to listen.
  reader.listen(window, Number.NEGATIVE_INFINITY)
  await startI18n()
  const page = render(
    <Providers client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Providers>,
  )
  return Object.assign(page, { sent })
}

/** A refusal as the server writes it. */
export function refusal(status: number, code: string, error: string): () => Response {
  return () => Response.json({ error, code }, { status })
}

function answer(reply: unknown, address: string): Response | Promise<Response> {
  if (reply === broken) throw new TypeError('Failed to fetch')
  if (typeof reply === 'function')
    return (reply as (address: string) => Response | Promise<Response>)(address)
  return reply === undefined
    ? Response.json({ error: 'Nothing.', code: 'not_found' }, { status: 404 })
    : Response.json(reply)
}
