import { fileURLToPath } from 'node:url'
import { DEMO_FROM } from './config.ts'
import type { Deps } from './deps.ts'
import { createProgrammeClock, findEvent } from './event/index.ts'
import { derivePhotoKeys, loadSecret } from './gift-aura/index.ts'
import { createGuide, createModelWriter, createSpeechAllowlist } from './guide/index.ts'
import { createLibrary } from './knowledge/index.ts'
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

/** What is opened before anything else: settings, time, database, live line, log. */
type BaseDeps = Pick<Deps, 'config' | 'clock' | 'db' | 'live' | 'log'>

/** Gathers everything that behaviours may use, from what was opened before. The festival has to be founded. */
export async function gatherDeps(base: BaseDeps): Promise<Deps> {
  const { config, clock, db } = base
  const event = await findEvent(db)
  if (!event) throw new Error('There is no festival in this database: foundFestival makes one.')
  const library = createLibrary(base)
  const programmeClock = createProgrammeClock(config, clock)
  return {
    ...base,
    programmeClock,
    library,
    guide: createGuide({ library, programmeClock }, event, createWriter(base, event)),
    speech: createVoice(base),
    speechAllowlist: createSpeechAllowlist(base),
    emotion: createEmotionReader(config.emotion, (problem) => base.log.warn(problem, 'a photo was not read')),
    identity: createIdentity(base),
    photoKeys: derivePhotoKeys(await loadSecret(config, db)),
    mail: openMailOutbox(base, createMailer(base)),
    webFolder: fileURLToPath(new URL('../dist/web', import.meta.url)),
  }
}

function createWriter({ config, clock, db, log }: BaseDeps, festival: { name: string; timeZone: string }) {
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

function createVoice({ config }: BaseDeps): Speech | undefined {
  const voice = createSpeech({ server: config.voice, path: config.searchPath })
  return voice && rememberedSpeech(voice)
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
