import { type Permission, permissionNeeds, permissions } from '../../../contract/roles.ts'

/** Permissions as the dialog of a role shows them; each stands in one group. */
export const permissionGroups = {
  figures: ['analytics:read', 'performance:read', 'usage:read', 'exports:read', 'exports:people'],
  people: ['attendees:manage', 'attendees:merge', 'attendees:erase', 'bonus:award', 'interactions:void'],
  prizes: ['prizes:hand-over', 'prize-tiers:manage', 'finale:manage'],
  places: ['stations:read', 'stations:manage', 'installations:manage'],
  guide: ['knowledge:manage', 'questions:read'],
  event: [
    'setup:read',
    'event:manage',
    'integrations:manage',
    'backups:read',
    'backups:manage',
    'users:manage',
    'audit:read',
  ],
} as const satisfies Record<string, readonly Permission[]>

export type PermissionGroup = keyof typeof permissionGroups

/** The part of a text's key that stands for a permission: a colon separates namespaces there. */
export function keyOf<Name extends Permission>(permission: Name) {
  return permission.replace(':', '-') as Name extends `${infer Noun}:${infer Verb}`
    ? `${Noun}-${Verb}`
    : never
}

/**
 * What is chosen after a tick was set or taken: with a permission comes what it is no use without, and with that goes
 * what needs it.
 */
export function completed(before: readonly Permission[], after: readonly Permission[]): Permission[] {
  const added = after.filter((one) => !before.includes(one))
  const gone = before.filter((one) => !after.includes(one))
  const needed = added.flatMap((one) => permissionNeeds[one] ?? [])
  const useless = (one: Permission) => gone.some((lost) => permissionNeeds[one]?.includes(lost))
  return (Object.keys(permissions) as Permission[]).filter(
    (one) => (after.includes(one) || needed.includes(one)) && !useless(one),
  )
}
