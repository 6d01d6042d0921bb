import * as calls from '../../contract/phones.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { openClaim } from './open-claim.ts'
import { findOwnPhone, forgetOwnPhone } from './own-phone.ts'
import { clearPhoneCookie, phoneHashOf, setPhoneCookie } from './phone-cookie.ts'
import { takeClaim } from './take-claim.ts'

/** Serves the codes by which a phone becomes somebody's own, and what such a phone may ask of itself. */
export function phoneRoutes(app: App, deps: Deps): void {
  app.route({ ...calls.openClaim, handler: (request) => openClaim(deps, request, request.body) })
  app.route({
    ...calls.takeClaim,
    handler: async (request, reply) => {
      const { answer, secret } = await takeClaim(deps, {
        code: request.params.code,
        guestSessionId: request.body.guestSessionId ?? null,
        earlierHash: phoneHashOf(request),
      })
      setPhoneCookie(reply, deps, secret)
      return answer
    },
  })
  app.route({ ...calls.findPhone, handler: (request) => findOwnPhone(deps, request) })
  app.route({
    ...calls.forgetPhone,
    handler: async (request, reply) => {
      await forgetOwnPhone(deps, request)
      clearPhoneCookie(reply, deps)
      return reply.code(204).send(null)
    },
  })
}
