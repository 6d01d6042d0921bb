import type { Log } from '../../log.ts'
import { type GuideModel, type ModelAnswer, ModelFailure } from '../../providers/guide-model/port.ts'
import {
  type Budget,
  estimatedTokens,
  type ModelPrices,
  type Reservation,
  type Spender,
  spendingOf,
} from '../../usage/index.ts'
import { type Checks, checksFor, type Objection } from './check-answer.ts'
import type { Evidence } from './evidence.ts'
import { onOneLine } from './plain-text.ts'
import { dataFor } from './prompt.ts'
import { streamSentences } from './sentence-stream.ts'

/** What one try works with. */
export interface ModelTools {
  model: GuideModel
  budget: Budget
  prices: ModelPrices
  maxTokens: number
  log: Pick<Log, 'warn'>
}

/** What the schema of the answer and the frame of a conversation add to the words, rather more than less. */
export const SCHEMA_TOKENS = 300

/** How one try ended. */
export type Outcome =
  | { kind: 'answer'; answer: ModelAnswer }
  | { kind: 'cap' }
  | { kind: 'objection'; objection: Objection }
  | { kind: 'failure'; failure: ModelFailure; hasBegun: boolean }

/**
 * Asks the model once, within the caps, and lets what passes the checks be heard.
 * @param stop the time is up, or the person has gone
 */
export async function tryOnce(
  tools: ModelTools,
  { spender, evidence, stop }: { spender: Spender; evidence: Evidence; stop: AbortSignal },
  hear: (text: string) => void,
): Promise<Outcome> {
  const { maxTokens } = tools
  const { prompt, fences } = dataFor(evidence)
  const checks = checksFor({ ...evidence, instructions: [evidence.instructions, ...fences].join('\n') })
  const inputTokens = SCHEMA_TOKENS + estimatedTokens(evidence.instructions + prompt)
  const reservation = await tools.budget.reserve(spender, spendingOf(tools.prices, inputTokens, maxTokens))
  if (reservation === undefined) return { kind: 'cap' }
  const sentences = streamSentences(checks, evidence.language, hear)
  const hangUp = new AbortController()
  const signal = AbortSignal.any([stop, hangUp.signal])
  let objection: Objection | undefined
  try {
    const request = { instructions: evidence.instructions, prompt, maxTokens, signal }
    const written = await tools.model.write(request, (draft) => {
      objection ??= sentences.take(draft)
      if (objection) hangUp.abort(new Error(objection))
    })
    await settle(
      tools,
      reservation,
      countedOr(written.usage.inputTokens, inputTokens),
      countedOr(written.usage.outputTokens, maxTokens),
    )
    return objection ? { kind: 'objection', objection } : judged(written, checks, sentences.finish)
  } catch (problem) {
    if (objection) return { kind: 'objection', objection }
    const failure =
      problem instanceof ModelFailure ? problem : new ModelFailure('invalid', { cause: problem })
    if (usedNothing(failure)) await settle(tools, reservation, 0, 0)
    return { kind: 'failure', failure, hasBegun: sentences.hasBegun() }
  }
}

function judged(written: ModelAnswer, checks: Checks, finish: (answer: string) => void): Outcome {
  const answer = onOneLine(written.answer).trimEnd()
  const sourceIds = written.grounded ? [...new Set(written.sourceIds)] : []
  const relatedTopics = checks.topics(written.relatedTopics)
  const whole = { ...written, answer, sourceIds, relatedTopics }
  const objection = checks.whole(whole)
  if (objection) return { kind: 'objection', objection }
  if (whole.grounded) finish(answer)
  return { kind: 'answer', answer: whole }
}

/** Where the server refused before it began, nobody pays. */
function usedNothing({ kind }: ModelFailure): boolean {
  return kind === 'unreachable' || kind === 'server-error' || kind === 'busy' || kind === 'refused'
}

/** What the server counted. One that counts nothing, or that an answer was nothing, is not believed. */
function countedOr(counted: number | undefined, most: number): number {
  return counted !== undefined && counted > 0 ? counted : most
}

/** Whatever a server claims to have counted, it is a number that the table can hold. */
async function settle(
  tools: ModelTools,
  reservation: Reservation,
  inputTokens: number,
  outputTokens: number,
): Promise<void> {
  const sane = (tokens: number) => (tokens > 0 ? Math.min(Math.round(tokens), 1_000_000) : 0)
  const used = spendingOf(tools.prices, sane(inputTokens), sane(outputTokens))
  await tools.budget
    .settle(reservation, used)
    .catch((problem: unknown) => tools.log.warn(problem, 'what the model used was not put down'))
}
