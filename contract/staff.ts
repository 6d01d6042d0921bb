import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { HeldRole } from './roles.ts'

/** A user of the dashboard. */
export const User = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** `admin`, `staff` or `read-only`, or the id of a role of one's own. */
  role: z.string(),
  /** Name and permissions of a role of one's own; null for whoever has a built-in one. */
  ownRole: z.nullable(HeldRole),
  isActive: z.boolean(),
})
export type User = z.infer<typeof User>

/** A built-in role, or the id of a role of one's own; 400 for one that there is not. */
export const RoleId = z.string().check(z.minLength(1), z.maxLength(100))

/** What decides how a member of staff is called. */
export type StaffName = Pick<User, 'firstName' | 'lastName' | 'email'>

/** First and last name if both exist, else the e-mail; undefined when neither is known (specification section 2). */
export function displayName({ firstName, lastName, email }: StaffName): string | undefined {
  if (firstName && lastName) return `${firstName} ${lastName}`
  return email || undefined
}

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** Who is signed in; 401 when nobody is. */
export const getCurrentUser = {
  method: 'GET',
  url: '/api/auth/user',
  config: { access: 'signed-in', refuses: [] },
  schema: {
    operationId: 'getCurrentUser',
    summary: 'Who is signed in',
    tags: ['Sign-in'],
    response: { 200: User },
  },
} as const satisfies Endpoint

/** The label of the sign-in button. */
export const getProvider = {
  method: 'GET',
  url: '/api/auth/provider',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'getProvider',
    summary: 'Name of the identity provider',
    tags: ['Sign-in'],
    response: { 200: z.object({ name: z.string() }) },
  },
} as const satisfies Endpoint

/** All users of the dashboard. */
export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  config: { access: 'users:manage', refuses: [] },
  schema: {
    operationId: 'listUsers',
    summary: 'All users',
    tags: ['Users'],
    response: { 200: z.object({ users: z.array(User) }) },
  },
} as const satisfies Endpoint

/** Gives a user another role; 409 for the own account and for the last active admin. */
export const changeRole = {
  method: 'PATCH',
  url: '/api/admin/users/:id/role',
  config: {
    access: 'users:manage',
    refuses: ['user_not_found', 'own_account', 'last_admin', 'more_than_own'],
  },
  schema: {
    operationId: 'changeRole',
    summary: "Change a user's role",
    tags: ['Users'],
    params,
    body: z.object({ role: RoleId }),
    response: { 200: User },
  },
} as const satisfies Endpoint

/** Disables an active user, or lets a disabled one in again; open sessions end within a second. */
export const toggleUser = {
  method: 'PATCH',
  url: '/api/admin/users/:id/toggle-active',
  config: {
    access: 'users:manage',
    refuses: ['user_not_found', 'own_account', 'last_admin', 'more_than_own'],
  },
  schema: {
    operationId: 'toggleUser',
    summary: 'Disable or enable a user',
    tags: ['Users'],
    params,
    response: { 200: User },
  },
} as const satisfies Endpoint

/** Removes a user for good; they may come back through the identity provider as a new user. */
export const removeUser = {
  method: 'DELETE',
  url: '/api/admin/users/:id',
  config: {
    access: 'users:manage',
    refuses: ['user_not_found', 'own_account', 'last_admin', 'more_than_own'],
  },
  schema: {
    operationId: 'removeUser',
    summary: 'Delete a user',
    tags: ['Users'],
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
