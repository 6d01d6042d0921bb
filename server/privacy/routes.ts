import * as erasures from '../../contract/erasures.ts'
import { eraseAttendee, exportAttendee, exportOwnData as exportOwn } from '../../contract/privacy.ts'
import type { Deps } from '../deps.ts'
import { listOpenErasures } from '../erasures/index.ts'
import { staffOf } from '../http/allow.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../journeys/index.ts'
import { confirmErasure, denyErasure } from './answer-at-station.ts'
import { askErasure, takeErasureBack } from './ask-erasure.ts'
import { erasePerson, themselves } from './erase-person.ts'
import { exportForDesk, exportOwnData } from './export-person.ts'

/** Serves the deletion of what is stored about a person: asked for on a phone, confirmed at a station, done at the desk. */
export function privacyRoutes(app: App, deps: Deps): void {
  app.route({
    ...erasures.eraseOwnData,
    handler: async (request, reply) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      return reply.code(202).send(await askErasure(deps, attendeeId))
    },
  })
  app.route({
    ...erasures.keepOwnData,
    handler: async (request, reply) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      await takeErasureBack(deps, themselves, attendeeId)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...erasures.confirmErasure,
    handler: async (request, reply) => {
      await confirmErasure(deps, request.identifyCaller, request.body)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...erasures.denyErasure,
    handler: async (request, reply) => {
      await denyErasure(deps, request.identifyCaller, request.body)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...erasures.listErasures,
    handler: async () => ({
      erasures: (await listOpenErasures(deps.db)).map(({ attendee, askedAt, dueAt }) => ({
        attendee,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
      })),
    }),
  })
  app.route({
    ...erasures.keepAttendee,
    handler: async (request, reply) => {
      await takeErasureBack(deps, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...exportOwn,
    handler: async (request, reply) => {
      const { attendeeId } = await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      const written = await exportOwnData(deps, attendeeId)
      return reply.headers(asFile('my-festival-data.json')).send(written)
    },
  })
  app.route({
    ...exportAttendee,
    handler: async (request, reply) => {
      const written = await exportForDesk(deps, staffOf(request), request.params.id)
      return reply.headers(asFile('attendee.json')).send(written)
    },
  })
  app.route({
    ...eraseAttendee,
    handler: async (request) => ({ alias: await erasePerson(deps, staffOf(request), request.params.id) }),
  })
}

/** No copy stays on the way. */
const asFile = (name: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})
