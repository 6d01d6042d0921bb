import type { Deps } from '../deps.ts'
import type { PublicBoard } from './board-state.ts'
import { findStandingRank } from './standing-store.ts'

/**
 * The rank that a person is told, wherever that is. While the board is open it is the one of this moment; after the
 * reveal it is the final one; in between it is a secret, also before the stage has come to it.
 * @param liveRank null for who is hidden, is crew, or has no points
 */
export async function publicRankOf(
  { db }: Pick<Deps, 'db'>,
  { state }: Pick<PublicBoard, 'state'>,
  attendeeId: string,
  liveRank: number | null,
): Promise<number | null> {
  switch (state) {
    case 'open':
      return liveRank
    case 'revealed':
      return (await findStandingRank(db, attendeeId)) ?? null
    case 'frozen':
    case 'revealing':
      return null
  }
}
