import { useState } from 'react'
import type { OwnRole } from '../../../contract/own-roles.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useRemoveRole, useRoleOptions } from './use-roles.ts'

interface DeleteRoleDialogProps {
  role: OwnRole
  onClose: () => void
}

/** Asks before a role goes; where somebody has it, also which one they get instead. */
export function DeleteRoleDialog(props: DeleteRoleDialogProps) {
  const { users, invitations } = props.role
  return users + invitations === 0 ? <DeleteUnused {...props} /> : <DeleteHeld {...props} />
}

function DeleteUnused({ role, onClose }: DeleteRoleDialogProps) {
  const say = useAdminText()
  const remove = useRemoveRole(onClose)
  return (
    <ConfirmDialog
      title={say('roles.deleteTitle', { name: role.name })}
      text={say('roles.deleteText')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ role })}
      onClose={onClose}
    />
  )
}

/** Nobody gets more than before by a slip: read-only is what the list begins with. */
function DeleteHeld({ role, onClose }: DeleteRoleDialogProps) {
  const say = useAdminText()
  const remove = useRemoveRole(onClose)
  const [picked, setPicked] = useState('read-only')
  const options = useRoleOptions().filter(({ value }) => value !== role.id)
  const moveTo = options.some(({ value }) => value === picked) ? picked : options[0]?.value
  return (
    <FormDialog
      title={say('roles.deleteTitle', { name: role.name })}
      submitLabel={say('do.delete')}
      pendingLabel={say('do.deleting')}
      isPending={remove.isPending}
      isDirty={false}
      onSubmit={() => remove.mutate({ role, moveTo })}
      onClose={onClose}
    >
      <p className="text-mid">{say('roles.deleteHeld', { count: role.users + role.invitations })}</p>
      <SelectField
        label={say('roles.moveTo')}
        options={options}
        value={moveTo}
        onChange={({ target }) => setPicked(target.value)}
      />
    </FormDialog>
  )
}
