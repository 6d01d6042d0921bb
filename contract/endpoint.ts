import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Access } from './roles.ts'
import type { Scope } from './scopes.ts'

type Schema = z.ZodMiniType

/**
 * A promise between browser and server. The server spreads it into a route, the browser calls it, and OpenAPI is
 * generated from it. `response` lists the successful statuses; a refusal is a `Failure` with one of the codes that
 * `refusalsOf` lists.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/${string}`
  config: {
    /** Who may call it; an endpoint that does not say so does not compile. */
    access: Access
    /** With which scope an API key may call it too; without one no key may. */
    scope?: Scope
    /** What it refuses by its own rules, beside what every endpoint of its kind refuses (refusals.ts). */
    refuses: readonly ErrorCode[]
    /** Its answers tell by `success` what became of the call, so that a refusal begins with `success: false`. */
    tellsSuccess?: true
  }
  schema: {
    /** Name of the exported constant: generated clients call their functions so. */
    operationId: string
    summary: string
    tags: string[]
    params?: Schema
    querystring?: Schema
    headers?: Schema
    body?: Schema
    response: Record<number, Schema>
  }
}

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body'> =
  E['schema'] extends Record<K, infer S extends Schema> ? z.input<S> : undefined

/** What a caller passes: path parameters, query and body, as far as the endpoint asks for them. */
export type Request<E extends Endpoint> = {
  [K in 'params' | 'querystring' | 'body' as Part<E, K> extends undefined ? never : K]: Part<E, K>
}

/** What a caller gets back from the successful answers of an endpoint. */
export type Response<E extends Endpoint> = {
  [S in keyof E['schema']['response']]: E['schema']['response'][S] extends Schema
    ? z.output<E['schema']['response'][S]>
    : never
}[keyof E['schema']['response']]
