import * as calls from '../../contract/schedules.ts'
import { getTimetable as timetableCall } from '../../contract/timetable.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { LARGEST_UPLOAD, receiveFile, withUploads } from '../http/csv-files.ts'
import type { App } from '../http/typed-app.ts'
import { getTimetable } from './get-timetable.ts'
import { changeSchedule, removeSchedule } from './manage-schedules.ts'
import { addSchedule, checkSchedule, readScheduleFile } from './preview-schedule.ts'
import { toSource } from './source.ts'
import { listSources } from './store.ts'
import { takeSchedule } from './take-schedule.ts'

/** So many keys of sessions are more than a plain call may carry. */
const LARGEST_CHOICE = 2 * 1024 * 1024

/** Serves the schedules that the programme comes from, and the week's calendar, to staff. */
export function scheduleRoutes(app: App, deps: Deps): void {
  app.route({
    ...calls.listSchedules,
    handler: async () => ({ schedules: (await listSources(deps.db)).map(toSource) }),
  })
  app.route({
    ...calls.addSchedule,
    handler: async (request, reply) =>
      reply.code(201).send(await addSchedule(deps, staffOf(request), request.body.address)),
  })
  withUploads(app, (routes) =>
    routes.route({
      ...calls.readScheduleFile,
      bodyLimit: LARGEST_UPLOAD,
      handler: async (request) =>
        readScheduleFile(deps, staffOf(request), await receiveFile(request), request.query.schedule),
    }),
  )
  app.route({ ...calls.checkSchedule, handler: ({ params }) => checkSchedule(deps, params.id) })
  app.route({
    ...calls.takeSchedule,
    bodyLimit: LARGEST_CHOICE,
    handler: (request) => takeSchedule(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.changeSchedule,
    handler: (request) => changeSchedule(deps, staffOf(request), request.params.id, request.body),
  })
  app.route({
    ...calls.removeSchedule,
    handler: async (request, reply) => {
      await removeSchedule(deps, staffOf(request), request.params.id, request.query.sessions)
      return reply.code(204).send(null)
    },
  })
  app.route({ ...timetableCall, handler: ({ query }) => getTimetable(deps, query) })
}
