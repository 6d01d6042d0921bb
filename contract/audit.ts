import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** One change by staff. */
export const AuditRecord = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.nullable(z.string()),
  /** What was done, as noun.verb: `installation.update`, `bonus.award`. */
  action: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** Who changed what, newest first. */
export const listAudit = {
  method: 'GET',
  url: '/api/admin/audit',
  config: { access: 'audit:read', refuses: [] },
  schema: {
    operationId: 'listAudit',
    summary: 'Who changed what, when',
    tags: ['Audit'],
    querystring: z.object({
      search: z.optional(z.string().check(z.maxLength(200))),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    response: {
      200: z.object({ records: z.array(AuditRecord), total: z.int(), pages: z.int(), page: z.int() }),
    },
  },
} as const satisfies Endpoint
