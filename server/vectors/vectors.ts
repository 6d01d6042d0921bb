import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { Library } from '../knowledge/index.ts'
import type { Log } from '../log.ts'
import { openAiCompatibleEmbeddings } from '../providers/embeddings/openai-compatible.ts'
import { capsOf, createBudget } from '../usage/index.ts'
import { type FollowedVectors, followVectors } from './follow-vectors.ts'
import type { Making } from './making.ts'
import { createQuestionVectors, type QuestionVectors } from './question-vector.ts'

/** The vectors of entries and questions in one process. */
export interface Vectors {
  making: Making
  ofEntries: Pick<FollowedVectors, 'layoutOf' | 'follow'>
  ofQuestion: QuestionVectors
}

/** Opens the vectors of the configured model; undefined where none is. */
export function createVectors(
  deps: { db: Database; clock: Clock; log: Log; config: Config },
  library: Library,
): Vectors | undefined {
  const { db, clock, log, config } = deps
  const model = config.embeddings
  if (!model) return undefined
  const vectors = followVectors({ db, log, library }, model.model)
  const budget = createBudget(db, clock, 'model', capsOf(model.budget, config.usageShares))
  const embedding = openAiCompatibleEmbeddings(model)
  const making = { db, clock, log, model, embedding, budget, vectors }
  return { making, ofEntries: vectors, ofQuestion: createQuestionVectors(making) }
}
