import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type {
  AdminInstallation,
  InstallationDraft,
  TapPolicy,
} from '../../../contract/admin-installations.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { HoursField } from './hours-field.tsx'
import type { InstallationValues } from './installation-values.ts'
import { useInstallations } from './use-installations.ts'

/** A form whose fields are those of an installation. */
export type InstallationForm = UseFormReturn<InstallationValues, unknown, InstallationDraft>

interface InstallationFieldsProps {
  form: InstallationForm
  earnedBy: AdminInstallation['earnedBy']
  isDemo: boolean
}

const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const

export function InstallationFields({ form, earnedBy, isDemo }: InstallationFieldsProps) {
  const say = useAdminText()
  const { register, formState } = form
  const { errors } = formState
  const policies = policiesFor(earnedBy, isDemo)
  return (
    <>
      <TextField
        label={say('installations.name')}
        required
        maxLength={80}
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('installations.type')}
          required
          maxLength={60}
          autoCapitalize="none"
          hint={say('installations.typeHint')}
          error={errors.type?.message}
          {...register('type')}
        />
        <PlaceField form={form} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={say('installations.pointValue')}
          required
          {...numeric}
          error={errors.pointValue?.message}
          {...register('pointValue')}
        />
        <TextField
          label={say('installations.cooldown')}
          required
          inputMode="decimal"
          autoComplete="off"
          hint={say('installations.cooldownHint')}
          error={errors.cooldownSeconds?.message}
          {...register('cooldownSeconds')}
        />
        <TextField
          label={say('installations.limit')}
          required
          {...numeric}
          hint={say('installations.limitHint')}
          error={errors.maxPerEventDay?.message}
          {...register('maxPerEventDay')}
        />
      </div>
      <Controller
        control={form.control}
        name="openingHours"
        render={({ field }) => (
          <HoursField value={field.value} onChange={field.onChange} error={errors.openingHours?.message} />
        )}
      />
      <SelectField
        label={say('installations.who')}
        options={policies.map((value) => ({ value, label: say(`tapPolicy.${value}`) }))}
        error={errors.tapPolicy?.message}
        {...register('tapPolicy')}
      />
    </>
  )
}

/** What the server lets it have: open to every browser in a demo alone, own phones where more than a tap is asked. */
function policiesFor(earnedBy: AdminInstallation['earnedBy'], isDemo: boolean): TapPolicy[] {
  return [
    'station',
    ...(earnedBy === 'tap' ? [] : (['station-or-owner'] as const)),
    ...(isDemo ? (['open'] as const) : []),
  ]
}

/** Places that other installations stand at are offered: one place has one name. */
function PlaceField({ form }: { form: InstallationForm }) {
  const say = useAdminText()
  const listId = useId()
  const all = useInstallations().data?.installations ?? []
  const places = new Set(all.flatMap(({ location }) => location ?? []))
  return (
    <>
      <TextField
        label={say('installations.location')}
        maxLength={120}
        list={listId}
        hint={say('installations.locationHint')}
        error={form.formState.errors.location?.message}
        {...form.register('location')}
      />
      <datalist id={listId}>
        {[...places].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
