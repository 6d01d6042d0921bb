import * as desk from '../../contract/desk.ts'
import * as pictures from '../../contract/desk-picture.ts'
import type { Deps } from '../deps.ts'
import { actorOf, staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveFile, sendCsv, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { exportAttendees } from './export-attendees.ts'
import { getStatement } from './get-statement.ts'
import { blockBand, linkBand, unblockBand } from './link-band.ts'
import { listAttendees, lookUpBand } from './list-attendees.ts'
import { dropPicture, setPicture } from './picture.ts'
import { changeAttendee, registerAttendee } from './register.ts'

/** Serves the registration desk. */
export function deskRoutes(app: App, deps: Deps): void {
  app.route({ ...desk.listAttendees, handler: ({ query }) => listAttendees(deps, query) })
  app.route({
    ...desk.createAttendee,
    handler: async (request, reply) =>
      reply.code(201).send(await registerAttendee(deps, actorOf(request), request.body)),
  })
  app.route({
    ...desk.changeAttendee,
    handler: (request) => changeAttendee(deps, actorOf(request), request.params.id, request.body),
  })
  app.route({
    ...desk.lookUpBand,
    handler: ({ body }) => lookUpBand(deps, body.rfidTagId),
  })
  app.route({
    ...desk.linkWristband,
    handler: (request) => linkBand(deps, actorOf(request), request.params.id, request.body.rfidTagId),
  })
  app.route({
    ...desk.blockWristband,
    handler: (request) => blockBand(deps, staffOf(request), request.params.id),
  })
  app.route({
    ...desk.findBandAgain,
    handler: (request) => unblockBand(deps, staffOf(request), request.body.rfidTagId),
  })
  app.route({ ...desk.getStatement, handler: ({ params }) => getStatement(deps, params.id) })
  app.route({
    ...desk.exportAttendees,
    handler: async (request, reply) =>
      sendCsv(reply, 'attendees.csv', await exportAttendees(deps, actorOf(request))),
  })
  app.route({
    ...pictures.dropPicture,
    handler: (request) => dropPicture(deps, staffOf(request), request.params.id),
  })
  withUploads(app, (routes) => {
    routes.route({
      ...pictures.setPicture,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request) =>
        setPicture(deps, staffOf(request), request.params.id, await receiveFile(request)),
    })
  })
}
