import { useState } from 'react'
import { type OwnRole, OwnRoleDraft } from '../../../contract/own-roles.ts'
import { may, type Permission, permissionsOf } from '../../../contract/roles.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Choices } from '../choices.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useUser } from '../user-context.ts'
import { completed, keyOf, type PermissionGroup, permissionGroups } from './permission-groups.ts'
import { useSaveRole } from './use-roles.ts'

interface RoleDialogProps {
  /** The role that is changed; a new one without it. */
  role?: OwnRole | undefined
  onClose: () => void
}

/** What a role is called and what it allows, in groups of what belongs together. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const textOf = useFailureText()
  const save = useSaveRole(role, onClose)
  const before = (role?.permissions ?? []) as Permission[]
  const [name, setName] = useState(role?.name ?? '')
  const [chosen, setChosen] = useState<readonly Permission[]>(before)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isNameless = name.trim() === ''
  const submit = () => {
    setTried(true)
    const draft = OwnRoleDraft.safeParse({ name, permissions: chosen })
    if (!draft.success) return
    const onError = (failure: unknown) => {
      const isNameTaken = failure instanceof ApiFailure && failure.code === 'already_exists'
      if (isNameTaken) setRefusal(textOf(failure))
      else adminToast.failure(failure, 'roles.saveFailed')
    }
    save.mutate(draft.data, { onError })
  }
  return (
    <FormDialog
      title={role ? say('roles.change', { name: role.name }) : say('roles.new')}
      submitLabel={say('do.save')}
      pendingLabel={say('do.saving')}
      isPending={save.isPending}
      isDirty={name !== (role?.name ?? '') || chosen.join() !== before.join()}
      isSheet
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('roles.name')}
        hint={say('roles.nameHint')}
        required
        maxLength={40}
        autoComplete="off"
        value={name}
        error={isTried && isNameless ? say('form.required') : refusal}
        onChange={({ target }) => {
          setName(target.value)
          setRefusal(undefined)
        }}
      />
      {!role && <StartFrom onPick={setChosen} />}
      {(Object.keys(permissionGroups) as PermissionGroup[]).map((group) => (
        <PermissionChoices key={group} group={group} chosen={chosen} onChange={setChosen} />
      ))}
      {isTried && chosen.length === 0 && (
        <p role="alert" className="text-sm text-danger">
          {say('roles.nothingChosen')}
        </p>
      )}
    </FormDialog>
  )
}

/** Begins with what a built-in role may do, as far as the user may do it too. */
function StartFrom({ onPick }: { onPick: (permissions: Permission[]) => void }) {
  const say = useAdminText()
  const user = useUser()
  const options = (['staff', 'read-only'] as const).map((role) => ({
    value: role,
    label: say(`role.${role}`),
  }))
  return (
    <SelectField
      label={say('roles.startFrom')}
      options={[{ value: '', label: say('roles.startEmpty') }, ...options]}
      onChange={({ target }) => onPick(permissionsOf(target.value).filter((one) => may(user, one)))}
    />
  )
}

interface PermissionChoicesProps {
  group: PermissionGroup
  chosen: readonly Permission[]
  onChange: (chosen: Permission[]) => void
}

function PermissionChoices({ group, chosen, onChange }: PermissionChoicesProps) {
  const say = useAdminText()
  const user = useUser()
  const mine: readonly Permission[] = permissionGroups[group]
  const others = chosen.filter((one) => !mine.includes(one))
  return (
    <Choices<Permission>
      legend={say(`roles.group.${group}`)}
      options={mine.map((value) => ({
        value,
        label: say(`roles.may.${keyOf(value)}`),
        hint: may(user, value) ? undefined : say('roles.notYours'),
        isDisabled: !may(user, value),
      }))}
      chosen={chosen.filter((one) => mine.includes(one))}
      onChange={(picked) => onChange(completed(chosen, [...others, ...picked]))}
    />
  )
}
