import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/client.ts'
import { insertSpending, lockSpending, type Spending, updateSpending } from './store.ts'

/** What the language model may use within any hour, and what its tokens cost; the defaults are those of config.ts. */
export interface ModelCaps {
  tokensPerSession: number
  tokensInAll: number
  /** US dollars. */
  dollarsPerSession: number
  dollarsInAll: number
  /** US dollars for a million tokens; 0 for a model of one's own. */
  inputPrice: number
  outputPrice: number
}

const HOUR_MS = 3_600_000
const MICROS = 1_000_000

/** What one request costs; a dollar a million tokens is a millionth of a dollar a token. */
export function spendingOf(caps: ModelCaps, inputTokens: number, outputTokens: number): Spending {
  const costMicros = Math.ceil(inputTokens * caps.inputPrice + outputTokens * caps.outputPrice)
  return { tokens: inputTokens + outputTokens, costMicros }
}

/** Chinese and its neighbours need about a token a character, Latin letters one for three or four. */
export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** Keeps all processes on one database within the caps. */
export interface ModelBudget {
  /** Reserves the most that a request can use; undefined where a cap is reached. */
  reserve(sessionId: string, most: Spending): Promise<string | undefined>
  /** Puts down what it really used. */
  settle(id: string, used: Spending): Promise<void>
}

/** The budget of one process. What is reserved and never settled stays spent, since nobody knows better. */
export function createModelBudget(db: Database, clock: Clock, caps: ModelCaps): ModelBudget {
  const perSession = {
    tokens: caps.tokensPerSession,
    costMicros: Math.floor(caps.dollarsPerSession * MICROS),
  }
  const inAll = { tokens: caps.tokensInAll, costMicros: Math.floor(caps.dollarsInAll * MICROS) }
  return {
    reserve(sessionId, spending) {
      const at = clock.now()
      const since = new Date(at.getTime() - HOUR_MS)
      return db.transaction(async (tx) => {
        await lockSpending(tx)
        return insertSpending(tx, { sessionId, spending, perSession, inAll, at, since })
      })
    },
    settle: (id, used) => updateSpending(db, id, used),
  }
}
