import { useState } from 'react'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAddPretix, usePretixFailure } from './use-pretix.ts'

const fields = ['address', 'organiser', 'event', 'token'] as const

/** Where a shop is, and what opens it. It is asked before it is kept. */
export function PretixDialog(props: { onMade: (id: string) => void; onClose: () => void }) {
  const say = useAdminText()
  const failureOf = usePretixFailure()
  const textOf = useFailureText()
  const add = useAddPretix(props.onMade)
  const [given, setGiven] = useState({ address: 'https://pretix.eu', organiser: '', event: '', token: '' })
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (fields.every((field) => given[field].trim() !== '')) add.mutate(given)
  }
  const failure = add.error && (failureOf(add.error) ?? textOf(add.error) ?? say('pretix.failed'))
  return (
    <FormDialog
      title={say('pretix.new')}
      submitLabel={say('pretix.create')}
      pendingLabel={say('pretix.asking')}
      isPending={add.isPending}
      isDirty={given.organiser !== '' || given.event !== '' || given.token !== ''}
      isSheet
      isLong
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p className="text-sm text-mid">{say('pretix.newText')}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          label={say(`pretix.field.${field}`)}
          hint={say(`pretix.hint.${field}`)}
          required
          // A token is no password: no browser shall keep it or offer one.
          type={field === 'address' ? 'url' : 'text'}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={given[field]}
          error={isTried && given[field].trim() === '' ? say('form.required') : undefined}
          onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
        />
      ))}
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{failure}</span>
        </p>
      )}
    </FormDialog>
  )
}
