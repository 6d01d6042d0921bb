import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** What the last look at the ledger found. */
export const LedgerState = z.object({
  /** Null where nobody looks: a demo, and a festival that has just opened. */
  checkedAt: z.nullable(z.string()),
  /** Since when nobody has looked, if that is too long; null where somebody does, and in a demo. */
  unwatchedSince: z.nullable(z.string()),
  broken: z.array(
    z.object({
      rule: z.string(),
      since: z.string(),
      /** Whose rows break it; null where those of all people together do. */
      tiktokUsername: z.nullable(z.string()),
    }),
  ),
})
export type LedgerState = z.infer<typeof LedgerState>

/** Whether the ledger keeps its rules, as a live festival finds out every minute. */
export const getLedgerState = {
  method: 'GET',
  url: '/api/admin/ledger-state',
  config: { access: 'performance:read', refuses: [] },
  schema: {
    operationId: 'getLedgerState',
    summary: 'Whether the ledger keeps its rules',
    tags: ['Points'],
    response: { 200: LedgerState },
  },
} as const satisfies Endpoint
