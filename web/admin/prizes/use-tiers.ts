import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Request, Response } from '../../../contract/endpoint.ts'
import {
  changePrizeTier,
  createPrizeTier,
  listPrizeTiers,
  removePrizeTier,
} from '../../../contract/prize-tiers.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useOptimisticChange, withRow } from '../use-optimistic-change.ts'

type Tiers = Response<typeof listPrizeTiers>

/** What the create dialog and the inline editor write. */
export type TierDraft = Request<typeof createPrizeTier>['body']

/** What is changed of a tier; with a version, only as long as nobody else has changed it. */
type TierChange = Partial<TierDraft> & { isActive?: boolean; version?: number }

const queryKey = ['admin', 'prize-tiers']

/** The poll of the specification (section 9). */
const POLL_MS = 10_000

/** All prize tiers, kept up to date. */
export function useTiers() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPrizeTiers, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })
}

/** Changes a tier: shown at once, taken back when refused. */
export function useChangeTier() {
  return useOptimisticChange<Tiers, { id: string; change: TierChange }>({
    queryKey,
    send: ({ id, change }) => call(changePrizeTier, { params: { id }, body: change }),
    // Sizes are shown once the server has written them: new ones have no id before.
    foresee: ({ tiers }, { id, change: { sizes: _sizes, ...change } }) => ({
      tiers: withRow(tiers, id, (tier) => ({
        ...tier,
        ...change,
        description: change.description === undefined ? tier.description : change.description,
        stock: change.stock === undefined || tier.sizes.length > 0 ? tier.stock : change.stock,
        perPersonLimit: change.perPersonLimit ?? tier.perPersonLimit,
      })),
    }),
    succeeded: 'prizes.updated',
    failed: 'prizes.updateFailed',
  })
}

/** Creates a tier. */
export function useCreateTier(onCreated: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: TierDraft) => call(createPrizeTier, { body }),
    onSuccess() {
      adminToast.success(say('prizes.created'))
      onCreated()
    },
    onError: (failure) => adminToast.failure(failure, 'prizes.createFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Deletes a tier; it goes only once the server has done it. */
export function useRemoveTier() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(removePrizeTier, { params: { id } }),
    onSuccess: () => adminToast.success(say('prizes.deleted')),
    onError: (failure) => adminToast.failure(failure, 'prizes.deleteFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
