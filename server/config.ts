import * as z from 'zod/mini'
import { type EmotionConfig, readEmotionSettings } from './providers/emotion/emotion-settings.ts'
import { StartupProblem } from './startup-problem.ts'

const text = z.string().check(z.minLength(1))
const webAddress = z.url({ protocol: /^https?$/ })
const amount = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000))

const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(text, 'localhost'),
  PUBLIC_URL: z.optional(webAddress),
  DATA_DIR: z._default(text, './data/festival'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_PATIENCE: z._default(z.coerce.number().check(z.minimum(1), z.maximum(100)), 1),
  FESTIVAL_MODE: z._default(z.enum(['demo', 'live']), 'demo'),
  FESTIVAL_NOW: z.optional(z.iso.datetime({ offset: true })),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  OIDC_ISSUER: z.optional(webAddress),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  OIDC_PROVIDER_NAME: z.optional(text),
  ADMIN_EMAILS: z.optional(text),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  PHOTO_HOURS: z._default(z.coerce.number().check(z.gt(0), z.maximum(24)), 24),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/))),
  AI_BASE_URL: z.optional(webAddress),
  AI_API_KEY: z.optional(text),
  AI_MODEL: z.optional(text),
  AI_PRICE_INPUT: z._default(amount, 0),
  AI_PRICE_OUTPUT: z._default(amount, 0),
  AI_HOURLY_BUDGET: z._default(amount, 5),
  AI_HOURLY_TOKENS: z._default(amount, 2_000_000),
  AI_HOURLY_TOKENS_PER_GUEST: z._default(amount, 30_000),
  TTS_BASE_URL: z.optional(webAddress),
  TTS_API_KEY: z.optional(text),
  TTS_MODEL: z._default(text, 'tts-1'),
  TTS_VOICE: z._default(text, 'nova'),
  EMOTION_PROVIDER: z._default(z.enum(['local', 'rekognition']), 'local'),
  AWS_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  AWS_ACCESS_KEY_ID: z.optional(text),
  AWS_SECRET_ACCESS_KEY: z.optional(text),
  AWS_SESSION_TOKEN: z.optional(text),
  REKOGNITION_URL: z.optional(webAddress),
  EMOTION_WORKERS: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16))),
})

/** Every variable the server knows; `.env.example` lists exactly these (a test compares them). */
export const variables = Object.keys(Environment.shape)

/** A language model behind an OpenAI-compatible address. */
interface ModelConfig {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** US dollars for a million tokens. */
  priceInput: number
  priceOutput: number
  /** US dollars and tokens an hour, of all guests together and of one. */
  hourlyBudget: number
  hourlyTokens: number
  hourlyTokensPerGuest: number
}

/** A voice behind an OpenAI-compatible address. */
interface VoiceConfig {
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
}

/** A server that takes our mails. */
interface MailConfig {
  /** Address of the server, with name and password if it wants them. */
  url: string
  /** Who the mails are from. */
  from: string
}

