import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../contract/errors.ts'
import { type Access, may } from '../../contract/roles.ts'
import type { Scope } from '../../contract/scopes.ts'
import type { User } from '../../contract/staff.ts'
import type { ApiKeyCaller, Station } from '../caller.ts'
import { apiKeyOf } from './api-key-of.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    scope?: Scope
    refuses?: readonly ErrorCode[]
    tellsSuccess?: true
  }
  interface FastifyRequest {
    staff: User | undefined
    staffSession: string | undefined
    station: Station | undefined
    apiKey: ApiKeyCaller | undefined
  }
}

/**
 * Lets through whoever a route's declared access allows. A route under /api that declares none stops the start:
 * forgetting is not possible.
 */
export function allowAsDeclared(app: FastifyInstance): void {
  app.decorateRequest('staff', undefined)
  app.decorateRequest('staffSession', undefined)
  app.decorateRequest('station', undefined)
  app.decorateRequest('apiKey', undefined)
  app.addHook('onRoute', ({ url, config, method }) => {
    // The pages of the API's description come from a plugin and tell nothing secret.
    if (url.startsWith('/api/docs')) return
    if (url.startsWith('/api/') && config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not declare who may call it.`)
    }
  })
  const letStationThrough = async (request: FastifyRequest) => {
    const caller = await request.identifyCaller('station')
    if (caller.kind === 'guest') throw new Refusal('station_not_paired')
    request.station = caller
  }
  const letProgramThrough = async (request: FastifyRequest) => {
    const caller = await request.identifyCaller('api-key')
    if (caller.kind === 'guest') throw new Refusal('api_key_invalid')
    const { scope } = request.routeOptions.config
    if (scope === undefined || !caller.scopes.includes(scope)) throw new Refusal('scope_missing')
    request.apiKey = caller
  }
  const letThrough = async (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => {
    if (access === 'station') return letStationThrough(request)
    // Who shows a key is asked for nothing else: a browser never does by itself.
    if (apiKeyOf(request.headers) !== undefined) return letProgramThrough(request)
    const caller = await request.identifyCaller('staff')
    if (caller.kind === 'guest') throw new Refusal('not_signed_in')
    request.staff = caller.user
    request.staffSession = caller.sessionId
    if (access !== 'signed-in' && !may(caller.user, access)) throw new Refusal('not_allowed')
  }
  // Not an async hook: most calls are anyone's, and theirs is the path on which a crowd comes in.
  app.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.access ?? 'anyone'
    if (access === 'anyone') done()
    else letThrough(request, access).then(() => done(), done)
  })
}

/** The member of staff who calls a route that not anyone may call. */
export function staffOf(request: FastifyRequest): User {
  if (!request.staff) throw new Refusal('not_signed_in')
  return request.staff
}

/** Who is to be named for a change: the member of staff or the program that calls a route with a scope. */
export function actorOf(request: FastifyRequest): Pick<User, 'id' | 'firstName' | 'lastName' | 'email'> {
  const { apiKey } = request
  if (apiKey) return { id: apiKey.id, firstName: 'API key', lastName: apiKey.name, email: null }
  return staffOf(request)
}

/** The id of the session in which a member of staff calls. */
export function staffSessionOf(request: FastifyRequest): string {
  if (request.staffSession === undefined) throw new Refusal('not_signed_in')
  return request.staffSession
}

/** The station that calls a route which only stations may call. */
export function stationOf(request: FastifyRequest): Station {
  if (!request.station) throw new Refusal('station_not_paired')
  return request.station
}
