import { fileURLToPath } from 'node:url'
import { createBackups } from './backup/index.ts'
import { DEMO_FROM } from './config.ts'
import type { Deps } from './deps.ts'
import { createProgrammeClock, type FollowedEvent, findEvent, followEvent } from './event/index.ts'
import { derivePhotoKeys, loadSecret } from './gift-aura/index.ts'
import {
  type AskedSaying,
  createGuide,
  createModelWriter,
  createSpeechAllowlist,
  paidVoice,
} from './guide/index.ts'
import { createLibrary } from './knowledge/index.ts'
import { createCallLimits } from './limits/call-limits.ts'
import { openMailOutbox } from './mail/index.ts'
import { createEmotionReader } from './providers/emotion/create-emotion-reader.ts'
import { openAiCompatibleModel } from './providers/guide-model/openai-compatible.ts'
import { demoIdentity } from './providers/identity/demo-identity.ts'
import { openIdProvider } from './providers/identity/openid.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import { demoMailer } from './providers/mailer/demo-mailer.ts'
import type { Mailer } from './providers/mailer/port.ts'
import { smtpMailer } from './providers/mailer/smtp.ts'
import { createSpeech } from './providers/speech/create-speech.ts'
import type { Speech } from './providers/speech/port.ts'
import { rememberedSpeech } from './providers/speech/remembered-speech.ts'
import { createSealing } from './sealing.ts'
import { capsOf, createBudget, createGuestCookies } from './usage/index.ts'
import { createVectors } from './vectors/index.ts'

/** What is opened before anything else: settings, time, database, live line, log. */
type BaseDeps = Pick<Deps, 'config' | 'clock' | 'db' | 'live' | 'log'>

/** Gathers everything that behaviours may use, from what was opened before. The festival has to be founded. */
export async function gatherDeps(base: BaseDeps): Promise<Deps> {
  const { config, clock, db } = base
  const event = await findEvent(db)
  if (!event) throw new Error('There is no festival in this database: foundFestival makes one.')
  const library = createLibrary(base)
  const secret = await loadSecret(config, db)
  const programmeClock = createProgrammeClock(config, clock)
  const followed = followEvent(base, event, () => guide.renew())
  const vectors = createVectors(base, library)
  const writer = createWriter(base, followed)
  const guide = createGuide({ library, programmeClock }, followed, { writer, vectors })
  return {
    ...base,
    openedAt: clock.now(),
    limits: createCallLimits({ clock, factor: config.limitFactor }),
    programmeClock,
    library,
    guide,
    vectors,
    speech: createVoice(base),
    speechAllowlist: createSpeechAllowlist(base),
    emotion: createEmotionReader(config.emotion, (problem) => base.log.warn(problem, 'a photo was not read')),
    identity: createIdentity(base),
    photoKeys: derivePhotoKeys(secret),
    sealing: createSealing(secret, 'livefest secrets of integrations'),
    guests: createGuestCookies(secret),
    mail: openMailOutbox(base, createMailer(base)),
    backups: createBackups(base),
    webFolder: fileURLToPath(new URL('../dist/web', import.meta.url)),
  }
}

function createWriter({ config, clock, db, log }: BaseDeps, festival: FollowedEvent) {
  if (!config.model) return undefined
  const { priceInput, priceOutput, budget, ...server } = config.model
  return createModelWriter({
    model: openAiCompatibleModel(server),
    budget: createBudget(db, clock, 'model', capsOf(budget, config.usageShares)),
    clock,
    festival,
    prices: { inputPrice: priceInput, outputPrice: priceOutput },
    log,
  })
}

function createVoice({ config, clock, db, log }: BaseDeps): Speech<AskedSaying> | undefined {
  const voice = createSpeech({ server: config.voice, path: config.searchPath })
  if (!voice || !config.voice) return voice && rememberedSpeech(voice)
  const { price, budget } = config.voice
  const caps = capsOf(budget, config.usageShares)
  return rememberedSpeech(paidVoice(voice, { budget: createBudget(db, clock, 'voice', caps), price, log }))
}

function createMailer({ config }: BaseDeps): Mailer | undefined {
  if (config.mail) return smtpMailer(config.mail)
  return config.mode === 'demo' ? demoMailer(DEMO_FROM) : undefined
}

function createIdentity({ config }: BaseDeps): IdentityProvider {
  if (config.oidc) return openIdProvider({ ...config.oidc, publicUrl: config.publicUrl })
  if (config.mode === 'demo') return demoIdentity(config.publicUrl)
  throw new Error('A live festival has an identity provider: readConfig refuses one without.')
}