/** An OpenID Connect provider for staff. */
interface OidcConfig {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** The settings of one server process. */
export interface Config {
  port: number
  host: string
  /** Address that people and QR codes use, without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** An existing PostgreSQL; without it the server starts its own in `dataDir`. */
  databaseUrl: string | undefined
  /** How many times as long as usual the database may take (server/db/limits.ts). */
  databasePatience: number
  mode: 'demo' | 'live'
  /** Where the programme clock starts in demo mode. */
  programmeStart: Date
  logLevel: string
  /** Absent in demo mode, where the festival brings its own. */
  oidc: OidcConfig | undefined
  /** Lower-case addresses that become administrator at first sign-in. */
  adminEmails: ReadonlySet<string>
  /** What the keys of the photos are derived from; absent in a demo that makes its own. */
  secret: string | undefined
  /** How long a photo can be opened by its link, at most a day (points.md, "Privacy"). */
  photoHours: number
  /** Absent where no mail server is configured; a demo then keeps its mails to itself. */
  mail: MailConfig | undefined
  model: ModelConfig | undefined
  voice: VoiceConfig | undefined
  emotion: EmotionConfig
  /** Folders in which the operating system looks for programs, such as espeak-ng. */
  searchPath: string | undefined
}

/** Saturday 5 December 2026, 20:10 in Las Vegas: the demo festival is in full swing (rulings). */
const DEMO_START = '2026-12-05T20:10:00-08:00'

/** The demo's administrator persona. */
const DEMO_ADMIN = 'admin@livefest.example'

/**
 * Reads the settings from environment variables; an empty value counts as absent.
 * @throws StartupProblem that names every variable that is not usable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartupProblem(`These settings are not usable: ${problems.join('; ')}`)
  }
  const settings = parsed.data
  if (settings.FESTIVAL_MODE === 'live') refuseUnsafe(settings)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? ownAddress(settings)).replace(/\/$/, ''),
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePatience: settings.DATABASE_PATIENCE,
    mode: settings.FESTIVAL_MODE,
    programmeStart: new Date(settings.FESTIVAL_NOW ?? DEMO_START),
    logLevel: settings.LOG_LEVEL,
    oidc: readOidc(settings),
    adminEmails: readAdmins(settings),
    secret: settings.SECRET,
    photoHours: settings.PHOTO_HOURS,
    mail: readMail(settings),
    model: readModel(settings),
    voice: readVoice(settings),
    emotion: readEmotionSettings(settings, (missing) => {
      throw new StartupProblem(`EMOTION_PROVIDER is rekognition, and ${missing} is missing.`)
    }),
    searchPath: env.PATH,
  }
}

type Settings = z.infer<typeof Environment>

/** Where a browser on this machine finds the server. */
function ownAddress({ HOST, PORT }: Settings): string {
  return `http://${['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST}:${PORT}`
}

/** A festival for real people opens with everything it needs, or not at all (rulings, "Modes"). */
function refuseUnsafe(settings: Settings): void {
  const problems = [
    settings.PUBLIC_URL === undefined && 'PUBLIC_URL is missing: the address that people and QR codes use',
    settings.OIDC_ISSUER === undefined && 'OIDC_ISSUER is missing: the identity provider of the staff',
    settings.OIDC_CLIENT_ID === undefined && 'OIDC_CLIENT_ID is missing',
    settings.OIDC_CLIENT_SECRET === undefined && 'OIDC_CLIENT_SECRET is missing',
    settings.SECRET === undefined &&
      'SECRET is missing: at least 32 random characters, from which the keys of the photos are made',
    settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined && 'MAIL_FROM is missing',
    settings.ADMIN_EMAILS === undefined && 'ADMIN_EMAILS is missing: nobody could ever become administrator',
    isPlain(settings.OIDC_ISSUER) && 'OIDC_ISSUER is plain http: anybody on the way could sign in as staff',
    isPlain(settings.PUBLIC_URL) &&
      'PUBLIC_URL is plain http: browsers open no camera there and cookies can be read',
  ].filter((problem) => problem !== false)
  if (problems.length > 0) {
    throw new StartupProblem(`The live festival cannot open:\n- ${problems.join('\n- ')}`)
  }
}

/** Plain http is fine on this machine itself, where nobody is on the way. */
function isPlain(address: string | undefined): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function readOidc(settings: Settings): OidcConfig | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_PROVIDER_NAME } = settings
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined
  const name = OIDC_PROVIDER_NAME ?? new URL(OIDC_ISSUER).hostname
  return { name, issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}

function readAdmins({ ADMIN_EMAILS, FESTIVAL_MODE }: Settings): ReadonlySet<string> {
  const addresses = ADMIN_EMAILS ?? (FESTIVAL_MODE === 'demo' ? DEMO_ADMIN : '')
  return new Set(
    addresses
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((address) => address.toLowerCase()),
  )
}

/** Whom the demo's mails are from. */
export const DEMO_FROM = 'LIVE FEST <hello@livefest.example>'

function readMail({ SMTP_URL, MAIL_FROM }: Settings): MailConfig | undefined {
  return SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM ?? DEMO_FROM }
}

function readModel(settings: Settings): ModelConfig | undefined {
  if (!settings.AI_BASE_URL || !settings.AI_MODEL) return undefined
  return {
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    model: settings.AI_MODEL,
    priceInput: settings.AI_PRICE_INPUT,
    priceOutput: settings.AI_PRICE_OUTPUT,
    hourlyBudget: settings.AI_HOURLY_BUDGET,
    hourlyTokens: settings.AI_HOURLY_TOKENS,
    hourlyTokensPerGuest: settings.AI_HOURLY_TOKENS_PER_GUEST,
  }
}

function readVoice(settings: Settings): VoiceConfig | undefined {
  if (!settings.TTS_BASE_URL) return undefined
  return {
    baseUrl: settings.TTS_BASE_URL,
    apiKey: settings.TTS_API_KEY,
    model: settings.TTS_MODEL,
    voice: settings.TTS_VOICE,
  }
}
