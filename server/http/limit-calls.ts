import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type CallLimitName,
  limitOf,
  queueOf,
  type WorkQueueName,
  workQueues,
} from '../../contract/limits.ts'
import type { Asked } from '../caller.ts'
import { createStrangers } from '../limits/address.ts'
import type { CallLimits } from '../limits/call-limits.ts'
import type { Counting } from '../limits/counting.ts'
import { apiKeyOf } from './api-key-of.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: CallLimitName
  }
  interface FastifyRequest {
    /** Whom this call is counted by. */
    counting: Counting
    /** What it is counted under. */
    limit: CallLimitName
  }
}

/** Whom a caller counts as, by cookies and keys that this process has found to be true before. */
export type Recognise = (asked: Pick<Asked, 'cookies' | 'apiKey'>) => Counting | undefined

/** A tap above this size carries a photo (bytes). */
const PLAIN_TAP = 64 * 1024

/** Answers that tell a guesser that they missed. */
const MISSES = new Set([403, 404])

/**
 * Counts every call before anything is looked up or read for it, and refuses what is too much (contract/limits.ts). Heavy
 * work waits for its turn, or is refused where too much of it waits already.
 */
export function limitCalls(app: FastifyInstance, limits: CallLimits, recognise: Recognise): void {
  // Where the router gives up before any hook runs, nobody has been looked at.
  app.decorateRequest('counting', null as never)
  app.decorateRequest('limit', null as never)
  app.addHook('onRoute', (route) => {
    const { operationId } = (route.schema ?? {}) as { operationId?: string }
    const access = route.config?.access
    if (access === undefined || operationId === undefined) return
    const limit = limitOf(operationId, access)
    if (limit === undefined) throw new Error(`${operationId} has no limit in contract/limits.ts.`)
    route.config = { ...route.config, limit }
  })
  const strangerOf = createStrangers()
  app.addHook('onRequest', (request, _reply, done) => {
    const counting =
      recogniseCaller(request, limits, recognise) ??
      strangerOf(request.socket, request.ip ?? '', request.headers)
    const limit = limitOfRequest(request)
    request.counting = counting
    request.limit = limit
    // Who names a session in the body is counted when the body is there.
    if (limit === 'talk' && counting.kind === 'stranger') return void done()
    goOn(admit(limits, limit, counting), done)
  })
  // After the door and before the first byte of the body.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.limit !== 'photo') return void done(null, payload)
    takeTurn(limits, request, reply, 'photo').then(() => done(null, payload), done)
  })
  app.addHook('preHandler', (request, reply, done) => {
    const { limit } = request
    const queue = limit === 'photo' ? undefined : queueOf[limit]
    const work = queue && (() => takeTurn(limits, request, reply, queue))
    if (limit === 'talk' && request.counting.kind === 'stranger') {
      request.counting = bySession(limits, request.body) ?? request.counting
      return goOn(admit(limits, limit, request.counting, work), done)
    }
    const { rfidTagId: tag } = (request.body ?? {}) as { rfidTagId?: unknown }
    // Only of stations: anybody else could use up somebody's band by naming it.
    const isRead = request.counting.kind === 'station' && typeof tag === 'string'
    const wait = isRead ? limits.takeBand(limit, tag) : 0
    goOn(wait > 0 ? refuse(limits, request.counting, wait) : work?.(), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { sessionId } = (request.params ?? {}) as { sessionId?: unknown }
    if (typeof sessionId === 'string' && reply.statusCode < 400) limits.known.add('session', sessionId)
    if (request.counting !== null && MISSES.has(reply.statusCode))
      limits.countMiss(request.limit, request.counting)
    done()
  })
  app.addHook('preSerialization', (_request, _reply, answer, done) => {
    const { sessionId } = (answer ?? {}) as { sessionId?: unknown }
    if (typeof sessionId === 'string') limits.known.add('session', sessionId)
    done(null, answer)
  })
}

function limitOfRequest(request: FastifyRequest): CallLimitName {
  // Fastify puts `routeOptions` together anew whenever it is asked for.
  const limit = request.routeOptions.config?.limit ?? (request.url.startsWith('/api/') ? 'read' : 'page')
  return limit === 'tap' && isLarge(request) ? 'photo' : limit
}

/** Whether a tap is large enough to carry a photo; a body that does not tell its length may have any. */
export function isLarge({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity)
  return Number(length) > PLAIN_TAP
}

function recogniseCaller(
  { params, cookies, headers }: FastifyRequest,
  { known }: CallLimits,
  recognise: Recognise,
): Counting | undefined {
  const { sessionId } = (params ?? {}) as { sessionId?: string }
  const session = known.keyOf('session', sessionId)
  const recognised = recognise({ cookies, apiKey: apiKeyOf(headers) })
  return recognised ?? (session === undefined ? undefined : { kind: 'session', key: session })
}

function bySession({ known }: CallLimits, body: unknown): Counting | undefined {
  const { sessionId } = (body ?? {}) as { sessionId?: unknown }
  const key = known.keyOf('session', typeof sessionId === 'string' ? sessionId : undefined)
  return key === undefined ? undefined : { kind: 'session', key }
}

/**
 * Takes a call from its limit, and waits for its turn where it has one; undefined when there is nothing to wait for. A
 * refusal is held for a moment.
 */
function admit(
  limits: CallLimits,
  limit: CallLimitName,
  counting: Counting,
  work?: () => Promise<void>,
): Promise<void> | undefined {
  const wait = limits.take(limit, counting)
  if (wait > 0) return refuse(limits, counting, wait)
  if (limits.isSlow(limit, counting)) return limits.hold().then(work)
  return work?.()
}

async function refuse(limits: CallLimits, counting: Counting, seconds: number): Promise<void> {
  if (!isOurs(counting)) await limits.hold()
  throw new Refusal('too_many_requests', { retryAfterSeconds: seconds })
}

/** Goes on at once where nothing has to be waited for: most calls are a crowd's, and cost nothing more. */
function goOn(waiting: Promise<void> | undefined, done: (problem?: Error) => void): void {
  if (waiting === undefined) done()
  else waiting.then(() => done(), done)
}

/** Takes a turn until the answer has gone, or whoever asked. @throws Refusal busy */
async function takeTurn(
  { queues }: CallLimits,
  { counting, staff, station, apiKey }: FastifyRequest,
  { raw }: FastifyReply,
  queue: WorkQueueName,
): Promise<void> {
  // Whoever calls for the first time was a stranger at the door, and has been identified since.
  const isKnown = isOurs(counting) || [staff, station, apiKey].some(Boolean)
  const turn = queues.enter(queue, isKnown ? 'ours' : 'others')
  if (turn === undefined) throw new Refusal('busy', { retryAfterSeconds: workQueues[queue].retryAfter })
  const leave = await turn
  if (raw.closed || raw.destroyed) leave()
  else raw.once('close', leave)
}

/** Stations, staff and their programs are known by name. */
function isOurs({ kind }: Counting): boolean {
  return kind === 'station' || kind === 'staff' || kind === 'api-key'
}
