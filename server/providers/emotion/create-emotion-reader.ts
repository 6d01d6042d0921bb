import { availableParallelism } from 'node:os'
import type { EmotionConfig } from './emotion-settings.ts'
import { createLocalReader } from './local/local-reader.ts'
import type { EmotionReader } from './port.ts'
import { rekognitionReader } from './rekognition.ts'

/** The reader of this festival. It costs nothing until the first photo; an operator hears of its problems. */
export function createEmotionReader(
  config: EmotionConfig,
  onProblem: (problem: unknown) => void,
): EmotionReader {
  if (config.rekognition) return rekognitionReader(config.rekognition, onProblem)
  const threads = config.workers ?? (availableParallelism() > 2 ? 2 : 1)
  return createLocalReader({ threads, onProblem })
}
