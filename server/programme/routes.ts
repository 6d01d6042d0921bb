import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  dropEntry as dropEntryCall,
  getItineraryCalendar,
  getItinerary as getItineraryCall,
  getItineraryItem as getItineraryItemCall,
  listActivities,
  listFaqs,
  saveEntry as saveEntryCall,
} from '../../contract/programme.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/typed-app.ts'
import { requireSessionOwner } from '../phones/index.ts'
import type { ReadyAnswer } from './answers.ts'
import { writeCalendar } from './calendar.ts'
import { dropEntry, getItinerary, getItineraryItem, saveEntry } from './itinerary.ts'
import { createProgramme } from './programme.ts'

/** Serves the programme, the FAQs and what people saved of them. */
export function programmeRoutes(app: App, deps: Deps): void {
  const programme = createProgramme(deps)
  app.route({
    ...listActivities,
    handler: async (request, reply) =>
      sendAnswer(request, reply, await programme.activities(request.query)) as never,
  })
  app.route({
    ...listFaqs,
    handler: async (request, reply) =>
      sendAnswer(request, reply, await programme.faqs(request.query)) as never,
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
      await requireSessionOwner(deps, request.identifyCaller, sessionId)
      const { isNew, saved } = await saveEntry(deps, sessionId, entryId)
      return reply.code(isNew ? 201 : 200).send(saved)
    },
  })
  app.route({
    ...dropEntryCall,
    async handler(request, reply) {
      await requireSessionOwner(deps, request.identifyCaller, request.params.sessionId)
      await dropEntry(deps, request.params.sessionId, request.params.entryId)
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

/** Sends an answer, or 304 where the caller has it already. It passes no serializer: it was written once for all. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  void reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  const isZipped = answer.gzip && request.headers['accept-encoding']?.includes('gzip')
  if (isZipped) void reply.header('content-encoding', 'gzip')
  return reply.type('application/json; charset=utf-8').send(isZipped ? answer.gzip : answer.json)
}
