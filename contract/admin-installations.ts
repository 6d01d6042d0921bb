import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { OpeningHours } from './opening-hours.ts'
import { changeOf, Version } from './version.ts'

/** The largest number of points that one act may be worth: far above any prize, far below what overflows. */
export const MOST_POINTS = 1_000_000

/** A whole number of points, 0 or more. */
export const Points = z.int().check(z.minimum(0), z.maximum(MOST_POINTS))

/** Who may tap: any browser (demo only), a paired station, or also the phone of whoever wears the band. */
export const TapPolicy = z.enum(['open', 'station', 'station-or-owner'])
export type TapPolicy = z.infer<typeof TapPolicy>

/** An installation as staff see it. */
export const AdminInstallation = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  location: z.nullable(z.string()),
  pointValue: z.int(),
  isActive: z.boolean(),
  interactionCount: z.int(),
  cooldownSeconds: z.int(),
  maxPerEventDay: z.int(),
  openingHours: OpeningHours,
  /** What earns the points. */
  earnedBy: z.enum(['tap', 'photo', 'fortune']),
  tapPolicy: TapPolicy,
  /** Put away: no screen shows it, its points stay. */
  isArchived: z.boolean(),
  version: Version,
})
export type AdminInstallation = z.infer<typeof AdminInstallation>

const Name = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1),
  z.maxLength(80),
)

/** Where it stands; empty is unknown. */
const Location = z.nullable(
  z.string().check(
    z.overwrite((location) => location.trim()),
    z.maxLength(120),
  ),
)

/** Lower case with underscores, as in photo_booth. */
const Type = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Lowercase with underscores, e.g. photo_booth'))

/** What decides how points are earned there. */
const rules = {
  location: Location,
  cooldownSeconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  maxPerEventDay: z.int().check(z.minimum(0), z.maximum(1_000)),
  openingHours: OpeningHours,
  tapPolicy: TapPolicy,
}

/** What staff write about an installation. */
export const InstallationDraft = z.object({ name: Name, type: Type, pointValue: Points, ...rules })
export type InstallationDraft = z.infer<typeof InstallationDraft>

/** All installations, also those that were put away, with the number of their interactions. */
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

/**
 * Creates an installation; its id is a slug of its name, made unique with a number. Rules that are left out are those of
 * the entrance. 422 `tap_policy_not_allowed` for a policy that it cannot have.
 */
export const createInstallation = {
  method: 'POST',
  url: '/api/admin/installations',
  config: { access: 'installations:manage', refuses: ['tap_policy_not_allowed'] },
  schema: {
    operationId: 'createInstallation',
    summary: 'Create an installation',
    tags: ['Installations'],
    body: z.extend(z.partial(z.object(rules)), { name: Name, type: Type, pointValue: Points }),
    response: { 201: AdminInstallation },
  },
} as const satisfies Endpoint

/**
 * Changes an installation; new points and rules count for later taps only. One that is archived is switched off, and takes
 * no stations with it: 409 `installation_in_use` while some are paired there. 409 `stale` on an old version.
 */
export const changeInstallation = {
  method: 'PATCH',
  url: '/api/admin/installations/:id',
  config: {
    access: 'installations:manage',
    refuses: ['installation_not_found', 'installation_in_use', 'tap_policy_not_allowed', 'stale'],
  },
  schema: {
    operationId: 'changeInstallation',
    summary: 'Change an installation',
    tags: ['Installations'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: changeOf(z.extend(InstallationDraft, { isActive: z.boolean(), isArchived: z.boolean() })),
    response: { 200: AdminInstallation },
  },
} as const satisfies Endpoint

/**
 * Deletes an installation at which nothing ever happened. 409 `installation_not_deletable` where taps that counted or were
 * refused, or stations, also revoked ones, refer to it, and for the four that every festival starts with, whose pages need
 * them: these are archived.
 */
export const removeInstallation = {
  method: 'DELETE',
  url: '/api/admin/installations/:id',
  config: {
    access: 'installations:manage',
    refuses: ['installation_not_found', 'installation_not_deletable'],
  },
  schema: {
    operationId: 'removeInstallation',
    summary: 'Delete an installation that was never used',
    tags: ['Installations'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
