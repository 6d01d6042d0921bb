import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { AttendeeDraft, ageBands, type DeskAttendee } from '../../../contract/desk.ts'
import { endonyms, type Language, languages } from '../../../contract/languages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConflict } from '../conflict.ts'
import { FormConflict } from '../form-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { contractResolver } from '../form-resolver.ts'
import { SelectField } from '../select-field.tsx'
import type { AdminKey } from '../texts.ts'
import { type AdminText, useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { DESK_TASK } from './desk-task.ts'
import { type ChosenPicture, PictureField } from './picture-field.tsx'
import { useSaveAttendee } from './use-desk.ts'

interface AttendeeFormDialogProps {
  /** Nobody yet: a walk-in. */
  attendee: DeskAttendee | undefined
  onSaved: (attendee: DeskAttendee) => void
  onClose: () => void
}

const walkIn = {
  tiktokUsername: '',
  firstName: '',
  lastName: '',
  email: '',
  language: 'en',
  ageBand: 'unknown',
  isCrew: false,
  isHidden: false,
}

type Values = typeof walkIn

function valuesOf(attendee: DeskAttendee | undefined): Values {
  if (attendee === undefined) return walkIn
  const { tiktokUsername, firstName, lastName, language, ageBand, isCrew, isHidden } = attendee
  return {
    tiktokUsername,
    firstName,
    lastName,
    language,
    ageBand,
    isCrew,
    isHidden,
    email: attendee.email ?? '',
  }
}

const labels: Record<string, AdminKey> = {
  tiktokUsername: 'desk.handle',
  firstName: 'desk.firstName',
  lastName: 'desk.lastName',
  email: 'desk.email',
  language: 'desk.language',
  ageBand: 'desk.age',
  isCrew: 'desk.crew',
  isHidden: 'desk.hidden',
}

/** The values of fields that are chosen and not written, as the form shows them. */
const choices: Record<string, (value: string, say: AdminText) => string> = {
  language: (value) => endonyms[value as Language],
  ageBand: ageName,
  isCrew: yesOrNo,
  isHidden: yesOrNo,
}

function ageName(value: string, say: AdminText): string {
  return value === 'unknown' ? say('desk.ageUnknown') : value
}

function yesOrNo(value: string, say: AdminText): string {
  return say(value === 'true' ? 'conflict.yes' : 'conflict.no')
}

/** What the desk writes about a person. */
export function AttendeeFormDialog({ attendee, onSaved, onClose }: AttendeeFormDialogProps) {
  const say = useAdminText()
  const conflict = useConflict(attendee)
  const [picture, setPicture] = useState<ChosenPicture>()
  const save = useSaveAttendee(attendee, picture, onSaved, conflict.notice)
  const form = useKeptForm(`${DESK_TASK}.form`, {
    defaultValues: valuesOf(attendee),
    resolver: contractResolver(AttendeeDraft, say, {
      read: (values: Values) => ({ ...values, email: values.email.trim() || null }),
      sentences: { tiktokUsername: 'desk.handleHint', email: 'desk.emailInvalid' },
    }),
  })
  const { register, handleSubmit, control, formState } = form
  const { errors, isDirty } = formState
  const [handle, firstName] = useWatch({ control, name: ['tiktokUsername', 'firstName'] })
  return (
    <>
      <FormDialog
        title={say(attendee ? 'desk.editTitle' : 'desk.createTitle')}
        submitLabel={say('do.save')}
        pendingLabel={say('do.saving')}
        isPending={save.isPending}
        isDirty={isDirty || picture !== undefined}
        onSubmit={handleSubmit((draft) => save.mutate(draft))}
        onClose={onClose}
      >
        <TextField
          label={say('desk.handle')}
          required
          hint={say('desk.handleHint')}
          autoCapitalize="none"
          autoComplete="off"
          error={errors.tiktokUsername?.message}
          {...register('tiktokUsername')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('desk.firstName')}
            required
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={say('desk.lastName')}
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <TextField
          type="email"
          label={say('desk.email')}
          error={errors.email?.message}
          {...register('email')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={say('desk.language')}
            options={languages.map((value) => ({ value, label: endonyms[value] }))}
            {...register('language')}
          />
          <SelectField
            label={say('desk.age')}
            options={ageBands.map((value) => ({ value, label: ageName(value, say) }))}
            {...register('ageBand')}
          />
        </div>
        <PictureField
          name={handle}
          realName={firstName}
          savedUrl={attendee?.avatarUrl ?? null}
          chosen={picture}
          onChoose={setPicture}
        />
        {(['isCrew', 'isHidden'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field }) => (
              <Checkbox
                label={say(`desk.${name}`)}
                checked={field.value}
                onChange={(next) => field.onChange(next)}
              />
            )}
          />
        ))}
      </FormDialog>
      <FormConflict
        {...{ conflict, form, valuesOf }}
        labelOf={(field) => say(labels[field] ?? 'conflict.field')}
        showValue={(field, value) => choices[field]?.(value, say) ?? value}
        onSave={(version) => void handleSubmit((draft) => save.mutate({ ...draft, version }))()}
        onLeave={onClose}
      />
    </>
  )
}
