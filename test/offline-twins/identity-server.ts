/// <reference path="../../server/providers/identity/memory-adapter.d.ts" />
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** An identity provider on this machine, as a live festival wants one: whoever comes to it is its one member of staff. */
export interface IdentityTwin {
  issuer: string
  clientId: string
  clientSecret: string
  /** From now on, whoever comes is the person with this verified address. */
  welcome(email: string): void
  close(): Promise<void>
}

const CHOOSE = '/choose/'
const client = { clientId: 'festival', clientSecret: 'a secret of the festival and its provider' }

/**
 * Starts the provider.
 * @param publicUrl address of the festival that sends people here
 * @param firstEmail verified address of the person who signs in
 */
export async function openIdentityTwin(publicUrl: string, firstEmail: string): Promise<IdentityTwin> {
  let email = firstEmail
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configure(publicUrl))
  const speak = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(CHOOSE)) return void speak(request, response)
    const login = { login: { accountId: email } }
    void provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false })
  })
  return {
    issuer,
    ...client,
    welcome(next) {
      email = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function configure(publicUrl: string): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'twin' }] },
    cookies: { keys: ['a key for the cookies of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${CHOOSE}${uid}` },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, given_name: 'Bo', family_name: 'Harbour' }),
    }),
    loadExistingGrant: grantEverything,
  }
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  if (!oidc.client || !oidc.session?.accountId) return undefined
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
