import { createInstallation } from '../../../contract/admin-installations.ts'
import { numberFromText } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import { useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useCreateInstallation } from './use-installations.ts'

/** Where it is kept that the dialog is open. */
export const NEW_INSTALLATION = 'new-installation'

const empty = { name: '', type: '', pointValue: '' }

export function CreateInstallationDialog({ onClose }: { onClose: () => void }) {
  const say = useAdminText()
  const create = useCreateInstallation(onClose)
  const { register, handleSubmit, formState } = useKeptForm(`${NEW_INSTALLATION}.form`, {
    defaultValues: empty,
    resolver: contractResolver(createInstallation.schema.body, say, {
      read: (values: typeof empty) => ({ ...values, pointValue: numberFromText(values.pointValue) }),
      sentences: { pointValue: 'installations.invalidPoints', type: 'installations.typeHint' },
    }),
  })
  const { errors, isDirty } = formState
  return (
    <FormDialog
      title={say('installations.createTitle')}
      submitLabel={say('installations.create')}
      pendingLabel={say('installations.creating')}
      isPending={create.isPending}
      isDirty={isDirty}
      onSubmit={handleSubmit((body) => create.mutate(body))}
      onClose={onClose}
    >
      <TextField
        label={say('installations.name')}
        required
        maxLength={80}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={say('installations.type')}
        required
        maxLength={60}
        autoCapitalize="none"
        hint={say('installations.typeHint')}
        error={errors.type?.message}
        {...register('type')}
      />
      <TextField
        label={say('installations.pointValue')}
        required
        inputMode="numeric"
        autoComplete="off"
        error={errors.pointValue?.message}
        {...register('pointValue')}
      />
    </FormDialog>
  )
}
