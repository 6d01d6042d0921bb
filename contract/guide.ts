import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { LanguageCode } from './knowledge.ts'
import { SpokenAudio } from './media.ts'
import { NoPointsReason } from './no-points.ts'

/** Longest question in characters (api.md). */
export const LONGEST_QUESTION = 500

/** Longest text to be read aloud in characters (api.md). */
export const LONGEST_SPEECH = 1_200

/** The three vibes of a fortune (specification section 3). */
export const Preference = z.enum(['explore', 'play', 'chill'])
export type Preference = z.infer<typeof Preference>

/** Icons of a recommendation; whatever else is said becomes sparkles (specification section 3). */
export const RecommendationIcon = z.catch(
  z.enum(['Trophy', 'Star', 'Sparkles', 'Music', 'Users', 'MapPin', 'Coffee', 'Gamepad2']),
  'Sparkles',
)
export type RecommendationIcon = z.infer<typeof RecommendationIcon>

/** Something to do, picked from the event knowledge. */
export const Recommendation = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  icon: RecommendationIcon,
  entryId: z.optional(z.string()),
  /** Of what is on the programme, as ISO instants. */
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
})
export type Recommendation = z.infer<typeof Recommendation>

/** An entry that an answer stands on. */
export const Source = z.object({ id: z.string(), title: z.string(), location: z.nullable(z.string()) })
export type Source = z.infer<typeof Source>

/**
 * An unknown session is as good as none, and so is an attendee's that the caller does not hold: the guide opens a new
 * guest session.
 */
const OptionalSession = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** A fortune as it is told. */
export const FortuneTold = z.object({
  sessionId: z.string(),
  id: z.string(),
  preference: Preference,
  fortune: z.string(),
  recommendations: z.array(Recommendation),
  pointsAwarded: z.int(),
  /** Why an attendee was awarded nothing. */
  noPointsReason: z.optional(NoPointsReason),
  /** The station is in training: these points were not written. */
  isTraining: z.optional(z.literal(true)),
})
export type FortuneTold = z.infer<typeof FortuneTold>

/** Tells a personal fortune from one vibe. */
export const tellFortune = {
  method: 'POST',
  url: '/api/fortune',
  config: { access: 'anyone', refuses: ['edition_over'] },
  schema: {
    operationId: 'tellFortune',
    summary: 'A personal fortune with three to five recommendations',
    tags: ['Guide'],
    body: z.object({
      preference: Preference,
      answers: z.optional(z.object({ vibe: z.optional(z.string().check(z.maxLength(100))) })),
      language: z._default(LanguageCode, 'en'),
      sessionId: OptionalSession,
      /** A fortune of this session that is told again in `language`: it keeps its id and what it recommends. */
      fortuneId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: { 200: FortuneTold },
  },
} as const satisfies Endpoint

/** An event of the programme in a list. Times are ISO instants; what has none can be visited at any time. */
export const ListedEvent = z.object({
  id: z.string(),
  title: z.string(),
  location: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
})
export type ListedEvent = z.infer<typeof ListedEvent>

/** An answer of the guide with what it stands on. */
export const Answer = z.object({
  sessionId: z.string(),
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  relatedTopics: z.array(z.string()),
  sources: z.array(Source),
  grounded: z.boolean(),
  /** The same answer as a list of events in order of time, where it is one; `lead` is the sentence above the list. */
  programme: z.optional(z.object({ lead: z.string(), events: z.array(ListedEvent) })),
})
export type Answer = z.infer<typeof Answer>

/**
 * Answers a question. With `Accept: text/event-stream` the words come as `event: token` with `{ text }`, then
 * `event: done` with the whole answer, which replaces the words.
 */
export const askQuestion = {
  method: 'POST',
  url: '/api/question',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'askQuestion',
    summary: 'Ask the guide',
    tags: ['Guide'],
    body: z.object({
      question: z.string().check(
        z.maxLength(10_000),
        z.overwrite((question) => question.trim()),
        z.minLength(1, 'A question has at least one character.'),
        z.maxLength(LONGEST_QUESTION, `A question has at most ${LONGEST_QUESTION} characters.`),
      ),
      language: z._default(LanguageCode, 'en'),
      sessionId: OptionalSession,
    }),
    response: { 200: Answer },
  },
} as const satisfies Endpoint

/** Reads a text aloud; answers audio, or 503 where the server has no voice. */
export const speak = {
  method: 'POST',
  url: '/api/tts',
  config: { access: 'anyone', refuses: ['speech_unavailable'] },
  schema: {
    operationId: 'speak',
    summary: 'Read a text aloud',
    tags: ['Guide'],
    body: z.object({
      text: z.string().check(
        z.overwrite((text) => text.trim()),
        z.minLength(1),
        z.maxLength(LONGEST_SPEECH),
      ),
      language: z._default(LanguageCode, 'en'),
    }),
    response: { 200: SpokenAudio },
  },
} as const satisfies Endpoint
