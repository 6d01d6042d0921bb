import { useState } from 'react'
import { mayAll } from '../../../contract/roles.ts'
import { permissionsOfScope, Scope } from '../../../contract/scopes.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Choices } from '../choices.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useUser } from '../user-context.ts'
import { useCreateApiKey } from './use-api-keys.ts'

const ends = ['30', '90', '365', 'never'] as const
const DAY_MS = 24 * 3_600_000

/** A name, what the key may do, and how long it works. */
export function NewKeyDialog(props: { onMade: (secret: string) => void; onClose: () => void }) {
  const say = useAdminText()
  const user = useUser()
  const create = useCreateApiKey(props.onMade)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>([])
  const [end, setEnd] = useState<string>('90')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    const expiresAt = end === 'never' ? null : new Date(Date.now() + Number(end) * DAY_MS).toISOString()
    create.mutate({ name, scopes, expiresAt })
  }
  return (
    <FormDialog
      title={say('apiKeys.new')}
      submitLabel={say('apiKeys.create')}
      pendingLabel={say('apiKeys.creating')}
      isPending={create.isPending}
      isDirty={name !== '' || scopes.length > 0}
      isSheet
      isLong
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField
        label={say('apiKeys.name')}
        hint={say('apiKeys.nameHint')}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        error={isTried && name.trim() === '' ? say('form.required') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Choices
        legend={say('apiKeys.scopes')}
        options={Scope.options.map((value) => {
          const key = value.replace(':', '-') as 'people-read'
          const isDisabled = !mayAll(user, permissionsOfScope[value])
          const hint = say(isDisabled ? 'roles.notYours' : `apiKeys.scopeHint.${key}`)
          return { value, label: say(`apiKeys.scope.${key}`), hint, isDisabled }
        })}
        chosen={scopes}
        error={isTried && scopes.length === 0 ? say('apiKeys.noScope') : undefined}
        onChange={setScopes}
      />
      <SelectField
        label={say('apiKeys.end')}
        hint={say('apiKeys.endHint')}
        options={ends.map((value) => ({ value, label: say(`apiKeys.end.${value}`) }))}
        value={end}
        onChange={({ target }) => setEnd(target.value)}
      />
    </FormDialog>
  )
}
