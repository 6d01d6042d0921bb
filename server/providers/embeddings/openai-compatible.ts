import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany } from 'ai'
import { fetchUpTo } from '../guide-model/bounded-fetch.ts'
import { failureOf } from '../guide-model/failure-of.ts'
import type { OpenAiCompatibleModel } from '../guide-model/openai-compatible.ts'
import { ModelFailure } from '../guide-model/port.ts'
import type { EmbeddingModel } from './port.ts'

/** Numbers of the longest vector that is taken. */
const LONGEST_VECTOR = 4_096

/** Bytes of a reply: 32 vectors of that length, at 24 characters a number. */
const LARGEST_REPLY = 32 * LONGEST_VECTOR * 24

/** Vectors of any server that speaks the OpenAI protocol (`POST /embeddings`). */
export function openAiCompatibleEmbeddings(options: OpenAiCompatibleModel): EmbeddingModel {
  // The library prints its warnings to the console, where nobody of a festival reads them.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: fetchUpTo(LARGEST_REPLY),
  })
  const model = provider.embeddingModel(options.model)
  return {
    async embed(texts, signal) {
      try {
        signal.throwIfAborted()
        const { embeddings, usage, responses } = await embedMany({
          model,
          values: [...texts],
          // Whoever asked decides about another try.
          maxRetries: 0,
          abortSignal: signal,
        })
        if (!areVectors(embeddings, texts.length) || !areInOrder(responses?.[0]?.body))
          throw new ModelFailure('invalid')
        return { vectors: embeddings, tokens: Number.isFinite(usage.tokens) ? usage.tokens : undefined }
      } catch (problem) {
        throw failureOf(problem, signal)
      }
    },
  }
}

function areVectors(vectors: readonly number[][], count: number): boolean {
  const length = vectors[0]?.length ?? 0
  return (
    vectors.length === count &&
    length > 0 &&
    length <= LONGEST_VECTOR &&
    vectors.every(
      (vector) =>
        vector.length === length && vector.every(Number.isFinite) && vector.some((number) => number !== 0),
    )
  )
}

/** The protocol numbers the vectors; the library reads them as they come. */
function areInOrder(body: unknown): boolean {
  const { data } = body as { data?: { index?: unknown }[] }
  return data?.every(({ index }, place) => index === undefined || index === place) ?? true
}
