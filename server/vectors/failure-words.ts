import type { VectorFailure } from '../../contract/vectors.ts'
import type { ModelFailure } from '../providers/guide-model/port.ts'

/** What staff are told of a failure. */
export function failureFor({ kind }: ModelFailure): VectorFailure {
  if (kind === 'stopped') return 'late'
  return kind === 'cut-off' ? 'invalid' : kind
}
