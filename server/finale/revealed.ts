import { REVEALED_RANKS } from '../../contract/finale.ts'
import type { PublicBoard } from './board-state.ts'

/** Whether a rank of a board that no longer moves may be shown: while the reveal runs, only as far as it has come. */
export function isRevealed(
  { state, revealedToRank }: Pick<PublicBoard, 'state' | 'revealedToRank'>,
  rank: number,
): boolean {
  if (state !== 'revealing' || rank > REVEALED_RANKS) return true
  return revealedToRank !== null && rank >= revealedToRank
}
