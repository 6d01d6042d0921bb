import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request } from '../../../contract/endpoint.ts'
import {
  type FinaleStatus,
  freezeBoard,
  getFinale,
  liftFreeze,
  planFreeze,
} from '../../../contract/finale.ts'
import { call } from '../../platform/api.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'finale']

/** Who is truly ahead is counted from the whole ledger: not every second. */
const POLL_MS = 15_000

/** The state of the finale, kept up to date. */
export function useFinale() {
  const client = useQueryClient()
  useLiveEvent('leaderboard', () => void client.invalidateQueries({ queryKey }))
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getFinale, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

/** Freezes now. */
export function useFreeze() {
  return useStep(() => call(freezeBoard), 'finale.frozenDone')
}

/** Makes the board live again. */
export function useLift() {
  return useStep(() => call(liftFreeze), 'finale.liftedDone')
}

/** Plans the freeze, or takes the plan back. */
export function usePlan(onPlanned: () => void, onFailed: (failure: unknown) => void) {
  const step = useStep(
    (body: Request<typeof planFreeze>['body']) => call(planFreeze, { body }),
    'finale.plannedDone',
  )
  return {
    ...step,
    mutate: (body: Request<typeof planFreeze>['body']) =>
      step.mutate(body, { onSuccess: onPlanned, onError: onFailed }),
  }
}

/** A step of the finale is shown once the server has done it: nothing of it is foreseen. */
function useStep<Input = void>(step: (input: Input) => Promise<FinaleStatus>, done: AdminKey) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: step,
    onSuccess(status) {
      client.setQueryData(queryKey, status)
      adminToast.success(say(done))
    },
    onError(failure) {
      adminToast.failure(failure, 'finale.failed')
      void client.invalidateQueries({ queryKey })
    },
  })
}
