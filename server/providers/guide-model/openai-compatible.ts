import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText } from 'ai'
import * as z from 'zod'
import { boundedFetch } from './bounded-fetch.ts'
import { failureOf } from './failure-of.ts'
import {
  type GuideModel,
  type ModelAnswer,
  type ModelDraft,
  ModelFailure,
  type ModelRequest,
} from './port.ts'

/** Where a language model answers. */
export interface OpenAiCompatibleModel {
  /** Address up to and including the version, such as `https://models.example/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
}

/** Sources come before the words, so that the words can be checked against them while they stream. */
const Written = z.object({
  grounded: z.boolean().describe('whether the entries answer the question'),
  sourceIds: z.array(z.string()).describe('ids of the entries that the answer stands on'),
  answer: z.string().describe('the answer, plain text, at most three sentences'),
  relatedTopics: z.array(z.string()).describe('up to three short questions that the other entries answer'),
})

/** A language model on any server that speaks the OpenAI protocol, a local one included. */
export function openAiCompatibleModel(options: OpenAiCompatibleModel): GuideModel {
  // The library prints its warnings to the console, where nobody of a festival reads them.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = createOpenAICompatible({
    name: 'guide-model',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: boundedFetch,
  })
  const model = provider.chatModel(options.model)
  return { write: (request, hear) => write(model, request, hear) }
}

type Model = Parameters<typeof streamText>[0]['model']

async function write(
  model: Model,
  request: ModelRequest,
  hear: (draft: ModelDraft) => void,
): Promise<ModelAnswer> {
  const { signal } = request
  signal.throwIfAborted()
  // streamText keeps an error to itself unless somebody listens; the first one says why the others followed.
  let firstProblem: unknown
  const result = streamText({
    model,
    instructions: request.instructions,
    prompt: request.prompt,
    output: Output.object({ schema: Written, name: 'answer' }),
    maxOutputTokens: request.maxTokens,
    temperature: 0.3,
    // The writer decides about a second try; the library's first one waits two seconds.
    maxRetries: 0,
    abortSignal: signal,
    onError: ({ error }) => {
      firstProblem ??= error
    },
  })
  const reading = async (): Promise<ModelAnswer> => {
    for await (const part of result.partialOutputStream) hear(draftOf(part))
    const output = await result.output
    const { inputTokens, outputTokens } = await result.usage
    return { ...output, usage: { inputTokens, outputTokens } }
  }
  try {
    return await untilStopped(reading(), signal)
  } catch (problem) {
    throw failureOf(firstProblem ?? problem, signal)
  }
}

/** A stream that hangs does not always notice that we hung up. */
function untilStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ModelFailure('stopped', { cause: signal.reason }))
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Sources count only when they were complete before the words began, which the order of the keys tells. */
function draftOf(part: {
  answer?: string | undefined
  sourceIds?: (string | undefined)[] | undefined
  grounded?: boolean | undefined
}): ModelDraft {
  const keys = Object.keys(part)
  const begun = keys.indexOf('answer')
  const answer = typeof part.answer === 'string' ? part.answer : ''
  const isComplete = (key: string) => keys.includes(key) && keys.indexOf(key) < begun
  if (!isComplete('grounded') || !isComplete('sourceIds') || !Array.isArray(part.sourceIds)) return { answer }
  const sourceIds = part.sourceIds.filter((id) => typeof id === 'string')
  return { answer, sourceIds, grounded: part.grounded === true }
}
