import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { HeldRole, type Permission, permissionNeeds, permissions } from './roles.ts'
import { RoleId } from './staff.ts'
import { changeOf, Version } from './version.ts'

/** There can be so many roles of one's own; nobody tells more apart. */
export const MOST_ROLES = 30

/** A role that an administrator made, beside the built-in ones. */
export const OwnRole = z.extend(HeldRole, {
  id: z.string(),
  version: Version,
  /** So many users have it, disabled ones among them. */
  users: z.int(),
  /** So many invitations that nobody has taken yet name it. */
  invitations: z.int(),
})
export type OwnRole = z.infer<typeof OwnRole>

const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]

/** Each once, and none without what it is no use without. */
const Permissions = z.array(z.enum(permissionNames)).check(
  z.minLength(1, 'Choose what the role may do.'),
  z.maxLength(permissionNames.length),
  z.overwrite((chosen) => permissionNames.filter((name) => chosen.includes(name))),
  z.check(({ value, issues }) => {
    for (const chosen of value)
      for (const needed of permissionNeeds[chosen] ?? [])
        if (!value.includes(needed))
          issues.push({ code: 'custom', input: value, message: `${chosen} is no use without ${needed}.` })
  }),
)

/** What an administrator says of a role: its name is the same in every language. */
export const OwnRoleDraft = z.object({
  name: z.string().check(
    z.overwrite((name) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
    z.minLength(1),
    z.maxLength(40),
  ),
  permissions: Permissions,
})
export type OwnRoleDraft = z.infer<typeof OwnRoleDraft>

/** What becomes of a role; the fields that are not said stay. */
export const OwnRoleChange = changeOf(OwnRoleDraft)
export type OwnRoleChange = z.infer<typeof OwnRoleChange>

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** The roles that administrators made, by name. */
export const listRoles = {
  method: 'GET',
  url: '/api/admin/roles',
  config: { access: 'users:manage', refuses: [] },
  schema: {
    operationId: 'listRoles',
    summary: "Roles of one's own",
    tags: ['Users'],
    response: { 200: z.object({ roles: z.array(OwnRole) }) },
  },
} as const satisfies Endpoint

/** Makes a role; 403 for permissions that the caller does not have. */
export const createRole = {
  method: 'POST',
  url: '/api/admin/roles',
  config: { access: 'users:manage', refuses: ['already_exists', 'role_limit_reached', 'more_than_own'] },
  schema: {
    operationId: 'createRole',
    summary: 'Make a role',
    tags: ['Users'],
    body: OwnRoleDraft,
    response: { 201: OwnRole },
  },
} as const satisfies Endpoint

/** Changes a role. Whoever has it may do what it says from their next call on, in every process. */
export const changeOwnRole = {
  method: 'PATCH',
  url: '/api/admin/roles/:id',
  config: {
    access: 'users:manage',
    refuses: ['role_not_found', 'own_role', 'already_exists', 'stale', 'more_than_own'],
  },
  schema: {
    operationId: 'changeOwnRole',
    summary: 'Change a role',
    tags: ['Users'],
    params,
    body: OwnRoleChange,
    response: { 200: OwnRole },
  },
} as const satisfies Endpoint

/** Deletes a role. Where users or invitations have it, `moveTo` says which role they get in the same moment. */
export const removeRole = {
  method: 'DELETE',
  url: '/api/admin/roles/:id',
  config: {
    access: 'users:manage',
    refuses: ['role_not_found', 'own_role', 'role_in_use', 'more_than_own'],
  },
  schema: {
    operationId: 'removeRole',
    summary: 'Delete a role',
    tags: ['Users'],
    params,
    querystring: z.object({ moveTo: z.optional(RoleId) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
