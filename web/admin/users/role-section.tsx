import { useState } from 'react'
import type { OwnRole } from '../../../contract/own-roles.ts'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleList } from './role-list.tsx'
import { useRoles } from './use-roles.ts'

type Task = { kind: 'save'; role?: OwnRole } | { kind: 'delete'; role: OwnRole }

/** The roles, and what is done with them. */
export function RoleSection() {
  const [task, setTask] = useState<Task>()
  const roles = useRoles().data?.roles
  const close = () => setTask(undefined)
  if (roles === undefined) return null
  return (
    <>
      <RoleList
        roles={roles}
        onNew={() => setTask({ kind: 'save' })}
        onChange={(role) => setTask({ kind: 'save', role })}
        onDelete={(role) => setTask({ kind: 'delete', role })}
      />
      {task?.kind === 'save' && <RoleDialog role={task.role} onClose={close} />}
      {task?.kind === 'delete' && <DeleteRoleDialog role={task.role} onClose={close} />}
    </>
  )
}
