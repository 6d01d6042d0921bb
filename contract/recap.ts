import * as z from 'zod/mini'
import { TierId } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { Emotion } from './gift-aura.ts'
import { LanguageCode } from './knowledge.ts'
import { JpegImage } from './media.ts'

/** Somebody's festival in figures. Only the handle says whose it is: it is made to be shared. */
export const Recap = z.object({
  tiktokUsername: z.string(),
  totalPoints: z.int(),
  /** Null while the ranking is a secret, and for who is hidden or crew. */
  rank: z.nullable(z.int()),
  tier: TierId,
  /** The festival is not over: all of this may still grow. */
  isSoFar: z.boolean(),
  /** Where this person has tapped, in the order of the first visits. */
  places: z.array(z.object({ name: z.string(), visits: z.int() })),
  taps: z.int(),
  firstTapAt: z.nullable(z.string()),
  lastTapAt: z.nullable(z.string()),
  /** The hour that brought the most points. */
  bestHour: z.nullable(z.object({ startsAt: z.string(), points: z.int() })),
  fortunes: z.int(),
  /** The vibe of the last photo. */
  vibe: z.nullable(Emotion),
  /** Prizes that were handed over, each with its size after a dot where it has one. */
  prizes: z.array(z.string()),
  /** Leon's last word, in the language that was asked for. */
  closing: z.string(),
})
export type Recap = z.infer<typeof Recap>

const params = z.object({ sessionId: z.string().check(z.maxLength(100)) })
const querystring = z.object({ language: z._default(LanguageCode, 'en') })
const config = { access: 'anyone' } as const

/**
 * The recap of the attendee whose session this is, for its holder. Ready once the ranking froze or the last day is over;
 * in demo mode as soon as there are points. 409 `recap_not_ready` until then, and for guests.
 */
export const getRecap = {
  method: 'GET',
  url: '/api/sessions/:sessionId/recap',
  config: {
    ...config,
    refuses: ['session_not_found', 'not_your_session', 'recap_not_ready', 'attendee_not_found'],
  },
  schema: {
    operationId: 'getRecap',
    summary: 'My festival in figures; for the holder of the session',
    tags: ['Recap'],
    params,
    querystring,
    response: { 200: Recap },
  },
} as const satisfies Endpoint

/** The recap as a picture to share, 1080 by 1920, image/jpeg. */
export const getRecapPicture = {
  method: 'GET',
  url: '/api/sessions/:sessionId/recap/picture',
  config: {
    ...config,
    refuses: ['session_not_found', 'not_your_session', 'recap_not_ready', 'attendee_not_found'],
  },
  schema: {
    operationId: 'getRecapPicture',
    summary: 'My festival as a picture to share; for the holder of the session',
    tags: ['Recap'],
    params,
    querystring,
    response: { 200: JpegImage },
  },
} as const satisfies Endpoint
