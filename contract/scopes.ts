import * as z from 'zod/mini'

/**
 * What an API key may do, one thing each. A key has exactly the scopes that it was made with; which calls a scope opens
 * stands at the calls (`config.scope`), and calls without one are for people and stations alone.
 */
export const Scope = z.enum(['people:read', 'people:write', 'points:read', 'points:write', 'knowledge:write'])
export type Scope = z.infer<typeof Scope>
