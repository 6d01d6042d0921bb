import type { Log } from '../../log.ts'
import { type GuideModel, type ModelAnswer, ModelFailure } from '../../providers/guide-model/port.ts'
import type { Ground } from './allowed.ts'
import { estimatedTokens, type ModelCaps, type Purse, spendingOf } from './caps.ts'
import { type Checks, checksFor, type Objection } from './check-answer.ts'
import { hearSentences } from './heard-sentences.ts'
import { onOneLine } from './plain-text.ts'
import { dataFor } from './prompt.ts'

/** What one try works with. */
export interface Desk {
  model: GuideModel
  purse: Purse
  caps: ModelCaps
  maxTokens: number
  log: Pick<Log, 'warn'>
}

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
  desk: Desk,
  { sessionId, ground, stop }: { sessionId: string; ground: Ground; stop: AbortSignal },
  hear: (text: string) => void,
): Promise<Outcome> {
  const { maxTokens } = desk
  const { prompt, fence } = dataFor(ground)
  const checks = checksFor({ ...ground, instructions: `${ground.instructions}\n${fence}` })
  const inputTokens = estimatedTokens(ground.instructions + prompt)
  const aside = await desk.purse.setAside(sessionId, spendingOf(desk.caps, inputTokens, maxTokens))
  if (aside === undefined) return { kind: 'cap' }
  const sentences = hearSentences(checks, ground.language, hear)
  const hangUp = new AbortController()
  const signal = AbortSignal.any([stop, hangUp.signal])
  let objection: Objection | undefined
  try {
    const request = { instructions: ground.instructions, prompt, maxTokens, signal }
    const written = await desk.model.write(request, (draft) => {
      objection ??= sentences.take(draft)
      if (objection) hangUp.abort(new Error(objection))
    })
    await settle(
      desk,
      aside,
      written.usage.inputTokens ?? inputTokens,
      written.usage.outputTokens ?? maxTokens,
    )
    return objection ? { kind: 'objection', objection } : judged(written, checks, sentences.finish)
  } catch (problem) {
    if (objection) return { kind: 'objection', objection }
    const failure =
      problem instanceof ModelFailure ? problem : new ModelFailure('invalid', { cause: problem })
    if (usedNothing(failure)) await settle(desk, aside, 0, 0)
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

/** Whatever a server claims to have counted, it is a number that the table can hold. */
async function settle(desk: Desk, aside: string, inputTokens: number, outputTokens: number): Promise<void> {
  const sane = (tokens: number) => (tokens > 0 ? Math.min(Math.round(tokens), 1_000_000) : 0)
  const used = spendingOf(desk.caps, sane(inputTokens), sane(outputTokens))
  await desk.purse
    .settle(aside, used)
    .catch((problem: unknown) => desk.log.warn(problem, 'what the model used was not put down'))
}
