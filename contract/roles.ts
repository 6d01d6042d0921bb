import * as z from 'zod/mini'

/** Roles of the dashboard (specification section 6); a user without one is read-only. */
export const Role = z.enum(['admin', 'staff', 'read-only'])
export type Role = z.infer<typeof Role>

/** What somebody may do, and which roles may do it: used by the server to decide and by the page to follow. */
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

/** Who may call an endpoint: anyone, a paired station, any signed-in member of staff, or those with a permission. */
export type Access = 'anyone' | 'station' | 'signed-in' | Permission

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}
