import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Longer words of a browser are no report of ours. */
const Word = z.optional(z.nullable(z.string().check(z.maxLength(8_000))))

/** A report of the older kind, `application/csp-report`. */
const CspReport = z.object({
  'csp-report': z.object({
    'document-uri': Word,
    'effective-directive': Word,
    'violated-directive': Word,
    'blocked-uri': Word,
  }),
})

/** Reports of the Reporting API, `application/reports+json`; those of other kinds are passed over. */
const Reports = z
  .array(
    z.object({
      type: z.string().check(z.maxLength(100)),
      body: z.object({ documentURL: Word, effectiveDirective: Word, blockedURL: Word }),
    }),
  )
  .check(z.maxLength(100))

/** Where browsers tell what the content security policy kept them from doing. Each of them sends one of two kinds. */
export const reportViolation = {
  method: 'POST',
  url: '/api/csp-reports',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'reportViolation',
    summary: 'What the content security policy kept a browser from doing',
    tags: ['Event'],
    body: z.union([CspReport, Reports]),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** What browsers report, of either kind. */
export type ViolationReports = z.infer<typeof CspReport> | z.infer<typeof Reports>
