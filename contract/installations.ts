import * as z from 'zod/mini'

/** Slug of an installation: `fortune-teller`, `now-showing`, `gift-aura`, `tap-tracking`, or one an admin made. */
export const InstallationId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(80),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An installation id has lower-case letters, digits and hyphens.'),
  )

/** An installation as anyone may see it. */
export const PublicInstallation = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  location: z.nullable(z.string()),
  pointValue: z.int(),
  isActive: z.boolean(),
  /** By its opening hours and the programme clock: when it closes, or when it opens next. */
  closesAt: z.optional(z.string()),
  opensAt: z.optional(z.string()),
})
export type PublicInstallation = z.infer<typeof PublicInstallation>
