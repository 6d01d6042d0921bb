import * as z from 'zod/mini'

/** Counts the changes of what staff edit, from 1. A save may name the version that it changes: an old one is 409 `stale`. */
export const Version = z.int().check(z.minimum(1))

/** The fields of a change, all optional, with the version they were read in; at least one of them has to be there. */
export function changeOf<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z
    .extend(z.partial(z.object(fields)), { version: z.optional(Version) })
    .check(z.refine(saysWhatToChange, 'Say what to change.'))
}

function saysWhatToChange(change: object): boolean {
  return Object.keys(change).some((field) => field !== 'version')
}
