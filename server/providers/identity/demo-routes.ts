import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addScope } from '../../http/add-scope.ts'
import type { DemoIdentity } from './demo-identity.ts'
import { DEMO_PROVIDER_PATH, personas } from './demo-provider.ts'

/** Serves the demo's identity provider on the festival's own port: the protocol, and the page with the personas. */
export async function serveDemoIdentity(app: FastifyInstance, identity: DemoIdentity): Promise<void> {
  const { provider } = identity
  identity.servedBy(app)
  const protocol = provider.callback()
  await addScope(app, 'demo identity', async (routes) => {
    // The provider reads bodies itself.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))
    routes.get<{ Params: { uid: string } }>(`${DEMO_PROVIDER_PATH}/choose/:uid`, hidden, (request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(encodeURIComponent(request.params.uid))),
    )
    routes.post<{ Params: { uid: string; persona: string } }>(
      `${DEMO_PROVIDER_PATH}/choose/:uid/:persona`,
      hidden,
      async (request, reply) => {
        reply.hijack()
        const result = { login: { accountId: request.params.persona } }
        await provider.interactionFinished(request.raw, reply.raw, result).catch(() => {
          // The page was open for too long, or in another browser: start again.
          reply.raw.writeHead(303, { location: '/login' }).end()
        })
      },
    )
    const toProvider = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack()
      // The provider's page for signing out sends its own form, which our policy for scripts would stop.
      const { 'content-security-policy': _ours, ...headers } = reply.getHeaders()
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value ?? '')
      // The provider reads from the difference of the two where it is mounted.
      Object.assign(request.raw, { originalUrl: request.url })
      request.raw.url = request.url.slice(DEMO_PROVIDER_PATH.length) || '/'
      await protocol(request.raw, reply.raw)
    }
    routes.route({ method: ['GET', 'POST'], url: `${DEMO_PROVIDER_PATH}/*`, ...hidden, handler: toProvider })
  })
}

const hidden = { schema: { hide: true } }

/** One click a persona: plain forms, so the page needs no script. */
function page(uid: string): string {
  const buttons = personas
    .map(({ id, givenName, familyName }) => {
      return `<form method="post" action="${DEMO_PROVIDER_PATH}/choose/${uid}/${id}"><button>
        <b>${givenName} ${familyName}</b><span>${id}</span></button></form>`
    })
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Demo sign-in</title><style>${style}</style>
    <main><h1>Demo sign-in</h1><p>Pick who you want to be. This page exists in demo mode only.</p>${buttons}</main></html>`
}

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #05040b; color: #f6f3ff;
    font: 16px/1.5 Figtree, system-ui, sans-serif }
  main { width: min(360px, 88vw) } h1 { font-size: 28px; margin: 0 } p { color: #cbc4ea; margin: 8px 0 24px }
  button { width: 100%; display: flex; justify-content: space-between; align-items: center; margin: 0 0 12px;
    padding: 16px 20px; border: 1px solid #8178b8; border-radius: 16px; background: #120e24; color: inherit;
    font: inherit; cursor: pointer } button:hover { background: #231c43 } span { color: #a39ac9 }
  button:focus-visible { outline: 3px solid #3ce4ff; outline-offset: 2px }`
