import type { PublicEntry } from '../../../contract/knowledge.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { type Circuit, createCircuit } from '../../providers/circuit.ts'
import type { GuideModel, ModelAnswer, ModelFailure } from '../../providers/guide-model/port.ts'
import type { Budget, ModelPrices, Spender } from '../../usage/index.ts'
import { type EntryList, type Evidence, entryWords, venueWords } from './evidence.ts'
import { instructionsFor } from './prompt.ts'
import { type ModelTools, type Outcome, tryOnce } from './try-once.ts'

/** How long the model may take and when it is left alone. */
export interface ModelLimits {
  /** For everything, the second try included. */
  totalMs: number
  /** A second try with less time left would only make people wait. */
  retryNeedsMs: number
  /** Of the answer with all that surrounds it. */
  maxTokens: number
  /** So many entries are given in full, the nearest ones; of all others the list says the most important. */
  maxEntries: number
  /** Answers written at the same time; everybody beyond hears the built-in guide, who is never busy. */
  maxAtOnce: number
  failuresToOpen: number
  openMs: number
}

/** Longer than eight seconds nobody waits; the circuit as is usual for a service that answers in one or two. */
export const usualLimits: ModelLimits = {
  totalMs: 8_000,
  retryNeedsMs: 2_500,
  maxTokens: 400,
  maxEntries: 8,
  maxAtOnce: 32,
  failuresToOpen: 5,
  openMs: 30_000,
}

/** What the writer works with. */
export interface ModelWriterOptions {
  model: GuideModel
  /** Shared by all processes on the database. */
  budget: Budget
  clock: Clock
  /** The event's name and zone, and the guide's name; always the newest. */
  festival: { name: string; guideName: string; timeZone: string }
  limits?: Partial<ModelLimits>
  prices: ModelPrices
  log: Pick<Log, 'info' | 'warn'>
}

/** A question to be answered from entries. */
export interface ModelQuestion {
  spender: Spender
  question: string
  language: Language
  /** The nearest entries first, already in the asked language. */
  entries: readonly PublicEntry[]
  /** All that there is to choose from, the nearest ones among it. */
  list?: EntryList | undefined
  /** The programme clock's time. */
  now: Date
  /** Ends everything when the person goes away. */
  signal?: AbortSignal | undefined
}

/** Writes answers with a language model, as long as it can be trusted to. */
export interface ModelWriter {
  /**
   * Writes one answer; never throws.
   * @param hear gets sentences that passed every check. Where undefined follows, they are to be replaced
   * @returns undefined when the built-in guide is to answer. With `grounded: false` nobody has heard anything
   */
  write(asked: ModelQuestion, hear: (text: string) => void): Promise<ModelAnswer | undefined>
}

/** One writer per process. */
export function createModelWriter(options: ModelWriterOptions): ModelWriter {
  const { model, budget, clock, festival, prices, log } = options
  const limits = { ...usualLimits, ...options.limits }
  const circuit = createCircuit(clock, limits)
  const tools = { model, budget, prices, maxTokens: limits.maxTokens, log }
  let writing = 0
  return {
    async write(asked, hear) {
      const isEmpty = asked.entries.length === 0 && !asked.list
      if (isEmpty || asked.signal?.aborted || writing >= limits.maxAtOnce) return undefined
      if (!circuit.enter()) return undefined
      writing += 1
      try {
        const evidence = evidenceOf(asked, festival, limits.maxEntries)
        const outcome = await tryTwice(tools, limits, asked, evidence, hear)
        record(circuit, outcome, asked.signal?.aborted ?? false)
        if (outcome.kind === 'answer') return outcome.answer
        log.info(reasonOf(outcome), 'the built-in guide answers instead of the model')
      } catch (problem) {
        circuit.gaveUp()
        log.warn(problem, 'the model guide is out of order')
      } finally {
        writing -= 1
      }
      return undefined
    },
  }
}

/** A second try only after a failure that was quick and that nobody has heard anything of. */
async function tryTwice(
  tools: ModelTools,
  { totalMs, retryNeedsMs }: ModelLimits,
  { spender, signal }: ModelQuestion,
  evidence: Evidence,
  hear: (text: string) => void,
): Promise<Outcome> {
  const endsAt = performance.now() + totalMs
  const deadline = AbortSignal.timeout(totalMs)
  const stop = signal ? AbortSignal.any([deadline, signal]) : deadline
  const first = await tryOnce(tools, { spender, evidence, stop }, hear)
  if (first.kind !== 'failure' || first.hasBegun || !isWorthRetrying(first.failure)) return first
  if (stop.aborted || endsAt - performance.now() < retryNeedsMs) return first
  return tryOnce(tools, { spender, evidence, stop }, hear)
}

function isWorthRetrying({ kind }: ModelFailure): boolean {
  return kind === 'unreachable' || kind === 'server-error' || kind === 'invalid' || kind === 'cut-off'
}

/** A server whose words did not pass did its work; a guest must not be able to take the model away from others. */
function record(circuit: Circuit, outcome: Outcome, hasLeft: boolean): void {
  if (outcome.kind === 'answer' || outcome.kind === 'objection') circuit.succeeded()
  else if (outcome.kind === 'cap' || hasLeft) circuit.gaveUp()
  else circuit.failed(outcome.failure.retryAfterMs)
}

/** Never a word of the question or the answer. */
function reasonOf(outcome: Exclude<Outcome, { kind: 'answer' }>): object {
  if (outcome.kind === 'objection') return { objection: outcome.objection }
  return outcome.kind === 'failure' ? { failure: outcome.failure.kind } : { cap: 'reached' }
}

/** What one request gives the model: the nearest entries in full, the list, the hour and the names. */
export function evidenceOf(
  asked: ModelQuestion,
  festival: ModelWriterOptions['festival'],
  maxEntries: number,
): Evidence {
  const { language, question, now } = asked
  const given = asked.entries.slice(0, maxEntries)
  return {
    language,
    question,
    entries: new Map([
      ...(asked.list?.entries ?? []),
      ...given.map((entry) => [entry.id, entryWords(entry, language, festival.timeZone)] as const),
    ]),
    nearestIds: given.map(({ id }) => id),
    list: asked.list,
    venueTime: venueWords(now, language, festival.timeZone),
    names: `${festival.guideName} ${festival.name}`,
    instructions: instructionsFor(language, festival.name, festival.guideName),
  }
}
