import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import { LEADERBOARD_LIMIT, Leaderboard, LeaderboardEntry } from '../../contract/leaderboard.ts'
import { isRevealed, type PublicBoard } from '../finale/index.ts'
import { etagOf, type ReadyAnswer } from '../ready-answer.ts'

const gzip = promisify(gzipWithCallback)

/** What screens and walls ask for: these sizes are compressed and kept, all others are cut from the same text. */
const KEPT_SIZES = [10, 25, 50, 100, LEADERBOARD_LIMIT]

/** One state of the board: every place, also those that a reveal has not come to. */
export interface BoardContent {
  entries: LeaderboardEntry[]
  board: PublicBoard
  climber: Leaderboard['climber']
  updatedAt: string
}

/**
 * The answers to one state of the board, of every size. A row becomes text once; whoever asks for all sizes one after
 * the other costs hardly more than who asks for one.
 * @param asOf while the database is away: when this was last known to be true
 */
export function createBoardAnswers(
  state: BoardContent,
  asOf?: string,
): (limit: number) => ReadyAnswer | Promise<ReadyAnswer> {
  const { board, updatedAt, climber } = state
  const kept = new Map<number, ReadyAnswer | Promise<ReadyAnswer>>()
  let rows: string[] | undefined
  const frozenAt = board.frozenAt?.toISOString() ?? null
  const around = (updated: string) =>
    JSON.stringify(
      Leaderboard.parse({
        leaderboard: [],
        updatedAt: updated,
        state: board.state,
        frozenAt,
        climber,
        asOf,
      }),
    )
  const cut = (limit: number) => {
    // What is not shown yet keeps its place, so that a reveal does not move the others.
    rows ??= state.entries.map((entry) =>
      isRevealed(board, entry.rank) ? JSON.stringify(LeaderboardEntry.parse(entry)) : '',
    )
    const shown = rows.slice(0, limit).filter((row) => row !== '')
    const fill = (frame: string) => frame.replace('[]', () => `[${shown.join(',')}]`)
    // Two processes with the same ranking should answer with the same tag, whenever each of them read it.
    return { etag: etagOf(fill(around(''))), json: Buffer.from(fill(around(updatedAt))) }
  }
  const zip = async (limit: number): Promise<ReadyAnswer> => {
    const answer = cut(limit)
    const zipped = { ...answer, gzip: await gzip(answer.json) }
    kept.set(limit, zipped)
    return zipped
  }
  return (limit) => {
    if (!KEPT_SIZES.includes(limit)) return { ...cut(limit), gzip: undefined }
    const known = kept.get(limit) ?? zip(limit)
    kept.set(limit, known)
    return known
  }
}
