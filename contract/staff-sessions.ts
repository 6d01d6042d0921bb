import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Browsers and systems are brands, so their names are the same in every language; null is one that we do not know. */
const Brand = z.nullable(z.string())

/** A browser in which somebody of the staff is signed in. */
export const StaffSession = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  browser: Brand,
  system: Brand,
  /** The browser that asks. */
  isCurrent: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

const Sessions = z.object({ sessions: z.array(StaffSession) })
const id = z.string().check(z.maxLength(100))

/** Where the caller is signed in, the last seen first. */
export const listOwnSessions = {
  method: 'GET',
  url: '/api/auth/sessions',
  config: { access: 'signed-in', refuses: [] },
  schema: {
    operationId: 'listOwnSessions',
    summary: 'Where I am signed in',
    tags: ['Sign-in'],
    response: { 200: Sessions },
  },
} as const satisfies Endpoint

/** Ends one session of the caller's; its next call is a 401. */
export const endOwnSession = {
  method: 'DELETE',
  url: '/api/auth/sessions/:sessionId',
  config: { access: 'signed-in', refuses: ['not_found'] },
  schema: {
    operationId: 'endOwnSession',
    summary: 'End one of my sessions',
    tags: ['Sign-in'],
    params: z.object({ sessionId: id }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Ends all sessions of the caller's but the one that asks. */
export const endOwnSessions = {
  method: 'DELETE',
  url: '/api/auth/sessions',
  config: { access: 'signed-in', refuses: [] },
  schema: {
    operationId: 'endOwnSessions',
    summary: 'End all of my sessions but this one',
    tags: ['Sign-in'],
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Where a user is signed in, the last seen first. */
export const listUserSessions = {
  method: 'GET',
  url: '/api/admin/users/:id/sessions',
  config: { access: 'users:manage', refuses: ['user_not_found'] },
  schema: {
    operationId: 'listUserSessions',
    summary: 'Where a user is signed in',
    tags: ['Users'],
    params: z.object({ id }),
    response: { 200: Sessions },
  },
} as const satisfies Endpoint

/** Ends one session of a user; its next call is a 401. */
export const endUserSession = {
  method: 'DELETE',
  url: '/api/admin/users/:id/sessions/:sessionId',
  config: { access: 'users:manage', refuses: ['user_not_found', 'not_found', 'more_than_own'] },
  schema: {
    operationId: 'endUserSession',
    summary: 'End one session of a user',
    tags: ['Users'],
    params: z.object({ id, sessionId: id }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Ends all sessions of a user, except the one that asks. They may sign in again: who is to stay out is disabled. */
export const endUserSessions = {
  method: 'DELETE',
  url: '/api/admin/users/:id/sessions',
  config: { access: 'users:manage', refuses: ['user_not_found', 'more_than_own'] },
  schema: {
    operationId: 'endUserSessions',
    summary: 'End all sessions of a user',
    tags: ['Users'],
    params: z.object({ id }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
