import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { reportViolation } from '../../contract/csp-reports.ts'
import type { Config } from '../config.ts'

/** What the screens ask a browser for, and what nobody may ask for on their behalf. */
const permissionsPolicy = [
  ...[
    'camera',
    'microphone',
    'screen-wake-lock',
    'fullscreen',
    'autoplay',
    'web-share',
    'clipboard-write',
  ].map((feature) => `${feature}=(self)`),
  ...['geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'hid', 'midi', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/** The name under which the policy and the header speak of the same address. */
const REPORTS = 'csp'

/** Headers that belong to one answer and not to all of them. */
const ownOfAnswer = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])

/**
 * Sends Helmet's headers with every answer. They are the same for all, so Helmet is asked once: its plugin writes the
 * content security policy anew for every request, which took half as long as everything else a request does. A route
 * that writes its answer itself takes them from `reply.getHeaders()`.
 */
export async function sendSafeHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const sample = Fastify()
  await sample.register(helmet, helmetOptions(config))
  sample.get('/', () => '')
  const answer = await sample.inject('/')
  await sample.close()
  const helmets = Object.entries(answer.headers).filter(([name]) => !ownOfAnswer.has(name))
  const headers = {
    ...Object.fromEntries(helmets),
    'permissions-policy': permissionsPolicy,
    ...(isSecure(config) && { 'reporting-endpoints': `${REPORTS}="${reportViolation.url}"` }),
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers)
    // An answer of the API is for whoever asked, and for now; the few that may be kept say so themselves.
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}

function helmetOptions(config: Config): FastifyHelmetOptions {
  const { oidc } = config
  return {
    // On plain http in a field these two would send every browser to an https that is not there.
    strictTransportSecurity: isSecure(config),
    contentSecurityPolicy: {
      directives: {
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        // Pictures of people are ours (server/avatars): no other site learns who looks at a screen.
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'media-src': ["'self'", 'blob:'],
        // Whoever signs out is sent on to the provider, to sign out there.
        'form-action': ["'self'", ...(oidc ? [new URL(oidc.issuer).origin] : [])],
        'connect-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        // Browsers that know both use the first, and only over https.
        'report-to': isSecure(config) ? [REPORTS] : null,
        'report-uri': [reportViolation.url],
        'upgrade-insecure-requests': isSecure(config) ? [] : null,
      },
    },
  }
}
