import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Begins a reply that its route writes itself: a stream, or bytes that are ready to be sent. The headers that go with
 * every answer go with this one too.
 */
export function beginRawReply(
  reply: FastifyReply,
  status: number,
  headers: OutgoingHttpHeaders,
): ServerResponse {
  const everyAnswers = reply.getHeaders() as OutgoingHttpHeaders
  reply.hijack()
  return reply.raw.writeHead(status, { ...everyAnswers, ...headers })
}
