import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Scope } from './scopes.ts'

/** So many keys may work at a time; nobody looks after more. */
export const MOST_API_KEYS = 50

/** A key by which another program calls, as administrators see it: the key itself is shown once and kept nowhere. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters, by which one key is told from another. */
  endsWith: z.string(),
  scopes: z.array(Scope),
  createdAt: z.string(),
  /** Who made it; null when that user was removed. */
  createdBy: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof ApiKey>

/** What an administrator says of a new key. */
export const ApiKeyDraft = z.object({
  name: z.string().check(
    z.overwrite((name) => name.trim()),
    z.minLength(1),
    z.maxLength(80),
  ),
  scopes: z.array(Scope).check(z.minLength(1), z.maxLength(Scope.options.length)),
  /** From then on it opens nothing; without it the key works until it is revoked. */
  expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
})
export type ApiKeyDraft = z.infer<typeof ApiKeyDraft>

/** All keys, those that work first, the newest first. */
export const listApiKeys = {
  method: 'GET',
  url: '/api/admin/api-keys',
  config: { access: 'integrations:manage', refuses: [] },
  schema: {
    operationId: 'listApiKeys',
    summary: 'All API keys',
    tags: ['Integrations'],
    response: { 200: z.object({ keys: z.array(ApiKey) }) },
  },
} as const satisfies Endpoint

/** Makes a key; 403 for a scope with which it could do more than whoever makes it. `secret` is the key itself, and this answer is the only one that ever has it. */
export const createApiKey = {
  method: 'POST',
  url: '/api/admin/api-keys',
  config: { access: 'integrations:manage', refuses: ['api_key_limit_reached', 'more_than_own'] },
  schema: {
    operationId: 'createApiKey',
    summary: 'Make an API key; it is shown once',
    tags: ['Integrations'],
    body: ApiKeyDraft,
    response: { 201: z.object({ key: ApiKey, secret: z.string() }) },
  },
} as const satisfies Endpoint

/** Revokes a key, for good and at once in every process. A revoked key stays in the list. */
export const revokeApiKey = {
  method: 'DELETE',
  url: '/api/admin/api-keys/:id',
  config: { access: 'integrations:manage', refuses: ['not_found'] },
  schema: {
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    tags: ['Integrations'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 200: ApiKey },
  },
} as const satisfies Endpoint
