import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { changeOf, Version } from './version.ts'

const Text = (least: number, longest: number) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(least),
    z.maxLength(longest),
    // Names stand in titles, subjects of mails and calendar files, which are lines.
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'One line, please.'),
  )

const CodeOfLanguage = z.enum(languages)

/** A colour as a colour field writes it: `#3ce4ff`. */
export const Colour = z.string().check(
  z.overwrite((colour) => colour.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, 'A colour such as #3ce4ff'),
)

/** A day of the calendar: `2026-12-04`. */
const Day = z.iso.date('A day such as 2026-12-04')

/** Who holds the event, when and where by the clock. */
const Naming = z.object({
  name: Text(1, 80),
  /** Where there is little room: below the icon on a phone, in a badge. */
  shortName: Text(1, 30),
  /** Which time it is held, as people say it: "25", "2026". */
  edition: Text(0, 30),
  /** Who is responsible for it and for the data: named in the terms. Empty: nobody said. */
  organiser: Text(0, 120),
  /** A zone of the IANA database: America/Los_Angeles. */
  timeZone: Text(1, 60),
  startsOn: Day,
  endsOn: Day,
  /** The hour at which an event day begins: what happens before it belongs to the night before. */
  dayStartsAtHour: z.int().check(z.minimum(0), z.maximum(23)),
  /** What language menus offer, in their order. */
  languages: z.array(CodeOfLanguage).check(
    z.minLength(1),
    z.refine((codes) => new Set(codes).size === codes.length, 'Each language once.'),
  ),
  /** In which a device starts. */
  defaultLanguage: CodeOfLanguage,
})

const Venue = z.object({
  name: Text(0, 120),
  address: Text(0, 240),
  /** A page with a map of the place, on https or http; empty: none. */
  mapUrl: Text(0, 500).check(z.refine(isWebAddress, 'An address such as https://maps.example/hall')),
})

const Help = z.object({
  /** Per language, where bands are linked; without one the knowledge tells it (an entry tagged `registration`). */
  desk: z.partialRecord(CodeOfLanguage, Text(0, 200)),
  email: Text(0, 254).check(z.refine(isMailAddress, 'An e-mail address')),
  phone: Text(0, 40).check(z.regex(/^[+\d\s()./-]*$/, 'A telephone number')),
})

const Brand = z.object({
  /** Buttons, links and rings; null: the product's own. Screens show it corrected where it could not be read. */
  accent: z.nullable(Colour),
  /** Light behind the pages and links; null: the product's own. */
  second: z.nullable(Colour),
  guideName: Text(1, 30),
})

/** Places for questions that stand ready (specification section 2: six cards). */
export const MOST_QUICK_QUESTIONS = 6

/** The questions that stand ready for one touch, each with a text per language. None: the product's own. */
const QuickQuestions = z
  .array(z.partialRecord(CodeOfLanguage, Text(0, 200)))
  .check(z.maxLength(MOST_QUICK_QUESTIONS))

/** How long screens wait. Seconds. */
const Timings = z.object({
  /** Until a kiosk asks whether somebody is still there. */
  kioskIdleSeconds: z.int().check(z.minimum(15), z.maximum(600)),
  /** How long a tap station shows what a tap brought, unless the next person taps. */
  tapResultSeconds: z.int().check(z.minimum(3), z.maximum(60)),
})

/** What an organiser says about the event. */
export const EventSettings = z.extend(Naming, {
  venue: Venue,
  help: Help,
  brand: z.extend(Brand, {
    /** Addresses of pictures; null: none, and Leon as he is drawn. */
    logo: z.nullable(z.string()),
    mascot: z.nullable(z.string()),
  }),
  timings: Timings,
  quickQuestions: QuickQuestions,
  /** 1 until somebody has changed something. */
  version: Version,
})
export type EventSettings = z.infer<typeof EventSettings>

/** Some of the settings; inside a group, too, what is not named stays. Quick questions are replaced together. */
export const EventChange = changeOf(
  z.extend(Naming, {
    venue: z.partial(Venue),
    help: z.partial(Help),
    brand: z.partial(Brand),
    timings: z.partial(Timings),
    quickQuestions: QuickQuestions,
  }),
)
export type EventChange = z.infer<typeof EventChange>

/** The event as its organiser has set it. */
export const getEventSettings = {
  method: 'GET',
  url: '/api/admin/event',
  config: { access: 'event:manage', refuses: [] },
  schema: {
    operationId: 'getEventSettings',
    summary: 'The settings of the event',
    tags: ['Event'],
    response: { 200: EventSettings },
  },
} as const satisfies Endpoint

/**
 * Changes settings of the event; every screen, mail and sentence follows at once. 400 `invalid_request` names days in
 * the wrong order, a zone that nobody knows, and a first language that is not offered; 409 stale on an old version, and edition_over for the name and
 * the days of an edition that is over.
 */
export const changeEvent = {
  method: 'PATCH',
  url: '/api/admin/event',
  config: { access: 'event:manage', refuses: ['stale', 'edition_over'] },
  schema: {
    operationId: 'changeEvent',
    summary: 'Change settings of the event',
    tags: ['Event'],
    body: EventChange,
    response: { 200: EventSettings },
  },
} as const satisfies Endpoint

const CorrectedColour = z.object({ chosen: Colour, night: Colour, day: Colour })

/** How colours look once screens can be read: on dark pages and on the light ones of the dashboard. */
export const correctColours = {
  method: 'GET',
  url: '/api/admin/event/colours',
  config: { access: 'event:manage', refuses: [] },
  schema: {
    operationId: 'correctColours',
    summary: 'How chosen colours are corrected for reading',
    tags: ['Event'],
    querystring: z.object({ accent: z.optional(Colour), second: z.optional(Colour) }),
    response: {
      200: z.object({ accent: z.nullable(CorrectedColour), second: z.nullable(CorrectedColour) }),
    },
  },
} as const satisfies Endpoint

function isWebAddress(text: string): boolean {
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text))
}

function isMailAddress(text: string): boolean {
  return text === '' || z.email().safeParse(text).success
}
