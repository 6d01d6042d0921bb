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
type Ground = Pick<Deps, 'config' | 'clock' | 'db' | 'live' | 'log'>

/** Gathers everything that behaviours may use, on the ground that is given. The festival has to be founded. */
export async function gatherDeps(ground: Ground): Promise<Deps> {
  const { config, clock, db } = ground
  const event = await findEvent(db)
  if (!event) throw new Error('There is no festival in this database: foundFestival makes one.')
  const library = openLibrary(ground)
  const programmeClock = createProgrammeClock(config, clock)
  return {
    ...ground,
    programmeClock,
    library,
    guide: createGuide({ library, programmeClock }, event, findWriter(ground, event)),
    speech: findVoice(ground),
    speechAllowlist: createSpeechAllowlist(ground),
    emotion: findReader(config.emotion, (problem) => ground.log.warn(problem, 'a photo was not read')),
    identity: findIdentity(ground),
    photoKeys: derivePhotoKeys(await findSecret(config, db)),
    mail: openMailDesk(ground, findMailer(ground)),
  }
}

function findWriter({ config, clock, db, log }: Ground, festival: { name: string; timeZone: string }) {
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

function findVoice({ config }: Ground): Speech | undefined {
  const voice = findSpeech({ server: config.voice, path: config.searchPath })
  return voice && rememberedSpeech(voice)
}

function findMailer({ config }: Ground): Mailer | undefined {
  if (config.mail) return smtpMailer(config.mail)
  return config.mode === 'demo' ? demoMailer(DEMO_FROM) : undefined
}

function findIdentity({ config }: Ground): IdentityProvider {
  if (config.oidc) return openIdProvider({ ...config.oidc, publicUrl: config.publicUrl })
  if (config.mode === 'demo') return demoIdentity(config.publicUrl)
  throw new Error('A live festival has an identity provider: readConfig refuses one without.')
}
