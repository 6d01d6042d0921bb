import type { Settings } from './settings.ts'

/** A language model behind an OpenAI-compatible address. */
export interface ModelConfig {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** US dollars for a million tokens. */
  priceInput: number
  priceOutput: number
  budget: UsageBudget
}

/** A server that makes vectors of texts. */
export interface EmbeddingsConfig extends Pick<ModelConfig, 'baseUrl' | 'apiKey' | 'model'> {
  /** US dollars for a million tokens. */
  price: number
  /** How long a question waits for its vector. */
  waitMs: number
  /** That of the language model: both count tokens. */
  budget: UsageBudget
}

/** How much a paid service may be used by all together. */
export interface UsageBudget {
  dailyDollars: number
  /** Tokens of the model, characters of the voice. */
  dailyUnits: number
  eventDollars: number
  eventUnits: number
}

/** Which share of a day, from 0 to 1, one guest may use, and all who bring no cookie together. */
export interface UsageShares {
  perGuest: number
  withoutCookie: number
}

/** A voice behind an OpenAI-compatible address. */
export interface VoiceConfig {
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
  /** US dollars for a million characters. */
  price: number
  budget: UsageBudget
}

/** The language model, if the settings name one. */
export function readModel(settings: Settings): ModelConfig | undefined {
  if (!settings.AI_BASE_URL || !settings.AI_MODEL) return undefined
  return {
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    model: settings.AI_MODEL,
    priceInput: settings.AI_PRICE_INPUT,
    priceOutput: settings.AI_PRICE_OUTPUT,
    budget: readTokenBudget(settings),
  }
}

/** What makes vectors of texts, if the settings name one. */
export function readEmbeddings(settings: Settings): EmbeddingsConfig | undefined {
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey } = settings
  if (!baseUrl || !model) return undefined
  const { EMBEDDINGS_PRICE: price, EMBEDDINGS_WAIT_MS: waitMs } = settings
  return { baseUrl, apiKey, model, price, waitMs, budget: readTokenBudget(settings) }
}

function readTokenBudget(settings: Settings): UsageBudget {
  return {
    dailyDollars: settings.AI_DAILY_BUDGET,
    dailyUnits: settings.AI_DAILY_TOKENS,
    eventDollars: settings.AI_EVENT_BUDGET,
    eventUnits: settings.AI_EVENT_TOKENS,
  }
}

/** The voice, if the settings name one. */
export function readVoice(settings: Settings): VoiceConfig | undefined {
  if (!settings.TTS_BASE_URL) return undefined
  return {
    baseUrl: settings.TTS_BASE_URL,
    apiKey: settings.TTS_API_KEY,
    model: settings.TTS_MODEL,
    voice: settings.TTS_VOICE,
    price: settings.TTS_PRICE,
    budget: {
      dailyDollars: settings.TTS_DAILY_BUDGET,
      dailyUnits: settings.TTS_DAILY_CHARACTERS,
      eventDollars: settings.TTS_EVENT_BUDGET,
      eventUnits: settings.TTS_EVENT_CHARACTERS,
    },
  }
}
