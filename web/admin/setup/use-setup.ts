import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeSetupStep, getSetup, type Setup, type SetupStep } from '../../../contract/setup.ts'
import { call } from '../../platform/api.ts'
import { useLiveEvent } from '../../platform/use-live-event.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'setup']

/** Most of what is looked at announces nothing (milliseconds). */
const POLL_MS = 5_000
/** Once the doors are open nobody waits for it. */
const QUIET_POLL_MS = 60_000

/** How far the festival is set up. It is not asked while `isNeeded` is false. */
export function useSetup({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey })
  useLiveEvent('stations', readAgain)
  useLiveEvent('installations', readAgain)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getSetup, { signal }),
    enabled: isNeeded,
    refetchInterval: ({ state }) => (state.data?.isOpen ? QUIET_POLL_MS : POLL_MS),
    staleTime: 0,
  })
}

/** Says that a step is done or skipped, or takes that back. */
export function useChangeStep() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: ({ id, state }: Pick<SetupStep, 'id' | 'state'>) =>
      call(changeSetupStep, { params: { id }, body: { state } }),
    onSuccess: (setup: Setup) => client.setQueryData(queryKey, setup),
    onError: (failure) => adminToast.failure(failure, 'setup.failed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
