import { InvitationDraft } from '../../../contract/invitations.ts'
import { useFailureText } from '../../i18n/use-failure-text.ts'
import { ApiFailure } from '../../platform/api-failure.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useInviteUser } from './use-invitations.ts'
import { useRoleOptions } from './use-roles.ts'

/** Where it is kept that the dialog is open. */
export const INVITING = 'invite-user'

type Values = Record<'email' | 'role', string>

const empty: Values = { email: '', role: 'staff' }

/** An address and its role; what is refused is said beside the address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const say = useAdminText()
  const textOf = useFailureText()
  const adminToast = useAdminToast()
  const invite = useInviteUser(onClose)
  const { register, handleSubmit, setError, formState } = useKeptForm(`${INVITING}.form`, {
    defaultValues: empty,
    resolver: contractResolver(InvitationDraft, say, {
      read: (values: Values) => values,
      sentences: { email: 'desk.emailInvalid' },
    }),
  })
  const { errors, isDirty } = formState
  const tell = (failure: unknown) => {
    const message = failure instanceof ApiFailure && failure.status === 409 ? textOf(failure) : undefined
    if (message) setError('email', { message }, { shouldFocus: true })
    else adminToast.failure(failure, 'users.invite.failed')
  }
  return (
    <FormDialog
      title={say('users.invite.title')}
      submitLabel={say('users.invite.do')}
      pendingLabel={say('users.invite.pending')}
      isPending={invite.isPending}
      isDirty={isDirty}
      onSubmit={handleSubmit((body) => invite.mutate(body, { onError: tell }))}
      onClose={onClose}
    >
      <TextField
        label={say('users.invite.email')}
        required
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={254}
        hint={say('users.invite.hint', { address: `${location.origin}/login` })}
        error={errors.email?.message}
        {...register('email')}
      />
      <SelectField label={say('users.invite.role')} options={useRoleOptions()} {...register('role')} />
    </FormDialog>
  )
}
