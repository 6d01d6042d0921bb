import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** Where the demo's provider lives on the festival's own address. */
export const DEMO_PROVIDER_PATH = '/demo/identity'

/** Somebody to sign in as while trying the festival out: one per role. */
export const personas = [
  { id: 'admin', givenName: 'Ada', familyName: 'Admin', email: 'admin@livefest.example' },
  { id: 'staff', givenName: 'Sam', familyName: 'Staff', email: 'staff@livefest.example' },
  { id: 'read-only', givenName: 'Robin', familyName: 'Reader', email: 'reader@livefest.example' },
] as const

/** The festival as a client of its own demo provider. */
export interface DemoClient {
  clientId: string
  clientSecret: string
}

/** A real OpenID Connect provider in this process, with one persona per role. Never created in live mode. */
export function createDemoProvider(publicUrl: string): { provider: Provider; client: DemoClient } {
  const client = { clientId: 'livefest', clientSecret: randomBytes(24).toString('base64url') }
  // A key of a curve is made at once; one of RSA keeps a start waiting for a twentieth of a second.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const configuration: Configuration = {
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
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'demo' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: leaveWithoutAsking },
    },
    interactions: { url: (_context, interaction) => `${DEMO_PROVIDER_PATH}/choose/${interaction.uid}` },
    ttl: { Interaction: 600, Session: 8 * 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => personaOf(id),
    loadExistingGrant: grantEverything,
  }
  return { provider: new Provider(`${publicUrl}${DEMO_PROVIDER_PATH}`, configuration), client }
}

function personaOf(id: string) {
  const persona = personas.find((candidate) => candidate.id === id)
  if (!persona) return undefined
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email: persona.email,
      email_verified: true,
      given_name: persona.givenName,
      family_name: persona.familyName,
      name: `${persona.givenName} ${persona.familyName}`,
    }),
  }
}

/** The personas are invented and the client is ourselves: there is nobody to ask for consent. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Signing out of the demo asks no second question: the form of the provider sends itself. */
async function leaveWithoutAsking(context: KoaContextWithOIDC, form: string): Promise<void> {
  context.type = 'html'
  const submit = `<input type="hidden" name="logout" value="yes">`
  context.body = `<!doctype html><title>Signing out</title>${form.replace('</form>', `${submit}</form>`)}
    <script>document.forms[0].submit()</script>`
}
