import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** The four figures of the dashboard: bonuses count, voids are taken off. */
export const AnalyticsSummary = z.object({
  totalAttendees: z.int(),
  totalPoints: z.int(),
  totalInteractions: z.int(),
  averagePointsPerAttendee: z.int(),
})

/** What an installation has brought. */
export const InstallationPerformance = z.object({
  id: z.string(),
  name: z.string(),
  interactionCount: z.int(),
  pointsAwarded: z.int(),
})
export type InstallationPerformance = z.infer<typeof InstallationPerformance>

/** The festival in figures. `installations` and `hours` are empty for those who may not see performance. */
export const Analytics = z.object({
  summary: AnalyticsSummary,
  installations: z.array(InstallationPerformance),
  /** Points of the last 24 hours, oldest hour first, with every hour present. */
  hours: z.array(z.object({ startsAt: z.string(), pointsAwarded: z.int(), interactionCount: z.int() })),
  updatedAt: z.string(),
})
export type Analytics = z.infer<typeof Analytics>

/** The festival in figures. */
export const getAnalytics = {
  method: 'GET',
  url: '/api/admin/analytics',
  config: { access: 'analytics:read', scope: 'points:read', refuses: [] },
  schema: {
    operationId: 'getAnalytics',
    summary: 'The festival in figures',
    tags: ['Analytics'],
    response: { 200: Analytics },
  },
} as const satisfies Endpoint
