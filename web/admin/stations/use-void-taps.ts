import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { previewStationVoid, voidStationTaps } from '../../../contract/bonus.ts'
import type { Response } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useAdminToast } from '../use-admin-toast.ts'

/** Taps, their points, and how many people they are of. */
export type VoidSums = Response<typeof voidStationTaps>

/** From a moment until before another one. */
export interface Period {
  from: string
  to: string
}

/** What a station's taps in a period brought and would be taken back; nothing is asked without a period. */
export function useVoidPreview(id: string, period: Period | undefined) {
  return useQuery({
    queryKey: ['admin', 'station-void', id, period?.from, period?.to],
    queryFn: ({ signal }) =>
      call(previewStationVoid, { params: { id }, querystring: period ?? { from: '', to: '' }, signal }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Takes them back. If it breaks off, the same again goes on with what is left. */
export function useVoidTaps(id: string, onDone: (sums: VoidSums) => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  return useMutation({
    mutationFn: (body: Period & { reason: string }) => call(voidStationTaps, { params: { id }, body }),
    onSuccess: onDone,
    onError: (failure) => adminToast.failure(failure, 'stations.void.failed'),
    // Statement, list, latest bonuses: the totals stand in many places.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
