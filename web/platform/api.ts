import type { Response as Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { ApiFailure, NetworkFailure } from './api-failure.ts'

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Parts = { params?: unknown; querystring?: unknown; body?: unknown }

/** Arguments of `call`: what the endpoint asks for, with headers and an abort signal on top. */
export type CallOptions<E extends Endpoint> = Request<E> & Extras

type Arguments<E extends Endpoint> =
  Record<string, never> extends Request<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

/** Calls a promise of the contract. Anything but success becomes an ApiFailure or a NetworkFailure. */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<Answer<E>> {
  const parts: Parts & Extras = options ?? {}
  const response = await reach(addressOf(endpoint.url, parts), {
    method: endpoint.method,
    // Sign-in and station pairing live in cookies (specification section 7).
    credentials: 'include',
    headers: {
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  })
  if (!response.ok) throw await ApiFailure.from(response)
  return (response.status === 204 ? undefined : await readJson(response, parts.signal)) as Answer<E>
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (cause) {
    throw wantedOr(cause, init.signal)
  }
}

// A page in place of our answer, as a proxy or a network with a sign-in of its own sends it, is no success.
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw wantedOr(cause, signal)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiFailure(response.status, text)
  }
}

/** What to throw of a call that failed: who gave it up wants to hear nothing of it; a time limit that ran out is no answer. */
export function wantedOr(cause: unknown, signal: AbortSignal | null | undefined): unknown {
  const isLeft = signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError'
  return isLeft ? cause : new NetworkFailure(cause)
}

/** The address of a call: path parameters filled in, the query appended, absent values left out. */
export function addressOf(url: string, { params, querystring }: Parts): string {
  const values = { ...(params as Record<string, unknown> | undefined) }
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...(querystring as Record<string, unknown> | undefined) })) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}
