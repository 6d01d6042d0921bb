import { type FinaleStatus, REVEALED_RANKS, type TruePlace } from '../../contract/finale.ts'
import type { Deps } from '../deps.ts'
import { type PublicBoard, readBoardState } from './board-state.ts'
import { isRevealed } from './revealed.ts'
import { listStanding, listTotalsNow, listTrueTop } from './standing-store.ts'

/** Everybody on the public board, so that a newcomer among the first finds their public place as well. */
const PUBLIC_PLACES = 500

/** The finale as staff see it. While the board is open, what everybody sees is the truth: there is nothing to compare. */
export async function readStatus(deps: Deps): Promise<FinaleStatus> {
  const board = await readBoardState(deps)
  const { publicTop, trueTop } = await compare(deps, board)
  return {
    state: board.state,
    plannedAt: board.plannedAt?.toISOString() ?? null,
    frozenAt: board.frozenAt?.toISOString() ?? null,
    now: deps.programmeClock.now().toISOString(),
    publicTop,
    trueTop,
    version: board.version,
  }
}

async function compare(
  { db }: Deps,
  board: PublicBoard,
): Promise<Pick<FinaleStatus, 'publicTop' | 'trueTop'>> {
  if (board.frozenAt === null) return { publicTop: [], trueTop: [] }
  const standing = await listStanding(db, PUBLIC_PLACES)
  const shown = standing.filter(({ rank }) => isRevealed(board, rank))
  // Once the reveal has begun, the standing is final: what is learned later changes nothing.
  const first =
    board.state === 'frozen'
      ? await listTrueTop(db, board.frozenAt, REVEALED_RANKS)
      : standing.slice(0, REVEALED_RANKS)
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
  return { publicTop: shown.filter(({ rank }) => rank <= REVEALED_RANKS).slice(0, REVEALED_RANKS), trueTop }
}
