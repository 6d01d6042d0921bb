import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeRole, listUsers, removeUser, toggleUser, type User } from '../../../contract/staff.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useOptimisticChange, withRow } from '../use-optimistic-change.ts'

const queryKey = ['admin', 'users']

type Users = { users: User[] }

/** All users of the dashboard. */
export function useUsers() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listUsers, { signal }), staleTime: 0 })
}

/** Gives another role: shown at once, taken back when refused. */
export function useChangeRole() {
  return useOptimisticChange<Users, { id: string; role: string }>({
    queryKey,
    send: ({ id, role }) => call(changeRole, { params: { id }, body: { role } }),
    foresee: ({ users }, { id, role }) => ({ users: withRow(users, id, (user) => ({ ...user, role })) }),
    succeeded: 'users.roleSaved',
    failed: 'users.roleFailed',
  })
}

/** Disables or enables: shown at once, taken back when refused. */
export function useToggleUser() {
  return useOptimisticChange<Users, { id: string }>({
    queryKey,
    send: ({ id }) => call(toggleUser, { params: { id } }),
    foresee: ({ users }, { id }) => ({
      users: withRow(users, id, (user) => ({ ...user, isActive: !user.isActive })),
    }),
    succeeded: 'users.statusSaved',
    failed: 'users.statusFailed',
  })
}

/** Deletes for good, so the row goes only once the server has done it. */
export function useRemoveUser() {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (id: string) => call(removeUser, { params: { id } }),
    onSuccess: () => adminToast.success(say('users.deleted')),
    onError: (failure) => adminToast.failure(failure, 'users.deleteFailed'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
