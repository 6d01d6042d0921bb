import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { changeOf, Version } from './version.ts'

/** The largest number of points that one act may be worth: far above any prize, far below what overflows. */
export const MOST_POINTS = 1_000_000

/** A whole number of points, 0 or more. */
export const Points = z.int().check(z.minimum(0), z.maximum(MOST_POINTS))

/** An installation as staff see it. */
export const AdminInstallation = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  pointValue: z.int(),
  isActive: z.boolean(),
  interactionCount: z.int(),
  cooldownSeconds: z.int(),
  maxPerEventDay: z.int(),
  tapPolicy: z.enum(['open', 'station', 'station-or-owner']),
  version: Version,
})
export type AdminInstallation = z.infer<typeof AdminInstallation>

const Name = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1),
  z.maxLength(80),
)

/** Lower case with underscores, as in photo_booth. */
const Type = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Lowercase with underscores, e.g. photo_booth'))

/** All installations with the number of their interactions. */
export const listInstallations = {
  method: 'GET',
  url: '/api/admin/installations',
  config: { access: 'installations:manage', refuses: [] },
  schema: {
    operationId: 'listInstallations',
    summary: 'All installations',
    tags: ['Installations'],
    response: { 200: z.object({ installations: z.array(AdminInstallation) }) },
  },
} as const satisfies Endpoint

/** Creates an installation; its id is a slug of its name, made unique with a number. */
export const createInstallation = {
  method: 'POST',
  url: '/api/admin/installations',
  config: { access: 'installations:manage', refuses: [] },
  schema: {
    operationId: 'createInstallation',
    summary: 'Create an installation',
    tags: ['Installations'],
    body: z.object({ name: Name, type: Type, pointValue: Points }),
    response: { 201: AdminInstallation },
  },
} as const satisfies Endpoint

/** Changes an installation; a new point value counts for later taps only. 409 stale on an old version. */
export const changeInstallation = {
  method: 'PATCH',
  url: '/api/admin/installations/:id',
  config: { access: 'installations:manage', refuses: ['installation_not_found', 'stale'] },
  schema: {
    operationId: 'changeInstallation',
    summary: 'Change an installation',
    tags: ['Installations'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: changeOf(
      z.object({
        isActive: z.boolean(),
        pointValue: Points,
        name: Name,
        cooldownSeconds: z.int().check(z.minimum(0), z.maximum(86_400)),
        maxPerEventDay: z.int().check(z.minimum(0), z.maximum(1_000)),
      }),
    ),
    response: { 200: AdminInstallation },
  },
} as const satisfies Endpoint
