import {
  dropEntry as dropEntryCall,
  getItineraryCalendar,
  getItinerary as getItineraryCall,
  getItineraryItem as getItineraryItemCall,
  listActivities,
  listFaqs,
  saveEntry as saveEntryCall,
  seeChanges as seeChangesCall,
} from '../../contract/programme.ts'
import type { Deps } from '../deps.ts'
import { sendReady } from '../http/send-ready.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionHolder } from '../journeys/index.ts'
import { writeCalendar } from './calendar.ts'
import { dropEntry, getItinerary, getItineraryItem, saveEntry, seeChanges } from './itinerary.ts'
import { createProgramme } from './programme.ts'

/** Serves the programme, the FAQs and what people saved of them. */
export function programmeRoutes(app: App, deps: Deps): void {
  const programme = createProgramme(deps)
  app.route({
    ...listActivities,
    handler: async (request, reply) =>
      sendReady(request, reply, await programme.activities(request.query)) as never,
  })
  app.route({
    ...listFaqs,
    handler: async (request, reply) =>
      sendReady(request, reply, await programme.faqs(request.query)) as never,
  })
  itineraryRoutes(app, deps)
}

function itineraryRoutes(app: App, deps: Deps): void {
  app.route({
    ...getItineraryCall,
    handler: ({ params, query }) => getItinerary(deps, params.sessionId, query.language),
  })
  app.route({
    ...getItineraryItemCall,
    handler: ({ params, query }) => getItineraryItem(deps, params.sessionId, params.entryId, query.language),
  })
  app.route({
    ...saveEntryCall,
    async handler(request, reply) {
      const { sessionId, entryId } = request.params
      await requireSessionHolder(deps, request.identifyCaller, sessionId)
      const { isNew, saved } = await saveEntry(deps, sessionId, entryId)
      return reply.code(isNew ? 201 : 200).send(saved)
    },
  })
  app.route({
    ...dropEntryCall,
    async handler(request, reply) {
      await requireSessionHolder(deps, request.identifyCaller, request.params.sessionId)
      await dropEntry(deps, request.params.sessionId, request.params.entryId)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...seeChangesCall,
    async handler(request, reply) {
      const { sessionId } = request.params
      await requireSessionHolder(deps, request.identifyCaller, sessionId)
      await seeChanges(deps, sessionId, request.body.entries)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...getItineraryCalendar,
    handler: async ({ params, query }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="itinerary.ics"')
        .header('cache-control', 'no-cache')
        .send(await writeCalendar(deps, params.sessionId, query)),
  })
}
