import * as z from 'zod/mini'

/** The built-in roles of the dashboard (specification section 6); a user without one is read-only. */
export const Role = z.enum(['admin', 'staff', 'read-only'])
export type Role = z.infer<typeof Role>

/**
 * What somebody may do, and which built-in roles may do it: used by the server to decide and by the page to follow.
 * Roles of one's own (`contract/own-roles.ts`) are chosen from the same list.
 */
export const permissions = {
  'analytics:read': ['admin', 'staff', 'read-only'],
  'performance:read': ['admin', 'staff'],
  'bonus:award': ['admin', 'staff'],
  'interactions:void': ['admin'],
  'attendees:manage': ['admin', 'staff'],
  'installations:manage': ['admin'],
  'knowledge:manage': ['admin'],
  'prize-tiers:manage': ['admin'],
  'prizes:hand-over': ['admin', 'staff'],
  'users:manage': ['admin'],
  'questions:read': ['admin'],
  'attendees:erase': ['admin'],
  'attendees:merge': ['admin'],
  'audit:read': ['admin'],
  'event:manage': ['admin'],
  'finale:manage': ['admin'],
  'integrations:manage': ['admin'],
  'usage:read': ['admin', 'staff'],
  'backups:read': ['admin', 'staff'],
  'backups:manage': ['admin'],
  'setup:read': ['admin', 'staff'],
  'stations:read': ['admin', 'staff', 'read-only'],
  'stations:manage': ['admin', 'staff'],
  'exports:read': ['admin', 'staff'],
  'exports:people': ['admin'],
} as const satisfies Record<string, readonly Role[]>

/** One thing that a role may or may not do. */
export type Permission = keyof typeof permissions

/**
 * What a permission is no use without, because the section of the dashboard that it belongs to is opened by another. A
 * role of one's own has both or neither.
 */
export const permissionNeeds: Partial<Record<Permission, readonly Permission[]>> = {
  'performance:read': ['analytics:read'],
  'usage:read': ['analytics:read'],
  'setup:read': ['analytics:read'],
  'event:manage': ['setup:read', 'analytics:read'],
  'bonus:award': ['attendees:manage'],
  'questions:read': ['knowledge:manage'],
  'stations:manage': ['stations:read'],
  'attendees:erase': ['attendees:manage'],
  'attendees:merge': ['attendees:manage'],
  'interactions:void': ['attendees:manage'],
  'exports:people': ['exports:read'],
  'backups:manage': ['backups:read'],
}

/** Who may call an endpoint: anyone, a paired station, any signed-in member of staff, or those with a permission. */
export type Access = 'anyone' | 'station' | 'signed-in' | Permission

/** A role of one's own, as far as it decides what its holder may do. */
export const HeldRole = z.object({
  name: z.string(),
  /** A newer version may have given one that this one does not know. */
  permissions: z.array(z.string()),
})

/** What decides what somebody may do: a built-in role, or a role of one's own, whose id is then the role. */
export interface Holder {
  role: string
  ownRole?: z.infer<typeof HeldRole> | null | undefined
}

/** Whether somebody has a permission. */
export function may({ role, ownRole }: Holder, permission: Permission): boolean {
  const held: readonly string[] = ownRole ? ownRole.permissions : permissionsOf(role)
  return held.includes(permission)
}

/** Whether somebody has all of these permissions: nobody gives others, or takes from them, what they do not have. */
export function mayAll(holder: Holder, wanted: readonly string[]): boolean {
  return wanted.every((permission) => may(holder, permission as Permission))
}

/** What a built-in role may do; nothing for a name that is none. */
export function permissionsOf(role: string): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) =>
    (permissions[permission] as readonly string[]).includes(role),
  )
}

/** Everything that somebody may do. */
export function heldBy({ role, ownRole }: Holder): readonly string[] {
  return ownRole?.permissions ?? permissionsOf(role)
}
