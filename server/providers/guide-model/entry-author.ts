import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import * as z from 'zod'
import { boundedFetch } from './bounded-fetch.ts'
import { failureOf } from './failure-of.ts'
import type { OpenAiCompatibleModel } from './openai-compatible.ts'
import type { ModelRequest, ModelUsage } from './port.ts'

/** What is wanted for an entry in one language. */
export interface Wanted {
  translation: boolean
  phrases: boolean
  /** Questions beside it that it does not answer. */
  notAnswered: boolean
}

/** What a model wrote for an entry, valid in form but not yet checked. What was not wanted is empty. */
export interface AuthoredEntry {
  title: string
  description: string
  phrases: string[]
  notAnswered: string[]
  usage: ModelUsage
}

/** Writes translations and phrases for entries, before the event. */
export interface EntryAuthor {
  /** @throws ModelFailure whatever goes wrong */
  write(request: ModelRequest, wanted: Wanted): Promise<AuthoredEntry>
}

const translation = {
  title: z.string().describe('the title, translated'),
  description: z.string().describe('the description, translated'),
}
const phrases = { phrases: z.array(z.string()).describe('ways in which visitors ask for it') }
const notAnswered = {
  notAnswered: z.array(z.string()).describe('questions of visitors that it does not answer'),
}
const Everything = z.object({ ...translation, ...phrases, ...notAnswered })

/** An author on any server that speaks the OpenAI protocol. It answers as a whole, and not in a stream. */
export function openAiCompatibleAuthor(options: OpenAiCompatibleModel): EntryAuthor {
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = createOpenAICompatible({
    name: 'entry-author',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  })
  const model = provider.chatModel(options.model)
  return {
    async write({ instructions, prompt, maxTokens, signal }, wanted) {
      const schema = z.object({
        ...(wanted.translation && translation),
        ...(wanted.phrases && phrases),
        ...(wanted.notAnswered && notAnswered),
      })
      try {
        signal.throwIfAborted()
        const { output, usage } = await generateText({
          model,
          instructions,
          prompt,
          output: Output.object({ schema: schema as typeof Everything, name: 'entry' }),
          maxOutputTokens: maxTokens,
          temperature: 0.5,
          // Whoever asked decides about another try.
          maxRetries: 0,
          abortSignal: signal,
        })
        const { inputTokens, outputTokens } = usage
        return { ...emptyEntry, ...output, usage: { inputTokens, outputTokens } }
      } catch (problem) {
        throw failureOf(problem, signal)
      }
    },
  }
}

const emptyEntry = { title: '', description: '', phrases: [], notAnswered: [] }
