import { useMutation } from '@tanstack/react-query'
import { cancelPrize, handOverPrize, reservePrize, returnPrize } from '../../../contract/prize-claim-calls.ts'
import type { PrizeClaim } from '../../../contract/prize-claims.ts'
import { call } from '../../platform/api.ts'
import { randomId } from '../../platform/random-id.ts'
import { playEarcon } from '../../ui/earcons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useRefreshDesk } from './use-prize-desk.ts'

/** Reserves a prize; the piece is theirs from here on, whatever other desks do. */
export function useReserve(onReserved: (claim: PrizeClaim) => void) {
  const adminToast = useAdminToast()
  const refresh = useRefreshDesk()
  return useMutation({
    mutationFn: (wish: { attendeeId: string; tierId: string; sizeId: string | undefined }) =>
      call(reservePrize, { body: wish, headers: { 'idempotency-key': randomId() } }),
    onSuccess: onReserved,
    onError(failure) {
      playEarcon('reject')
      adminToast.failure(failure, 'prizeDesk.reserveFailed')
    },
    onSettled: refresh,
  })
}

/** Hands a reserved prize over, confirmed by their band or by hand. */
export function useHandOver(onGiven: (claim: PrizeClaim) => void) {
  const refresh = useRefreshDesk()
  return useMutation({
    mutationFn: ({ id, rfidTagId }: { id: string; rfidTagId?: string }) =>
      call(handOverPrize, { params: { id }, body: { ...(rfidTagId !== undefined && { rfidTagId }) } }),
    onSuccess(claim) {
      playEarcon('accept')
      onGiven(claim)
    },
    onError: () => playEarcon('reject'),
    onSettled: refresh,
  })
}

/** Releases a reservation. If that fails it runs out by itself, so nobody is bothered with it. */
export function useRelease() {
  const refresh = useRefreshDesk()
  return useMutation({
    mutationFn: (id: string) => call(cancelPrize, { params: { id } }),
    onSettled: refresh,
  })
}

/** Takes a prize back, with a reason. */
export function useReturn(onDone: () => void) {
  const adminToast = useAdminToast()
  const say = useAdminText()
  const refresh = useRefreshDesk()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(returnPrize, { params: { id }, body: { reason } }),
    onSuccess() {
      adminToast.success(say('prizeDesk.returned'))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'prizeDesk.returnFailed'),
    onSettled: refresh,
  })
}
