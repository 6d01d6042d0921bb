import type { LightMyRequestResponse as Response } from 'fastify'
import { errors, Failure } from '../../contract/errors.ts'
import { declared } from '../everybody.ts'
import type { Invented } from './requests.ts'
import { type FuzzCaller, mayChange } from './who-may-change.ts'
import type { FuzzedCall, World } from './world.ts'

/** A part that is switched off, or that many want at once, says so; everything else that fails is the caller's. */
const saysSo = new Set(['speech_unavailable', 'busy'])

/** Nothing of our insides may stand in a refusal. */
const INNARDS = /node_modules|FST_|SELECT |relation "/

/** How far every call moves the clock: nobody is slowed down by who came before (milliseconds). */
const PAUSE_MS = 1_000

/** Somebody with the cookie that they have now. */
interface Asking {
  caller: FuzzCaller
  cookie: string
}

/**
 * Sends invented requests as somebody, all at once.
 * @returns what was wrong with an answer, or with what they changed
 */
export async function tryRequests(
  world: World,
  call: FuzzedCall,
  { caller, cookie }: Asking,
  requests: Invented[],
): Promise<string[]> {
  world.festival.clock.advance({ milliseconds: PAUSE_MS })
  const answers = await Promise.all(
    requests.map((asked) => send(world, call, { cookie, authorization: caller.authorization }, asked)),
  )
  const changed = await world.takeChanges()
  const mayAsk = declared(call.access, caller, call.scope) === 'let through'
  const told = answers.flatMap((answer, at) => {
    const problems = problemsOf(answer, call)
    if (!mayAsk && answer.statusCode < 400) problems.push(`was answered ${answer.statusCode}`)
    return problems.map((problem) => `${problem}\n    ${JSON.stringify(requests[at]).slice(0, 1_000)}`)
  })
  const statuses = [...new Set(answers.map(({ statusCode }) => statusCode))].join(', ')
  const shown = JSON.stringify(requests.slice(0, 12)).slice(0, 1_000)
  return [
    ...told,
    ...changed
      .filter((change) => !mayChange(call, caller, world, change))
      .map(({ table, done, row }) => `${done} in ${table}, answered ${statuses}: ${row}\n    ${shown}`),
    ...world.festival.log.takeErrors().map((line) => `logged ${line}\n    ${shown}`),
  ]
}

function send(
  { festival }: World,
  { method }: FuzzedCall,
  { cookie, authorization }: { cookie: string; authorization: string | undefined },
  asked: Invented,
) {
  const sendsBody = method !== 'GET' && method !== 'DELETE'
  return festival.app.inject({
    method: method as 'GET',
    url: asked.url,
    headers: {
      ...asked.headers,
      ...(authorization && { authorization }),
      cookie: [cookie, asked.headers.cookie ?? ''].join('; '),
      ...(sendsBody ? { 'content-type': asked.contentType } : {}),
    },
    ...(sendsBody ? { body: asked.body } : {}),
  })
}

function problemsOf({ statusCode, body, headers }: Response, { path }: FuzzedCall): string[] {
  if (statusCode < 400) return []
  // What is no call of ours, such as a page of the demo's sign-in, has refusals of its own.
  if (!path.startsWith('/api/') || !String(headers['content-type']).startsWith('application/json'))
    return statusCode < 500 ? [] : [`was answered ${statusCode}: ${body.slice(0, 300)}`]
  const { data: failure } = Failure.safeParse(JSON.parse(body))
  if (failure === undefined || !Object.hasOwn(errors, failure.code)) return [`is no refusal: ${body}`]
  const { status } = errors[failure.code as keyof typeof errors]
  return [
    ...(status === statusCode ? [] : [`${failure.code} was answered ${statusCode}`]),
    ...(status < 500 || saysSo.has(failure.code) ? [] : [`was answered ${statusCode}: ${body}`]),
    ...(INNARDS.test(body) ? [`tells its insides: ${body}`] : []),
  ]
}
