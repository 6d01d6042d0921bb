import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getVectors, renewVectors } from '../../../contract/vectors.ts'
import { call } from '../../platform/api.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'vectors']

/** While vectors are made, some come every second. */
const MAKING_MS = 2_000
const RESTING_MS = 15_000

/** How it goes with the vectors of the entries. */
export function useVectors() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getVectors, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && data.model !== null && data.ready < data.entries ? MAKING_MS : RESTING_MS,
    staleTime: 0,
  })
}

/** Makes all vectors anew. */
export function useRenewVectors(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: () => call(renewVectors, { body: {} }),
    onSuccess(vectors) {
      client.setQueryData(queryKey, vectors)
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'prepare.failed'),
  })
}
