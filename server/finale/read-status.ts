import { type FinaleStatus, REVEALED_RANKS, type TruePlace } from '../../contract/finale.ts'
import type { Database } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type PublicBoard, readBoardState } from './board-state.ts'
import { isRevealed } from './revealed.ts'
import {
  listFirstRanks,
  listStageRanks,
  listStanding,
  listTotalsNow,
  listTrueTop,
  MOST_NAMED,
} from './standing-store.ts'

/** Everybody on the public board, so that a newcomer among the first finds their public place as well. */
const PUBLIC_PLACES = 500

/** The finale as staff see it. While the board is open, what everybody sees is the truth: there is nothing to compare. */
export async function readStatus(deps: Deps): Promise<FinaleStatus> {
  const board = await readBoardState(deps)
  const compared = await compare(deps, board)
  return {
    state: board.state,
    plannedAt: board.plannedAt?.toISOString() ?? null,
    frozenAt: board.frozenAt?.toISOString() ?? null,
    now: deps.programmeClock.now().toISOString(),
    ...compared,
    version: board.version,
  }
}

async function compare(
  { db }: Deps,
  board: PublicBoard,
): Promise<Pick<FinaleStatus, 'publicTop' | 'trueTop' | 'trueTopCount'>> {
  if (board.frozenAt === null) return { publicTop: [], trueTop: [], trueTopCount: 0 }
  const standing = await listStanding(db, PUBLIC_PLACES)
  const shown = standing.filter(({ rank }) => isRevealed(board, rank))
  // Once the reveal has begun, the standing is final: what is learned later changes nothing.
  const { places: first, count } =
    board.state === 'frozen'
      ? await listTrueTop(db, board.frozenAt, REVEALED_RANKS, MOST_NAMED)
      : await readFinalTop(db)
  const publicRanks = new Map(shown.map(({ attendee, rank }) => [attendee.id, rank]))
  const pointsNow = await listTotalsNow(
    db,
    first.map(({ attendee }) => attendee.id),
  )
  const trueTop = first.map(
    (place): TruePlace => ({
      ...place,
      publicRank: publicRanks.get(place.attendee.id) ?? null,
      pointsNow: pointsNow.get(place.attendee.id) ?? 0,
    }),
  )
  return { publicTop: shown.filter(({ rank }) => rank <= REVEALED_RANKS), trueTop, trueTopCount: count }
}

async function readFinalTop(db: Database) {
  const ranks = await listStageRanks(db)
  return { places: await listFirstRanks(db), count: ranks.reduce((sum, { count }) => sum + count, 0) }
}
