import type { VectorFailure } from '../../contract/vectors.ts'
import { createCircuit } from '../providers/circuit.ts'
import { ModelFailure } from '../providers/guide-model/port.ts'
import { estimatedTokens, type Spender, spendingOf } from '../usage/index.ts'
import { failureFor } from './failure-words.ts'
import type { Making } from './making.ts'
import { updateFailure } from './store.ts'
import { hashOf } from './texts.ts'

/** A question to be embedded. */
export interface AskedVector {
  text: string
  spender: Spender
  /** Ends the request when the person goes away. */
  signal?: AbortSignal | undefined
}

/** Answers with the vector of a question, or with nothing where there is none in time; never throws. */
export type QuestionVectors = (asked: AskedVector) => Promise<Float32Array | undefined>

/** Questions whose vectors are remembered: 12 MB with 1,536 numbers each. */
const MOST_REMEMBERED = 2_000

/** Characters of a question that are read, as by the other rankers. */
const LONGEST = 500

/** Questions that may wait for the server at the same time; whoever comes then is answered without. */
const MOST_AT_ONCE = 32

/** A failure is put down so often and no oftener (milliseconds): the dashboard shows the last one alone. */
const NOTE_MS = 60_000

/** Asks for vectors of questions, within the caps of whoever asks. Every process remembers the latest. */
export function createQuestionVectors(deps: Making): QuestionVectors {
  const { clock, vectors, log } = deps
  const circuit = createCircuit(clock, { failuresToOpen: 5, openMs: 30_000 })
  const remembered = new Map<string, Float32Array>()
  let asking = 0
  let notedAt = Number.NEGATIVE_INFINITY

  const note = (failure: VectorFailure) => {
    const failedAt = clock.now()
    if (failedAt.getTime() - notedAt < NOTE_MS) return
    notedAt = failedAt.getTime()
    updateFailure(deps.db, deps.model.model, { failure, failedAt }, undefined).catch((problem: unknown) =>
      log.warn(problem, 'a failure of the vectors was not put down'),
    )
  }
  const ask = async (text: string, spender: Spender, signal: AbortSignal) => {
    const priceOf = (tokens: number) =>
      spendingOf({ inputPrice: deps.model.price, outputPrice: 0 }, tokens, 0)
    const most = priceOf(estimatedTokens(text) + 8)
    const reservation = await deps.budget.reserve(spender, most)
    if (!reservation) return undefined
    const { vectors: made, tokens } = await deps.embedding.embed([text], signal)
    if (tokens && tokens > 0)
      await deps.budget.settle(reservation, priceOf(Math.min(Math.round(tokens), 1_000_000)))
    return made[0]
  }
  return async ({ text, spender, signal }) => {
    const length = vectors.dimensions()
    const asked = text.normalize('NFKC').replace(/\s+/gu, ' ').trim().slice(0, LONGEST)
    if (length === undefined || asked === '' || signal?.aborted) return undefined
    // No words of anybody are kept.
    const key = hashOf(asked.toLowerCase())
    const known = remembered.get(key)
    if (known?.length === length) return known
    if (asking >= MOST_AT_ONCE || !circuit.enter()) return undefined
    asking += 1
    const deadline = AbortSignal.timeout(deps.model.waitMs)
    const stop = signal ? AbortSignal.any([deadline, signal]) : deadline
    try {
      const made = await untilStopped(ask(asked, spender, stop), stop)
      if (made && made.length !== length) throw new ModelFailure('invalid')
      circuit.succeeded()
      if (!made) return undefined
      const vector = Float32Array.from(made)
      remembered.set(key, vector)
      const [oldest] = remembered.keys()
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      return vector
    } catch (problem) {
      if (signal?.aborted) circuit.gaveUp()
      else if (problem instanceof ModelFailure) {
        circuit.failed(problem.retryAfterMs)
        note(failureFor(problem))
      } else {
        circuit.gaveUp()
        log.warn(problem, 'a question has no vector')
      }
      return undefined
    } finally {
      asking -= 1
    }
  }
}

/** The database may be late as well as the server. */
function untilStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ModelFailure('stopped', { cause: signal.reason }))
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
