import * as z from 'zod/mini'
import type { Permission } from './roles.ts'

/**
 * What an API key may do, one thing each. A key has exactly the scopes that it was made with; which calls a scope opens
 * stands at the calls (`config.scope`), and calls without one are for people and stations alone.
 */
export const Scope = z.enum(['people:read', 'people:write', 'points:read', 'points:write', 'knowledge:write'])
export type Scope = z.infer<typeof Scope>

/** What the calls of a scope ask of staff: whoever makes a key needs all of it, so that no key may do more than they. */
export const permissionsOfScope: Record<Scope, readonly Permission[]> = {
  'people:read': ['attendees:manage'],
  'people:write': ['attendees:manage'],
  'points:read': [
    'analytics:read',
    'performance:read',
    'bonus:award',
    'exports:read',
    'exports:people',
    'prizes:hand-over',
  ],
  'points:write': ['bonus:award'],
  'knowledge:write': ['knowledge:manage'],
}
