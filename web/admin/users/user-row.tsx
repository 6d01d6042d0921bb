import { heldBy, mayAll } from '../../../contract/roles.ts'
import { displayName, type User } from '../../../contract/staff.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Ban, Smartphone, Trash2 } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { useRoleOptions } from './use-roles.ts'
import { useChangeRole, useToggleUser } from './use-users.ts'

interface UserRowProps {
  user: User
  /** Nobody changes their own account (specification section 6). */
  isOwn: boolean
  /** Looks where the user is signed in. */
  onLook: () => void
  onDelete: () => void
}

/** Why a user cannot be changed, if they cannot be. */
function useReason(user: User, isOwn: boolean): string | undefined {
  const say = useAdminText()
  const self = useUser()
  if (isOwn) return say('users.own')
  return mayAll(self, heldBy(user)) ? undefined : say('errors.more_than_own')
}

export function UserRow({ user, isOwn, onLook, onDelete }: UserRowProps) {
  const say = useAdminText()
  const changeRole = useChangeRole()
  const toggle = useToggleUser()
  const name = displayName(user) ?? say('admin.unknownUser')
  const reason = useReason(user, isOwn)
  const isFixed = reason !== undefined
  return (
    <li
      data-row
      tabIndex={-1}
      title={reason}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isOwn && <span className="text-low">{say('users.you')}</span>}
          {!user.isActive && (
            <Badge tone="danger" icon={<Ban aria-hidden />}>
              {say('users.disabled')}
            </Badge>
          )}
        </p>
        {user.email && <p className="truncate text-sm text-mid">{user.email}</p>}
        {reason && <p className="text-sm text-low">{reason}</p>}
      </div>
      <div className="flex items-center gap-3">
        <SelectField
          label={say('users.role', { name })}
          isLabelHidden
          value={user.role}
          disabled={isFixed}
          options={useRoleOptions(user)}
          onChange={(event) => changeRole.mutate({ id: user.id, role: event.target.value })}
        />
        <Switch
          label={say('users.active', { name })}
          isLabelHidden
          isOn={user.isActive}
          isDisabled={isFixed}
          onChange={() => toggle.mutate({ id: user.id })}
        />
        <Button variant="ghost" isIconOnly aria-label={say('sessions.of', { name })} onClick={onLook}>
          <Smartphone aria-hidden className="size-5" />
        </Button>
        <Button
          variant="ghost"
          isIconOnly
          data-do="delete"
          disabled={isFixed}
          aria-label={say('users.delete', { name })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  )
}
