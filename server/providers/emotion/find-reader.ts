import { availableParallelism } from 'node:os'
import type { Config } from '../../config.ts'
import { createLocalReader } from './local/local-reader.ts'
import type { EmotionReader } from './port.ts'

/** The reader of this festival. It costs nothing until the first photo. */
export function findReader(config: Config['emotion'], onProblem: (problem: unknown) => void): EmotionReader {
  const threads = config.workers ?? (availableParallelism() > 2 ? 2 : 1)
  return createLocalReader({ threads, onProblem })
}
