import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { Log } from '../log.ts'
import type { EmbeddingModel } from '../providers/embeddings/port.ts'
import type { Budget } from '../usage/index.ts'
import type { FollowedVectors } from './follow-vectors.ts'

/** What vectors are made with. */
export interface Making {
  db: Database
  clock: Clock
  log: Log
  model: NonNullable<Config['embeddings']>
  embedding: EmbeddingModel
  budget: Budget
  vectors: FollowedVectors
}
