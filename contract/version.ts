import * as z from 'zod/mini'

/** Counts the changes of what staff edit, from 1. A save may name the version that it changes: an old one is 409 `stale`. */
export const Version = z.int().check(z.minimum(1))

/** What a draft has, all optional, with the version that was read; at least one field of the draft has to be there. */
export function changeOf<Shape extends z.core.$ZodShape>(draft: z.ZodMiniObject<Shape>) {
  return z
    .extend(z.partial(draft), { version: z.optional(Version) })
    .check(z.refine(saysWhatToChange, 'Say what to change.'))
}

function saysWhatToChange(change: object): boolean {
  return Object.keys(change).some((field) => field !== 'version')
}
