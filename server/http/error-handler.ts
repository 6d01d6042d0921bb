import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errors, type Failure } from '../../contract/errors.ts'
import { refusalsOf } from '../../contract/refusals.ts'
import { isDatabaseAway } from '../database-away.ts'
import { isTemporary, Refusal } from './refusal.ts'

/** Refusals of Fastify and its plugins, in our words. Every other 4xx of theirs is simply an invalid request. */
const translated: Record<string, Refusal['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
}

/** PostgreSQL's words for input that cannot be stored: a NUL character, a number out of range, bad text. */
const invalidForDatabase = new Set(['22021', '22P05', '22003', '22P02', '22007', '22008'])

/** The one translator of errors: a refusal says what it says, everything else is a logged 500 without detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
    else if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'a part is away')
    else noticeUndeclared(request, refusal)
    return sendRefusal(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not_found')))
}

/** An endpoint that refuses with what it did not promise is a defect of the contract: the tests fail on logged errors. */
function noticeUndeclared(
  { routeOptions: { config }, method, log }: FastifyRequest,
  { code }: Refusal,
): void {
  const { access, refuses } = config
  if (access === undefined || refuses === undefined) return
  if (!refusalsOf({ method, access, refuses }).includes(code))
    log.error({ code, url: config.url }, 'this refusal is not in the contract')
}

/** Says no to an address that the router cannot read: it gives up before any hook or error handler runs. */
export function refuseUnreadableAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(request, reply, asRefusal(error))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((problem) => ({
      path: problem.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: problem.message ?? 'Invalid',
    }))
    return new Refusal('invalid_request', { issues })
  }
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code in translated) return new Refusal(translated[code] ?? 'invalid_request')
  if (invalidForDatabase.has(code) || isClientError(error)) return new Refusal('invalid_request')
  if (error instanceof Error && error.cause !== undefined) return asRefusal(error.cause)
  return new Refusal('unexpected')
}

function isClientError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    Number(error.statusCode) >= 400 &&
    Number(error.statusCode) < 500
  )
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { issues, retryAfterSeconds, current, opensAt } = refusal.details
  const status = errors[refusal.code].status
  const body: Failure = {
    ...(request.routeOptions.config.tellsSuccess && { success: false }),
    error: refusal.message,
    code: refusal.code,
    ...(issues ? { issues } : {}),
    ...(current ? { current } : {}),
    ...(opensAt ? { opensAt } : {}),
  }
  if (isTemporary(status)) void reply.header('retry-after', retryAfterSeconds ?? 5)
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(body)
}
