import * as z from 'zod/mini'
import { Version } from './version.ts'

/** Why a pretix shop could not be asked, and one sentence for people. `issues[0].path` of `pretix_unreachable` says which. */
export const pretixFailures = {
  address: 'The address of pretix begins with https:// and is open to everybody on the internet.',
  away: 'Nothing answers at this address.',
  'too-slow': 'This address takes too long to answer.',
  'too-large': 'The answer of this address is too large.',
  redirected: 'This address sends on to another one. Give the address that it sends to.',
  unauthorised: 'pretix does not know this token.',
  forbidden: 'There is no such organiser or event, or the team of this token may not see its orders.',
  'not-found': 'There is no such organiser or event at this address.',
  busy: 'pretix asks us to come back later.',
  broken: 'pretix has an error itself at the moment.',
  'not-pretix': 'What answers at this address is no pretix.',
  'secret-lost': 'The token cannot be read any more, because SECRET is another one. Give the token again.',
  'too-many': 'This event has more than 100,000 tickets.',
} as const
const PretixFailure = z.enum(Object.keys(pretixFailures) as [keyof typeof pretixFailures])
export type PretixFailure = keyof typeof pretixFailures

/** So many shops can be followed. */
export const MOST_PRETIX_SOURCES = 10

/** What came of a reading of the orders. Tickets, not orders. */
export const PretixCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Tickets on which nobody has written a name yet: they come in when somebody does. */
  unnamed: z.int(),
  /** Not paid, or cancelled before they came in. */
  leftOut: z.int(),
  /** Orders of the test mode. */
  test: z.int(),
  /** Tickets that could not be taken; `wrong` of the result names them. */
  wrong: z.int(),
  /** Tickets of people who are here that open no door any more. */
  off: z.int(),
})
export type PretixCounts = z.infer<typeof PretixCounts>

/** A ticket that could not be taken, and why. */
const WrongTicket = z.object({ reference: z.string(), field: z.string(), code: z.string() })
export type WrongTicket = z.infer<typeof WrongTicket>

/** What became of the last reading that found something, or that failed. */
export const PretixResult = z.object({
  outcome: z.enum(['taken', 'failed']),
  failure: z.optional(PretixFailure),
  counts: z.optional(PretixCounts),
  /** The first twenty. */
  wrong: z.optional(z.array(WrongTicket)),
})
export type PretixResult = z.infer<typeof PretixResult>

/**
 * Why work in the background failed; `interrupted`: whoever did it died or had to stop, again and again; `edition-over`: the
 * edition was closed meanwhile.
 */
const PretixJobFailure = z.union([PretixFailure, z.enum(['interrupted', 'edition-over'])])
export type PretixJobFailure = z.infer<typeof PretixJobFailure>

/** What work on all orders of a shop tells while it goes on in the background. */
const jobFields = {
  beganAt: z.string(),
  /** Pages of orders that were read, of how many. */
  pagesRead: z.int(),
  pages: z.int(),
  failure: z.optional(PretixJobFailure),
}

/** Taking the people of all orders: they are read, then written. */
export const PretixTake = z.object({
  state: z.enum(['reading', 'writing', 'done', 'failed', 'cancelled']),
  ...jobFields,
  /** What came of it, when it is done. */
  counts: z.optional(PretixCounts),
})
export type PretixTake = z.infer<typeof PretixTake>

/** An event of a pretix shop whose orders become people. */
export const PretixSource = z.object({
  id: z.string(),
  address: z.string(),
  organiser: z.string(),
  event: z.string(),
  name: z.string(),
  /** Whose tickets come in: of these products, or of this check-in list; both null: of all that admit somebody. */
  products: z.nullable(z.array(z.int())),
  checkinList: z.nullable(z.int()),
  /** What pretix calls when an order changes. */
  hookUrl: z.string(),
  isFollowing: z.boolean(),
  tickets: z.int(),
  /** Tickets that open no door any more, and that staff have not seen yet. */
  off: z.int(),
  lastRunAt: z.nullable(z.string()),
  lastResult: z.nullable(PretixResult),
  /** How taking all orders is, or ended. It is kept for a day. */
  take: z.nullable(PretixTake),
  version: Version,
})
export type PretixSource = z.infer<typeof PretixSource>

/** What a shop sells and lets in. */
export const PretixOffer = z.object({
  name: z.string(),
  products: z.array(z.object({ id: z.int(), name: z.string(), admits: z.boolean() })),
  checkinLists: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type PretixOffer = z.infer<typeof PretixOffer>

/** What the first fetch would bring. */
export const PretixPreview = z.object({
  counts: PretixCounts,
  wrong: z.array(WrongTicket),
  people: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      tiktokUsername: z.string(),
      email: z.nullable(z.string()),
      language: z.string(),
      ageBand: z.string(),
      state: z.enum(['new', 'changed', 'same', 'wrong']),
    }),
  ),
})
export type PretixPreview = z.infer<typeof PretixPreview>

/** A preview of all orders of a shop, which goes on in the background: it takes a minute where there are many. */
export const PretixPreviewJob = z.object({
  state: z.enum(['reading', 'done', 'failed', 'cancelled']),
  ...jobFields,
  /** What it found, when it is done. */
  preview: z.optional(PretixPreview),
})
export type PretixPreviewJob = z.infer<typeof PretixPreviewJob>

/** A ticket that opens no door any more, and whose it is. Nothing happens to them by itself. */
export const OffTicket = z.object({
  reference: z.string(),
  reason: z.enum(['canceled', 'unpaid', 'product']),
  since: z.string(),
  isSeen: z.boolean(),
  attendee: z.object({
    id: z.string(),
    tiktokUsername: z.string(),
    attendeeName: z.string(),
    totalPoints: z.int(),
    /** Wears a band. */
    isHere: z.boolean(),
    /** Has another ticket that is good. */
    hasOther: z.boolean(),
  }),
})
export type OffTicket = z.infer<typeof OffTicket>

const Slug = z.string().check(
  z.overwrite((text) => text.trim()),
  z.regex(/^[A-Za-z0-9._-]{1,100}$/),
)
export const PretixToken = z.string().check(
  z.overwrite((text) => text.trim()),
  z.regex(/^[\x21-\x7e]{8,300}$/),
)

/** What an administrator says of a shop. The token is shown to nobody again. */
export const PretixDraft = z.object({
  address: z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(1),
    z.maxLength(500),
  ),
  organiser: Slug,
  event: Slug,
  token: PretixToken,
})
export type PretixDraft = z.infer<typeof PretixDraft>
