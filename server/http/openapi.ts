import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { mediaTypes } from '../../contract/media.ts'
import { refusalsOf } from '../../contract/refusals.ts'
import { type Access, permissions } from '../../contract/roles.ts'
import type { Scope } from '../../contract/scopes.ts'
import type { Config } from '../config.ts'
import { cookieName } from './host-cookies.ts'
import { isTemporary, Refusal } from './refusal.ts'

type Transform = typeof jsonSchemaTransform

/** What the tags of the contract group together. */
const tags = {
  Analytics: 'Figures of the festival',
  Audit: 'Who changed what, and when',
  Backups: 'Copies of the whole festival',
  Demo: 'What exists in demo mode only',
  Desk: 'The registration desk: people and their wristbands',
  Event: 'The event and its installations',
  Exports: 'Everything as files, and the report on the event',
  Finale: 'Freezing the board and revealing the winners',
  'Gift Aura': 'The photo booth',
  Guide: 'Fortunes, answers and the voice of the guide',
  Installations: 'Where points are earned',
  Integrations: 'Programs that call, and programs that are told',
  Itinerary: 'What people saved of the programme',
  Journeys: 'Sessions, and what a guide told in them',
  Knowledge: 'The content that the guide answers from',
  Leaderboard: 'The ranking',
  Live: 'Events as they happen',
  'Now Showing': 'The big screen',
  Phones: 'Phones that belong to an attendee',
  Points: 'Bonuses, awards and voids',
  Privacy: 'Forgetting a person',
  Prizes: 'Prize tiers and the prize desk',
  Profile: 'What an attendee sees of themselves',
  Programme: 'What happens when and where',
  Recap: 'My festival, when it is over',
  'Sign-in': 'Who is signed in at the dashboard',
  Stations: 'Devices that are paired with an installation',
  Taps: 'Wristbands held to readers',
  Users: 'Who may use the dashboard',
  Wristbands: 'Who wears a wristband',
}

/** Describes every route with a schema as OpenAPI 3.1, from the contract itself. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Festival companion',
        version: '1',
        description: 'Every refusal is `{ error, code }`: a sentence for people and a code for machines.',
        license: { name: 'Proprietary', url: `${publicUrl}/terms` },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          staff: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName('livefest_staff', publicUrl),
            description: 'Session of a member of staff who signed in at /api/login',
          },
          station: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName('livefest_station', publicUrl),
            description: 'A device that staff have paired with an installation',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key, made in the dashboard under Integrations, with the scopes of the call',
          },
        },
      },
    },
    transform,
  })
}

/** Serves the description, and a page to browse it; live, to signed-in staff and to programs with a key alone (rulings). */
export async function serveApiDescription(app: FastifyInstance, { mode }: Config): Promise<void> {
  const onRequest = async (request: FastifyRequest) => {
    if (mode === 'demo') return
    const caller = await request.identifyCaller('staff', 'api-key')
    if (caller.kind === 'guest') throw new Refusal('not_found')
  }
  const route = { config: { access: 'anyone' }, schema: { hide: true }, onRequest } as const
  app.get('/api/openapi.json', route, () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiHooks: { onRequest } })
}

/** Adds to what the schemas say which media types are no JSON, who may call, and every refusal. */
const transform: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document)
  const { config, method } = document.route
  if (!schema || schema.hide || config?.access === undefined) return { schema, url }
  const response = { ...asMedia(document.schema, schema), ...describeRefusals(String(method), config) }
  return { schema: { ...schema, response, ...whoMayCall(config.access, config.scope) } as FastifySchema, url }
}

interface Answer {
  description?: string
  [more: string]: unknown
}

function asMedia(zod: FastifySchema | undefined, json: FastifySchema): Record<string, Answer> {
  const schemas = Object.entries((zod?.response ?? {}) as Record<string, object>)
  const described = (json.response ?? {}) as Record<string, object>
  return Object.fromEntries(
    schemas.map(([status, schema]) => {
      // A browser that is sent on gets no body.
      if (status === '302') return [status, { description: 'Sent on' }]
      const description = status === '204' ? 'Done' : 'Success'
      const mediaType = mediaTypes.get(schema as never)?.mediaType
      if (mediaType === undefined) return [status, { description, ...described[status] }]
      const file = { type: 'string', contentMediaType: mediaType }
      return [status, { description, content: { [mediaType]: { schema: file } } }]
    }),
  )
}

/** One answer a status, with the codes that it may carry. */
function describeRefusals(method: string, config: FastifyContextConfig): Record<number, Answer> {
  const codes = refusalsOf({ method, access: config.access ?? 'anyone', refuses: config.refuses ?? [] })
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        ...describeStatus(codes.filter((code) => errors[code].status === status)),
        ...(isTemporary(status) && { headers: { 'Retry-After': retryAfter } }),
      },
    ]),
  )
}

const retryAfter = { type: 'integer', description: 'Seconds after which another try makes sense' }

function describeStatus(codes: ErrorCode[]): Answer {
  const properties = {
    success: { const: false, description: 'On /api/tap only' },
    error: { type: 'string', description: 'A sentence for people' },
    code: { enum: codes },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  }
  const schema = { type: 'object', required: ['error', 'code'], properties }
  const description = codes.map((code) => errors[code].message).join(' ')
  return { description, content: { 'application/json': { schema } } }
}

function whoMayCall(access: Access, scope?: Scope) {
  if (access === 'anyone') return { security: [] }
  if (access === 'station') return { security: [{ station: [] }] }
  const roles = access === 'signed-in' ? 'Anybody of the staff.' : `Roles: ${permissions[access].join(', ')}.`
  if (scope === undefined) return { security: [{ staff: [] }], description: roles }
  return { security: [{ staff: [] }, { key: [scope] }], description: `${roles} API keys: ${scope}.` }
}
