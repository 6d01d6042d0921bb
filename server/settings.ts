import { isIP } from 'node:net'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const webAddress = z.url({ protocol: /^https?$/ })
const percent = z.coerce.number().check(z.minimum(0), z.maximum(100))
const amount = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000))

/** Every environment variable that the server reads. */
export const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(text, 'localhost'),
  PUBLIC_URL: z.optional(webAddress),
  DATA_DIR: z._default(text, './data/festival'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_PATIENCE: z._default(z.coerce.number().check(z.minimum(1), z.maximum(100)), 1),
  LIMIT_FACTOR: z.optional(z.coerce.number().check(z.minimum(0.1), z.maximum(1_000_000))),
  FESTIVAL_MODE: z._default(z.enum(['demo', 'live']), 'demo'),
  ALLOW_PUBLIC_DEMO: z.optional(z.enum(['0', '1'])),
  FESTIVAL_NOW: z.optional(z.iso.datetime({ offset: true })),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  TRUST_PROXY: z.optional(
    z.string().check(z.refine(namesAddresses, 'only addresses, networks such as 10.0.0.0/8, and loopback')),
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  OIDC_ISSUER: z.optional(webAddress),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  OIDC_PROVIDER_NAME: z.optional(text),
  ADMIN_EMAILS: z.optional(text),
  STAFF_DOMAINS: z.optional(text),
  BONUS_DAILY_LIMIT: z._default(amount, 100_000),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  BACKUP_DIR: z.optional(text),
  BACKUP_EVERY: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1440)), 10),
  PHOTO_HOURS: z._default(z.coerce.number().check(z.gt(0), z.maximum(24)), 24),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  STATION_NOTICES_TO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (list) => [...listOf(list)].every((one) => /^[^@\s<>]+@[^@\s<>]+$/.test(one)),
          'e-mail addresses',
        ),
      ),
  ),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/))),
  AI_BASE_URL: z.optional(webAddress),
  AI_API_KEY: z.optional(text),
  AI_MODEL: z.optional(text),
  AI_PRICE_INPUT: z._default(amount, 0),
  AI_PRICE_OUTPUT: z._default(amount, 0),
  AI_DAILY_BUDGET: z._default(amount, 20),
  AI_DAILY_TOKENS: z._default(amount, 40_000_000),
  AI_EVENT_BUDGET: z._default(amount, 60),
  AI_EVENT_TOKENS: z._default(amount, 120_000_000),
  EMBEDDINGS_BASE_URL: z.optional(webAddress),
  EMBEDDINGS_API_KEY: z.optional(text),
  EMBEDDINGS_MODEL: z.optional(text),
  EMBEDDINGS_PRICE: z._default(amount, 0),
  EMBEDDINGS_WAIT_MS: z._default(z.coerce.number().check(z.minimum(1), z.maximum(60_000)), 500),
  TTS_BASE_URL: z.optional(webAddress),
  TTS_API_KEY: z.optional(text),
  TTS_MODEL: z._default(text, 'tts-1'),
  TTS_VOICE: z._default(text, 'nova'),
  TTS_PRICE: z._default(amount, 0),
  TTS_DAILY_BUDGET: z._default(amount, 20),
  TTS_DAILY_CHARACTERS: z._default(amount, 1_000_000),
  TTS_EVENT_BUDGET: z._default(amount, 60),
  TTS_EVENT_CHARACTERS: z._default(amount, 3_000_000),
  GUEST_PERCENT: z._default(percent, 1),
  NO_COOKIE_PERCENT: z._default(percent, 20),
  EMOTION_PROVIDER: z._default(z.enum(['local', 'rekognition']), 'local'),
  AWS_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  AWS_ACCESS_KEY_ID: z.optional(text),
  AWS_SECRET_ACCESS_KEY: z.optional(text),
  AWS_SESSION_TOKEN: z.optional(text),
  REKOGNITION_URL: z.optional(webAddress),
  EMOTION_WORKERS: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16))),
})

/** The environment variables, read but not yet judged. */
export type Settings = z.infer<typeof Environment>

function namesAddresses(setting: string): boolean {
  return [...listOf(setting)].every((one) => {
    const [address = '', bits] = one.split('/')
    const version = isIP(address)
    if (version === 0) return one === 'loopback'
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  })
}

/** What stands in a setting between commas, semicolons or blanks, in lower case. */
export function listOf(setting = ''): Set<string> {
  return new Set(
    setting
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => one.toLowerCase()),
  )
}

/** Settings of versions before, and what took their place: a cap on money that nobody reads is none. */
export const retiredSettings: Readonly<Record<string, string>> = {
  AI_HOURLY_BUDGET: 'AI_DAILY_BUDGET and AI_EVENT_BUDGET',
  AI_HOURLY_TOKENS: 'AI_DAILY_TOKENS and AI_EVENT_TOKENS',
  AI_HOURLY_TOKENS_PER_GUEST: 'GUEST_PERCENT of AI_DAILY_TOKENS',
}
