import type { OwnRole } from '../../../contract/own-roles.ts'
import { mayAll, Role } from '../../../contract/roles.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pencil, Plus, Trash2 } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { keyOf } from './permission-groups.ts'

interface RoleListProps {
  roles: readonly OwnRole[]
  onNew: () => void
  onChange: (role: OwnRole) => void
  onDelete: (role: OwnRole) => void
}

/** The roles that there are: the built-in ones, which stay as they are, and those of one's own. */
export function RoleList({ roles, onNew, onChange, onDelete }: RoleListProps) {
  const say = useAdminText()
  return (
    <section aria-labelledby="roles" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id="roles" className="text-lg">
            {say('roles.title')}
          </h3>
          <p className="text-sm text-pretty text-mid">{say('roles.text')}</p>
        </div>
        <Button onClick={onNew}>
          <Plus aria-hidden className="size-5" />
          {say('roles.new')}
        </Button>
      </div>
      <Card className="p-0!">
        <ul className="divide-y divide-line/60">
          {Role.options.map((role) => (
            <li key={role} data-row tabIndex={-1} className="px-5 py-3">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {say(`role.${role}`)}
                <Badge>{say('roles.builtIn')}</Badge>
              </p>
              <p className="text-sm text-mid">{say(`roles.about.${role}`)}</p>
            </li>
          ))}
          {roles.map((role) => (
            <RoleRow
              key={role.id}
              role={role}
              onChange={() => onChange(role)}
              onDelete={() => onDelete(role)}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface RoleRowProps {
  role: OwnRole
  onChange: () => void
  onDelete: () => void
}

function RoleRow({ role, onChange, onDelete }: RoleRowProps) {
  const say = useAdminText()
  const user = useUser()
  const { id, name, permissions } = role
  const reason = reasonOf()
  function reasonOf() {
    if (user.role === id) return say('errors.own_role')
    return mayAll(user, permissions) ? undefined : say('errors.more_than_own')
  }
  const words = permissions.map((one) => say(`roles.may.${keyOf(one as 'audit:read')}`))
  return (
    <li data-row tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <Badge tone="brand">{say('roles.holders', { count: role.users + role.invitations })}</Badge>
        </p>
        <p className="text-sm text-pretty text-mid">{words.join(' · ')}</p>
        {reason && <p className="text-sm text-low">{reason}</p>}
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          isIconOnly
          data-do="edit"
          disabled={reason !== undefined}
          aria-label={say('roles.change', { name })}
          onClick={onChange}
        >
          <Pencil aria-hidden className="size-5" />
        </Button>
        <Button
          variant="ghost"
          isIconOnly
          data-do="delete"
          disabled={reason !== undefined}
          aria-label={say('roles.delete', { name })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  )
}
