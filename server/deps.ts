import type { Backups } from './backup/backups.ts'
import type { Clock, SteadyClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { PhotoKeys } from './gift-aura/photo-keys.ts'
import type { Guide } from './guide/guide.ts'
import type { AskedSaying } from './guide/paid-voice.ts'
import type { SpeechAllowlist } from './guide/speech-allowlist.ts'
import type { Library } from './knowledge/library.ts'
import type { CallLimits } from './limits/call-limits.ts'
import type { LiveHub } from './live/hub.ts'
import type { Log } from './log.ts'
import type { MailOutbox } from './mail/mail-outbox.ts'
import type { EmotionReader } from './providers/emotion/port.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import type { Speech } from './providers/speech/port.ts'
import type { FetchRules } from './safe-fetch/index.ts'
import type { Sealing } from './sealing.ts'
import type { GuestCookies } from './usage/guest-cookie.ts'
import type { Vectors } from './vectors/vectors.ts'

/** What a behaviour may use. Passed, never imported, so that tests and several apps in one process can differ. */
export interface Deps {
  config: Config
  clock: SteadyClock
  /** When this process began. */
  openedAt: Date
  /** Answers "what is on now"; in demo mode it lives in the festival's days. */
  programmeClock: Clock
  db: Database
  live: LiveHub
  /** How often this process may be called, and by whom. */
  limits: CallLimits
  library: Library
  guide: Guide
  /** Of an embedding model; without one entries are found by words alone. */
  vectors: Vectors | undefined
  /** Leon's voice on the server; without it the browsers speak. */
  speech: Speech<AskedSaying> | undefined
  speechAllowlist: SpeechAllowlist
  /** Reads expressions in photos; opened by the first of them. */
  emotion: EmotionReader
  identity: IdentityProvider
  photoKeys: PhotoKeys
  /** Encrypts secrets of other programs that we have to show them, such as those of webhooks. */
  sealing: Sealing
  /** By which a browser is the same guest in a new session. */
  guests: GuestCookies
  mail: MailOutbox
  backups: Backups
  /** Which addresses staff may have fetched; absent: those on the internet. Nothing but a test sets it. */
  fetchRules?: FetchRules
  log: Log
  /** Where the built screens are; without them only the API is served. */
  webFolder: string
}
