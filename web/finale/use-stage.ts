import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getStage, revealNext, type Stage, startReveal } from '../../contract/finale.ts'
import { call } from '../platform/api.ts'
import { useLiveEvent } from '../platform/use-live-event.ts'
import { playEarcon } from '../ui/earcons.ts'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { SUSPENSE_MS } from './suspense.ts'

const queryKey = ['admin', 'finale', 'stage']

/** A second screen is at most this far behind when the live line is away. */
const POLL_MS = 2_000

/** The stage as the server keeps it: a reload, a crash or a second screen shows the same step. */
export function useStage() {
  const client = useQueryClient()
  const isStill = useReducedMotion()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getStage, { signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
  useLiveEvent('leaderboard', () => void client.invalidateQueries({ queryKey }))
  const show = (stage: Stage) => client.setQueryData(queryKey, stage)
  const begin = useMutation({ mutationFn: () => call(startReveal), onSuccess: show })
  const next = useMutation({
    mutationFn: async (after: number | null) => {
      playEarcon('drumroll')
      await new Promise((resolve) => setTimeout(resolve, isStill ? 0 : SUSPENSE_MS))
      // A poll under way would bring the step before this one back for a moment.
      await client.cancelQueries({ queryKey })
      return call(revealNext, { body: { after } })
    },
    onSuccess: show,
  })
  return {
    stage: query.data,
    isAway: query.isError || begin.isError || next.isError,
    isRolling: next.isPending,
    isBeginning: begin.isPending,
    begin: () => begin.mutate(),
    next: (after: number | null) => next.mutate(after),
  }
}
