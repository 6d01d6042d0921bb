import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeOwnRole,
  createRole,
  listRoles,
  type OwnRole,
  type OwnRoleDraft,
  removeRole,
} from '../../../contract/own-roles.ts'
import { type Holder, mayAll, permissionsOf, Role } from '../../../contract/roles.ts'
import { call } from '../../platform/api.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useUser } from '../user-context.ts'

/** Under the key of the users: with who has a role changes how many have it. */
const queryKey = ['admin', 'users', 'roles']

/** The roles that administrators made. */
export function useRoles() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listRoles, { signal }), staleTime: 0 })
}

/**
 * The roles that the user may give, as options of a list.
 * @param current who has a role that is among them in any case
 */
export function useRoleOptions(current?: Holder): { value: string; label: string }[] {
  const say = useAdminText()
  const user = useUser()
  const own = useRoles().data?.roles ?? []
  const all = [
    ...Role.options.map((role) => ({
      value: role,
      label: say(`role.${role}`),
      permissions: permissionsOf(role),
    })),
    ...own.map(({ id, name, permissions }) => ({ value: id, label: name, permissions })),
  ]
  const options = all.filter(({ value, permissions }) => value === current?.role || mayAll(user, permissions))
  if (current?.ownRole && !own.some(({ id }) => id === current.role))
    options.push({ value: current.role, label: current.ownRole.name, permissions: [] })
  return options.map(({ value, label }) => ({ value, label }))
}

/** Makes a role, or saves one; the dialog says why one is refused. */
export function useSaveRole(role: OwnRole | undefined, onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: (body: OwnRoleDraft) =>
      role
        ? call(changeOwnRole, { params: { id: role.id }, body: { ...body, version: role.version } })
        : call(createRole, { body }),
    onSuccess({ name }) {
      adminToast.success(say('roles.saved', { name }))
      onDone()
    },
    // Users and invitations show what their role is called.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

/** Deletes a role; whoever has it gets the one that `moveTo` names. */
export function useRemoveRole(onDone: () => void) {
  const client = useQueryClient()
  const adminToast = useAdminToast()
  const say = useAdminText()
  return useMutation({
    mutationFn: ({ role, moveTo }: { role: OwnRole; moveTo?: string | undefined }) =>
      call(removeRole, { params: { id: role.id }, querystring: { moveTo } }),
    onSuccess(_nothing, { role }) {
      adminToast.success(say('roles.deleted', { name: role.name }))
      onDone()
    },
    onError: (failure) => adminToast.failure(failure, 'roles.deleteFailed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
