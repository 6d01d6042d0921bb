import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const zip = promisify(gzip)

/** One answer, ready to be sent as it is; zipped once where many ask for the same. */
export interface ReadyAnswer {
  etag: string
  json: Buffer
  gzip: Buffer | undefined
}

/** Makes an answer of JSON that is written already. */
export async function toAnswer(json: string, willBeShared: boolean): Promise<ReadyAnswer> {
  const bytes = Buffer.from(json)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, json: bytes, gzip: willBeShared ? await zip(bytes) : undefined }
}

/** Sends an answer, or 304 where the caller has it already. It passes no serializer: it was written once for all. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  void reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  const isZipped = answer.gzip && request.headers['accept-encoding']?.includes('gzip')
  if (isZipped) void reply.header('content-encoding', 'gzip')
  return reply.type('application/json; charset=utf-8').send(isZipped ? answer.gzip : answer.json)
}
