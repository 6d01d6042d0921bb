import { resolve } from 'node:path'
import {
  type EmbeddingsConfig,
  type ModelConfig,
  readEmbeddings,
  readModel,
  readVoice,
  type UsageShares,
  type VoiceConfig,
} from './paid-services.ts'
import { type EmotionConfig, readEmotionSettings } from './providers/emotion/emotion-settings.ts'
import { Environment, listOf, retiredSettings, type Settings } from './settings.ts'
import { StartupProblem } from './startup-problem.ts'
import { listUnsafeSettings } from './unsafe-settings.ts'

/** Every variable the server knows; `.env.example` lists exactly these (a test compares them). */
export const variables = Object.keys(Environment.shape)

/** A server that takes our mails. */
interface MailConfig {
  /** Address of the server, with name and password if it wants them. */
  url: string
  /** Who the mails are from. */
  from: string
}

/** Backups that are made by themselves. */
interface BackupConfig {
  folder: string
  everyMinutes: number
  /** What they are encrypted with. */
  secret: string
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
  /** Multiplies the limits of the calls (contract/limits.ts). */
  limitFactor: number
  mode: 'demo' | 'live'
  /** Where the programme clock starts in demo mode. */
  programmeStart: Date
  logLevel: string
  /** Whoever brings it may read `/metrics`; live, nobody else may. */
  metricsToken: string | undefined
  /** Addresses of the proxies in front, whose X-Forwarded headers count; none by default. */
  trustedProxies: string[]
  /** Absent in demo mode, where the festival brings its own. */
  oidc: OidcConfig | undefined
  /** Lower-case addresses that become administrator at first sign-in. */
  adminEmails: ReadonlySet<string>
  /** Points that one member of staff may give as bonuses on an event day. */
  bonusDailyLimit: number
  /** Lower-case domains of e-mail addresses that may sign in; empty where every address of the provider may. */
  staffDomains: ReadonlySet<string>
  /** What the keys of the photos are derived from; absent in a demo that makes its own. */
  secret: string | undefined
  /** Where backups are put, and the minutes between two of them; absent where nobody said where. */
  backups: BackupConfig | undefined
  /** How long a photo can be opened by its link, at most a day (points.md, "Privacy"). */
  photoHours: number
  /** Absent where no mail server is configured; a demo then keeps its mails to itself. */
  mail: MailConfig | undefined
  /** Who is mailed when a station falls silent, and when it is back; nobody by default. */
  stationNoticesTo: string[]
  model: ModelConfig | undefined
  embeddings: EmbeddingsConfig | undefined
  voice: VoiceConfig | undefined
  usageShares: UsageShares
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
  const retired = Object.keys(given).filter((name) => Object.hasOwn(retiredSettings, name))
  if (retired.length > 0) {
    const instead = retired.map((name) => `${name}: use ${retiredSettings[name]}`)
    throw new StartupProblem(`These settings are no longer read: ${instead.join('; ')}`)
  }
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartupProblem(`These settings are not usable: ${problems.join('; ')}`)
  }
  const settings = parsed.data
  const unsafe = listUnsafeSettings(settings)
  if (unsafe.length > 0) {
    throw new StartupProblem(`The ${settings.FESTIVAL_MODE} festival cannot open:\n- ${unsafe.join('\n- ')}`)
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? ownAddress(settings)).replace(/\/$/, ''),
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePatience: settings.DATABASE_PATIENCE,
    // In a demo every browser is a station, and whoever tries it out may hurry.
    limitFactor: settings.LIMIT_FACTOR ?? (settings.FESTIVAL_MODE === 'demo' ? 100 : 1),
    mode: settings.FESTIVAL_MODE,
    programmeStart: new Date(settings.FESTIVAL_NOW ?? DEMO_START),
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: [...listOf(settings.TRUST_PROXY)],
    oidc: readOidc(settings),
    adminEmails: readAdmins(settings),
    bonusDailyLimit: settings.BONUS_DAILY_LIMIT,
    staffDomains: listOf(settings.STAFF_DOMAINS),
    secret: settings.SECRET,
    backups: readBackups(settings),
    photoHours: settings.PHOTO_HOURS,
    mail: readMail(settings),
    stationNoticesTo: [...listOf(settings.STATION_NOTICES_TO)],
    model: readModel(settings),
    embeddings: readEmbeddings(settings),
    voice: readVoice(settings),
    usageShares: {
      perGuest: settings.GUEST_PERCENT / 100,
      withoutCookie: settings.NO_COOKIE_PERCENT / 100,
    },
    emotion: readEmotionSettings(settings, (missing) => {
      throw new StartupProblem(`EMOTION_PROVIDER is rekognition, and ${missing} is missing.`)
    }),
    searchPath: env.PATH,
  }
}

/** Where a browser on this machine finds the server. */
function ownAddress({ HOST, PORT }: Settings): string {
  return `http://${['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST}:${PORT}`
}

function readOidc(settings: Settings): OidcConfig | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_PROVIDER_NAME } = settings
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined
  const name = OIDC_PROVIDER_NAME ?? new URL(OIDC_ISSUER).hostname
  return { name, issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}

function readAdmins({ ADMIN_EMAILS, FESTIVAL_MODE }: Settings): ReadonlySet<string> {
  return listOf(ADMIN_EMAILS ?? (FESTIVAL_MODE === 'demo' ? DEMO_ADMIN : ''))
}

function readBackups({ BACKUP_DIR, BACKUP_EVERY, SECRET }: Settings): BackupConfig | undefined {
  if (BACKUP_DIR === undefined || SECRET === undefined) return undefined
  return { folder: resolve(BACKUP_DIR), everyMinutes: BACKUP_EVERY, secret: SECRET }
}

/** Whom the demo's mails are from. */
export const DEMO_FROM = 'LIVE FEST <hello@livefest.example>'

function readMail({ SMTP_URL, MAIL_FROM }: Settings): MailConfig | undefined {
  return SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM ?? DEMO_FROM }
}
