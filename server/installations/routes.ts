import {
  changeInstallation as changeCall,
  createInstallation as createCall,
  listInstallations as listCall,
  removeInstallation as removeCall,
} from '../../contract/admin-installations.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { deleteInstallation } from './delete-installation.ts'
import { changeInstallation, createInstallation, listInstallations } from './manage-installations.ts'

/** Serves the installations to admins, and tells every browser when one of them changed. */
export function installationRoutes(app: App, deps: Deps): void {
  const stop = deps.live.onChange(({ topic }) => {
    if (topic !== 'installations') return
    deps.live.publish('installations', { updatedAt: deps.clock.now().toISOString() })
  })
  app.addHook('onClose', async () => stop())
  app.route({ ...listCall, handler: async () => ({ installations: await listInstallations(deps) }) })
  app.route({
    ...createCall,
    handler: async (request, reply) =>
      reply.code(201).send(await createInstallation(deps, staffOf(request), request.body)),
  })
  app.route({
    ...changeCall,
    handler: (request) => changeInstallation(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...removeCall,
    handler: async (request, reply) => {
      await deleteInstallation(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
