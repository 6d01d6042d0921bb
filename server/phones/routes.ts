import * as calls from '../../contract/phones.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { makePairingCode } from './make-pairing-code.ts'
import { PHONE_COOKIE, PHONE_SECONDS, phoneCookieAttributes } from './phone-cookie.ts'
import { forgetPhone, getOwnPhone } from './phone-owner.ts'
import { takePairingCode } from './take-pairing-code.ts'

/** Serves the codes by which a phone becomes somebody's own, and what such a phone may ask of itself. */
export function phoneRoutes(app: App, deps: Deps): void {
  const attributes = phoneCookieAttributes(deps)
  app.route({
    ...calls.makePairingCode,
    handler: (request) => makePairingCode(deps, request.identifyCaller, request.body),
  })
  app.route({
    ...calls.takePairingCode,
    handler: async ({ params, body, cookies }, reply) => {
      const { answer, secret } = await takePairingCode(deps, {
        code: params.code,
        guestSessionId: body.guestSessionId ?? null,
        earlierSecret: cookies[PHONE_COOKIE],
      })
      deps.limits.known.add('phone', secret)
      void reply.setCookie(PHONE_COOKIE, secret, { ...attributes, maxAge: PHONE_SECONDS })
      return answer
    },
  })
  app.route({
    ...calls.findPhone,
    handler: (request) => getOwnPhone(request.identifyCaller),
  })
  app.route({
    ...calls.forgetPhone,
    handler: async ({ cookies }, reply) => {
      await forgetPhone(deps, cookies[PHONE_COOKIE])
      void reply.clearCookie(PHONE_COOKIE, attributes)
      return reply.code(204).send(null)
    },
  })
}
