import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listPrizeClaims, listPrizeStock, lookUpPrizes } from '../../../contract/prize-claim-calls.ts'
import type { ClaimState } from '../../../contract/prize-claims.ts'
import { call } from '../../platform/api.ts'

/** Other desks hand over as well: what is left is asked for this often. */
const POLL_MS = 5_000

/** Claims on one page of the list. */
export const CLAIMS_PAGE_SIZE = 10

const deskKey = ['admin', 'prize-desk']
const personKey = (attendeeId: string) => [...deskKey, 'person', attendeeId]

/** A person at the desk with every prize; nobody until somebody is found. */
export function usePersonAtDesk(attendeeId: string | undefined) {
  return useQuery({
    queryKey: personKey(attendeeId ?? ''),
    queryFn: ({ signal }) => call(lookUpPrizes, { body: { attendeeId: attendeeId ?? '' }, signal }),
    enabled: attendeeId !== undefined,
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

/** Finds the wearer of a band that was tapped. What a call does with the answer is done for the latest band alone. */
export function useFindByBand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rfidTagId: string) => call(lookUpPrizes, { body: { rfidTagId } }),
    onSuccess: (desk) => client.setQueryData(personKey(desk.attendee.id), desk),
  })
}

/** What is left of every prize. */
export function usePrizeStock() {
  return useQuery({
    queryKey: [...deskKey, 'stock'],
    queryFn: ({ signal }) => call(listPrizeStock, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

interface ClaimFilters {
  search: string
  state: ClaimState | undefined
  page: number
}

/** The latest claims. */
export function usePrizeClaims({ search, state, page }: ClaimFilters) {
  return useQuery({
    queryKey: [...deskKey, 'claims', search, state, page],
    queryFn: ({ signal }) =>
      call(listPrizeClaims, {
        querystring: { ...(search && { search }), ...(state && { state }), page, pageSize: CLAIMS_PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

/** Whatever changed at the desk, everything on it is read again. */
export function useRefreshDesk() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: deskKey })
    void client.invalidateQueries({ queryKey: ['admin', 'prize-tiers'] })
  }
}
