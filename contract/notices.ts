import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { LanguageCode } from './knowledge.ts'

/** The cause under which it is kept who has been shown around. */
export const TOUR = 'tour'

/** What an organiser must know, by its kind; the server writes the sentences, which mails have as well. */
export const noticeKinds = [
  'not-ready',
  'no-contact',
  'station-silent',
  'mail-failing',
  'disk-full',
  'backup-failing',
  'ledger-broken',
  'ledger-unwatched',
  'budget',
  'unprepared',
  'event-over',
  'people-go',
  'tour',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** One thing that somebody should look after. It stays until its cause is gone or the reader puts it away. */
export const Notice = z.object({
  /** Names what happened, so that it is said once: another station or another day is another cause. */
  cause: z.string(),
  kind: z.enum(noticeKinds),
  isUrgent: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** Where in the dashboard it is looked after: the query of its address; null where that is elsewhere. */
  address: z.nullable(z.string()),
})
export type Notice = z.infer<typeof Notice>

/** What the reader should look after, the urgent first, without what they have put away. */
export const listNotices = {
  method: 'GET',
  url: '/api/admin/notices',
  config: { access: 'setup:read', refuses: [] },
  schema: {
    operationId: 'listNotices',
    summary: 'What an organiser must know at this moment',
    tags: ['Event'],
    querystring: z.object({ language: z._default(LanguageCode, 'en') }),
    response: { 200: z.object({ notices: z.array(Notice) }) },
  },
} as const satisfies Endpoint

/** Puts a notice away for its reader; the same cause is not shown to them again. */
export const putNoticeAway = {
  method: 'POST',
  url: '/api/admin/notices/put-away',
  config: { access: 'setup:read', refuses: [] },
  schema: {
    operationId: 'putNoticeAway',
    summary: 'Put a notice away',
    tags: ['Event'],
    body: z.object({ cause: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
