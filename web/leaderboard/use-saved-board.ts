import { useEffect, useRef, useState } from 'react'
import type { Leaderboard } from '../../contract/leaderboard.ts'
import { readSaved, type Saved, save } from '../platform/saved.ts'

const KEY = 'leaderboard'
// The board changes every second of a busy evening; the memory of a phone need not.
const SAVE_EVERY_MS = 30_000

/** Keeps the board for a time without network, and finds it again when there is none. */
export function useSavedBoard(board: Leaderboard | undefined, isAway: boolean): Saved<Leaderboard> | null {
  const [found, setFound] = useState<Saved<Leaderboard> | null>(null)
  const savedAt = useRef(0)

  useEffect(() => {
    if (board === undefined || Date.now() - savedAt.current < SAVE_EVERY_MS) return
    savedAt.current = Date.now()
    void save(KEY, board)
  }, [board])

  const isNeeded = isAway && board === undefined
  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    void readSaved<Leaderboard>(KEY).then((saved) => {
      if (!isOver) setFound(saved)
    })
    return () => {
      isOver = true
    }
  }, [isNeeded])

  return found
}
