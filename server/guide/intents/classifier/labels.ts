import type { Intent } from '../sentences.ts'
import { leansOn, type Topic } from '../topics.ts'

/** What a message can be: an intent, a topic, or a question about the festival. */
export type Label = Intent | Topic | 'none'

const intents: readonly Intent[] = [
  'medical',
  'danger',
  'harassment',
  'mentalHealth',
  'lostChild',
  'foundChild',
  'greeting',
  'thanks',
  'goodbye',
  'howAreYou',
  'aboutMe',
  'affection',
  'unfriendly',
  'joke',
  'staffMatter',
  'medicalAdvice',
  'legalAdvice',
  'otherPeople',
  'orders',
  'unsuitable',
]

/** In the order of the columns of `weights.bin`. */
export const labels: readonly Label[] = ['none', ...intents, ...(Object.keys(leansOn) as Topic[])]
