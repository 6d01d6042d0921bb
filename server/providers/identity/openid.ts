import * as client from 'openid-client'
import type { Identity, IdentityProvider } from './port.ts'

/** How to reach a provider and who we are to it. */
export interface OpenIdOptions {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Public address of the festival, without a slash at the end. */
  publicUrl: string
  /** Speaks to the provider in place of the network: the demo's provider lives in this very process. */
  fetch?: client.CustomFetch
}

/** A provider is slow rather than gone for this long (seconds). */
const TIMEOUT_SECONDS = 8

/** Any OpenID Connect provider: authorization code with PKCE, state and nonce. Discovered at the first sign-in. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const redirectUri = `${options.publicUrl}/api/callback`
  let discovered: Promise<client.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(options).catch((problem: unknown) => {
      // A provider that was away at the first try is asked again at the next.
      discovered = undefined
      throw problem
    })
    return discovered
  }
  return {
    name: options.name,
    async start() {
      const config = await configuration()
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },
    async finish(returnUrl, secrets) {
      const config = await configuration()
      const tokens = await client.authorizationCodeGrant(config, returnUrl, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new Error('The provider sent no identity.')
      const userInfo = await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => ({}))
      return toIdentity({ ...userInfo, ...claims }, tokens.id_token)
    },
    async endSessionUrl(idToken) {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      return client.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${options.publicUrl}/login`,
      }).href
    },
  }
}

async function discover(options: OpenIdOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer)
  const config = await client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Plain http is for a provider on this machine or in this field; live mode insists on https (config).
    ...(issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
    ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
  })
  config.timeout = TIMEOUT_SECONDS
  if (options.fetch) config[client.customFetch] = options.fetch
  return config
}

function toIdentity(claims: Record<string, unknown>, idToken: string): Identity {
  const text = (claim: string) =>
    typeof claims[claim] === 'string' && claims[claim] !== '' ? claims[claim] : null
  const [first, ...rest] = (text('name') ?? '').split(' ')
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: text('email'),
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') ?? (first || null),
    lastName: text('family_name') ?? (rest.join(' ') || null),
    idToken,
  }
}
