import * as z from 'zod/mini'

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day, as in 09:30.'))

/**
 * A period in which an installation takes taps, in venue time. `day` is an event day, null every one of them: what begins
 * before the hour at which event days begin lies in that day's night. A period that does not close after it opens closes
 * on the next calendar day.
 */
export const OpeningPeriod = z.object({
  day: z.nullable(z.iso.date()),
  opensAt: ClockTime,
  closesAt: ClockTime,
})
export type OpeningPeriod = z.infer<typeof OpeningPeriod>

/** When an installation takes taps: within any of these periods, or always when there is none. */
export const OpeningHours = z.array(OpeningPeriod).check(z.maxLength(60))
