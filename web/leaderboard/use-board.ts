import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getLeaderboard, type Leaderboard } from '../../contract/leaderboard.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { type RankMoves, rankMoves } from './rank-moves.ts'
import { useSavedBoard } from './use-saved-board.ts'

/** The poll of the specification; a live event reads the board at once. */
const POLL_MS = 5_000
const queryKey = ['leaderboard']
const noMoves: RankMoves = new Map()

/** The board and how it moved since it was last different; the last one stays while the server is away. */
export function useBoard() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getLeaderboard, { querystring: {}, signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  useLiveEvent('leaderboard', () => void client.invalidateQueries({ queryKey }))
  const saved = useSavedBoard(query.data, query.isError)
  const board = query.data ?? saved?.value
  return {
    entries: board?.leaderboard,
    // A board that was saved by an earlier version does not say.
    state: board?.state ?? 'open',
    frozenAt: board?.frozenAt ?? null,
    moves: useMoves(board),
    climber: board?.climber,
    /** The server is away, or it is there and its database is not. */
    isAway: query.isError || query.data?.asOf !== undefined,
    /** When the board was last known to be true. */
    readAt: query.data === undefined ? (saved?.savedAt ?? 0) : asOf(query.data, query.dataUpdatedAt),
    retry: () => void query.refetch(),
  }
}

function asOf(board: Leaderboard, readAt: number): number {
  return board.asOf === undefined ? readAt : Date.parse(board.asOf)
}

function useMoves(board: Leaderboard | undefined): RankMoves {
  const [last, setLast] = useState({ board, moves: noMoves })
  if (board !== last.board) {
    setLast({ board, moves: rankMoves(last.board?.leaderboard ?? [], board?.leaderboard ?? []) })
  }
  return last.moves
}
