import type Provider from 'oidc-provider'
import { createDemoProvider, DEMO_PROVIDER_PATH } from './demo-provider.ts'
import { openIdProvider } from './openid.ts'
import type { IdentityProvider } from './port.ts'

/** Where the provider is served, as far as one speaks to it from within. */
interface Site {
  inject(request: {
    method: 'GET' | 'POST'
    url: string
    headers: Record<string, string>
    payload?: string
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>
}

/** The demo's identity provider with the way to put it on the festival's own port. */
export interface DemoIdentity extends IdentityProvider {
  provider: Provider
  /** Says where the provider is served: the festival speaks to it there without a network in between. */
  servedBy(site: Site): void
}

/** Embeds a real provider for trying out; the festival signs in to it like to any other. */
export function demoIdentity(publicUrl: string): DemoIdentity {
  const { provider, client } = createDemoProvider(publicUrl)
  let served: Site | undefined
  const identity = openIdProvider({
    name: 'Demo ID',
    issuer: `${publicUrl}${DEMO_PROVIDER_PATH}`,
    ...client,
    publicUrl,
    fetch: (url, { method, headers, body }) => speakWithin(served, new URL(url), method, headers, body),
  })
  return {
    ...identity,
    provider,
    servedBy(site) {
      served = site
    },
  }
}

/** A request that never leaves the process: PUBLIC_URL may be an address that this machine cannot reach itself. */
async function speakWithin(
  site: Site | undefined,
  url: URL,
  method: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Response> {
  if (!site) throw new Error('The demo provider is not served yet.')
  const answer = await site.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: url.pathname + url.search,
    headers: { ...headers, host: url.host },
    ...(body === undefined || body === null ? {} : { payload: String(body) }),
  })
  const copied = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Response(answer.statusCode === 204 ? null : answer.body, {
    status: answer.statusCode,
    headers: copied,
  })
}
