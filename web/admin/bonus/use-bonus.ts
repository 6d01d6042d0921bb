import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { awardBonus, listAwards, voidInteraction } from '../../../contract/bonus.ts'
import { listAttendees } from '../../../contract/desk.ts'
import type { Request, Response } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'

const queryKey = ['admin', 'awards']

/** The few people that a search of the picker finds. */
const PICKED = 5

/** The latest bonuses and voids. */
export function useAwards() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listAwards, { signal }), staleTime: 0 })
}

/** People for the picker; nobody before something is searched. */
export function useCandidates(search: string) {
  return useQuery({
    queryKey: ['admin', 'candidates', search],
    queryFn: ({ signal }) => call(listAttendees, { querystring: { search, pageSize: PICKED }, signal }),
    enabled: search !== '',
    staleTime: 0,
  })
}

interface Submission {
  body: Request<typeof awardBonus>['body']
  /** One per submission: sending it twice awards once. */
  key: string
}

/** Awards points; nothing is shown as given before the server has given it. */
export function useAwardBonus(onAwarded: (answer: Response<typeof awardBonus>) => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  const { number } = useNumbers()
  return useMutation({
    mutationFn: ({ body, key }: Submission) =>
      call(awardBonus, { body, headers: { 'idempotency-key': key } }),
    onSuccess(answer) {
      const { interaction, attendee, totalPoints } = answer
      const points = number(interaction.pointsAwarded)
      adminToast.success(
        say('bonus.awarded', { username: attendee.tiktokUsername, points, total: number(totalPoints) }),
      )
      onAwarded(answer)
    },
    onError: (failure) => adminToast.failure(failure, 'bonus.failed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Takes an award back, with a reason. */
export function useVoid(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(voidInteraction, { params: { id }, body: { reason } }),
    onSuccess() {
      adminToast.success(say('bonus.voidDone'))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'bonus.voidFailed'),
    // Statement, list, latest bonuses: the total stands in many places.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
