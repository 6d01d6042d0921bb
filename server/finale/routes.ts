import {
  freezeBoard,
  getFinale,
  getStage,
  liftFreeze as liftFreezeCall,
  planFreeze as planFreezeCall,
  revealNext as revealNextCall,
  startReveal as startRevealCall,
} from '../../contract/finale.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { freezeNow, liftFreeze, planFreeze } from './freeze.ts'
import { readStatus } from './read-status.ts'
import { readStage, revealNext, startReveal } from './reveal.ts'

/** Serves the freeze and the reveal to whoever runs the finale. */
export function finaleRoutes(app: App, deps: Deps): void {
  app.route({ ...getFinale, handler: () => readStatus(deps) })
  app.route({ ...getStage, handler: () => readStage(deps) })
  app.route({
    ...planFreezeCall,
    handler: async (request) => {
      await planFreeze(deps, staffOf(request), request.body)
      return readStatus(deps)
    },
  })
  app.route({
    ...freezeBoard,
    handler: async (request) => {
      await freezeNow(deps, staffOf(request))
      return readStatus(deps)
    },
  })
  app.route({
    ...liftFreezeCall,
    handler: async (request) => {
      await liftFreeze(deps, staffOf(request))
      return readStatus(deps)
    },
  })
  app.route({ ...startRevealCall, handler: (request) => startReveal(deps, staffOf(request)) })
  app.route({
    ...revealNextCall,
    handler: (request) => revealNext(deps, staffOf(request), request.body.after),
  })
}
