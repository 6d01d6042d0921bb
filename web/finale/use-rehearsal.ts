import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RevealedRank } from '../../contract/finale.ts'
import { getLeaderboard, LEADERBOARD_LIMIT } from '../../contract/leaderboard.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { playEarcon } from '../ui/earcons.ts'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { ranksOf, rehearsedStage } from './rehearsal.ts'
import { SUSPENSE_MS } from './suspense.ts'

const queryKey = ['leaderboard', 'rehearsal']

/** How late a rehearsal notices that the real reveal has begun, when the live line is away. */
const POLL_MS = 2_000

/** A rehearsal as far as it has come. */
interface Run {
  ranks: readonly RevealedRank[]
  shown: number
  isRolling: boolean
}

/**
 * A rehearsal of the reveal. It lives in this window alone and ends with it: all that it asks of the server is the
 * public board, so it can neither tell a secret nor change anything.
 */
export function useRehearsal() {
  const client = useQueryClient()
  const isStill = useReducedMotion()
  const [run, setRun] = useState<Run>()
  const board = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getLeaderboard, { querystring: { limit: LEADERBOARD_LIMIT }, signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  useLiveEvent('leaderboard', () => void client.invalidateQueries({ queryKey }))
  const isReal = board.data?.state === 'revealing'
  // While the real one runs, no wall shows another.
  if (isReal && run !== undefined) setRun(undefined)
  const isRolling = run?.isRolling ?? false
  useEffect(() => {
    if (!isRolling) return
    const show = () => setRun((one) => one && { ...one, shown: one.shown + 1, isRolling: false })
    const timer = setTimeout(show, isStill ? 0 : SUSPENSE_MS)
    return () => clearTimeout(timer)
  }, [isRolling, isStill])
  return {
    stage: run && rehearsedStage(run.ranks, run.shown),
    isRolling,
    /** The first ranks as everybody sees them now; undefined until they are read. */
    current: board.data && ranksOf(board.data.leaderboard),
    isAway: board.isError,
    isReal,
    begin: (ranks: readonly RevealedRank[]) => setRun({ ranks, shown: 0, isRolling: false }),
    next() {
      playEarcon('drumroll')
      setRun((one) => one && { ...one, isRolling: true })
    },
    end: () => setRun(undefined),
  }
}
