import { DEMO_FROM } from './config.ts'
import type { Deps } from './deps.ts'
import { createProgrammeClock, findEvent } from './event/index.ts'
import { derivePhotoKeys, findSecret } from './gift-aura/index.ts'
import { createGuide, createModelWriter, createSpeechAllowlist } from './guide/index.ts'
import { openLibrary } from './knowledge/index.ts'
import { openMailDesk } from './mail/index.ts'
import { findReader } from './providers/emotion/find-reader.ts'
import { openAiCompatibleModel } from './providers/guide-model/openai-compatible.ts'
import { demoIdentity } from './providers/identity/demo-identity.ts'
import { openIdProvider } from './providers/identity/openid.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import { demoMailer } from './providers/mailer/demo-mailer.ts'
import type { Mailer } from './providers/mailer/port.ts'
import { smtpMailer } from './providers/mailer/smtp.ts'
import { findSpeech } from './providers/speech/find-speech.ts'
import type { Speech } from './providers/speech/port.ts'
import { rememberedSpeech } from './providers/speech/remembered-speech.ts'

/** What is opened before anything else: settings, time, database, live line, log. */
type BaseDeps = Pick<Deps, 'config' | 'clock' | 'db' | 'live' | 'log'>

/** Gathers everything that behaviours may use, from what was opened before. The festival has to be founded. */
export async function gatherDeps(base: BaseDeps): Promise<Deps> {
  const { config, clock, db } = base
  const event = await findEvent(db)
  if (!event) throw new Error('There is no festival in this database: foundFestival makes one.')
  const library = openLibrary(base)
  const programmeClock = createProgrammeClock(config, clock)
  return {
    ...base,
    programmeClock,
    library,
    guide: createGuide({ library, programmeClock }, event, findWriter(base, event)),
    speech: findVoice(base),
    speechAllowlist: createSpeechAllowlist(base),
    emotion: findReader(config.emotion, (problem) => base.log.warn(problem, 'a photo was not read')),
    identity: findIdentity(base),
    photoKeys: derivePhotoKeys(await findSecret(config, db)),
    mail: openMailDesk(base, findMailer(base)),
  }
}

function findWriter({ config, clock, db, log }: BaseDeps, festival: { name: string; timeZone: string }) {
  if (!config.model) return undefined
  const { priceInput, priceOutput, hourlyBudget, hourlyTokens, hourlyTokensPerGuest, ...server } =
    config.model
  return createModelWriter({
    model: openAiCompatibleModel(server),
    db,
    clock,
    festival,
    caps: {
      inputPrice: priceInput,
      outputPrice: priceOutput,
      dollarsInAll: hourlyBudget,
      dollarsPerSession: hourlyBudget,
      tokensInAll: hourlyTokens,
      tokensPerSession: hourlyTokensPerGuest,
    },
    log,
  })
}

function findVoice({ config }: BaseDeps): Speech | undefined {
  const voice = findSpeech({ server: config.voice, path: config.searchPath })
  return voice && rememberedSpeech(voice)
}

function findMailer({ config }: BaseDeps): Mailer | undefined {
  if (config.mail) return smtpMailer(config.mail)
  return config.mode === 'demo' ? demoMailer(DEMO_FROM) : undefined
}

function findIdentity({ config }: BaseDeps): IdentityProvider {
  if (config.oidc) return openIdProvider({ ...config.oidc, publicUrl: config.publicUrl })
  if (config.mode === 'demo') return demoIdentity(config.publicUrl)
  throw new Error('A live festival has an identity provider: readConfig refuses one without.')
}
