import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Invitation,
  type InvitationDraft,
  inviteUser,
  listInvitations,
  withdrawInvitation,
} from '../../../contract/invitations.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'

const queryKey = ['admin', 'users', 'invitations']

/** Invitations that nobody has taken yet. */
export function useInvitations() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listInvitations, { signal }), staleTime: 0 })
}

/** Invites an address; the form says why one is refused. */
export function useInviteUser(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: InvitationDraft) => call(inviteUser, { body }),
    onSuccess({ email }) {
      adminToast.success(say('users.invite.done', { email }))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'users'] }),
  })
}

/** Takes an invitation back. */
export function useWithdrawInvitation() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ id }: Invitation) => call(withdrawInvitation, { params: { id } }),
    onSuccess: (_nothing, { email }) => adminToast.success(say('users.withdrawn', { email })),
    onError: (failure) => adminToast.failure(failure, 'users.withdrawFailed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'users'] }),
  })
}
