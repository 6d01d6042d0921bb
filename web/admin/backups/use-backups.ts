import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getBackups, startBackup } from '../../../contract/backups.ts'
import { call } from '../../platform/api.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'backups']

/** While one is made, and every so often without (milliseconds). */
const SOON_MS = 2_000
const CALM_MS = 30_000

/** How the backups do; a moment after one was asked for it counts as running, because its process has to begin first. */
export function useBackups() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getBackups, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? SOON_MS : CALM_MS),
  })
}

/** Begins a backup now. */
export function useStartBackup() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: () => call(startBackup),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (state: object | undefined) => state && { ...state, isRunning: true })
    },
    onError: (failure) => {
      adminToast.failure(failure, 'backups.startFailed')
      void client.invalidateQueries({ queryKey })
    },
  })
}
