import type { EventSettings } from '../../../contract/admin-event.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { SettingsForm } from './settings-form.tsx'
import { type SettingsGroup, useSettingsForm } from './use-settings-form.ts'

type Values = ReturnType<typeof valuesOf>

function valuesOf(settings: EventSettings) {
  const { name, shortName, edition, organiser, timeZone, startsOn, endsOn, dayStartsAtHour, timings } =
    settings
  return {
    name,
    shortName,
    edition,
    organiser,
    startsOn,
    endsOn,
    timeZone,
    dayStartsAtHour: String(dayStartsAtHour),
    timings: {
      kioskIdleSeconds: String(timings.kioskIdleSeconds),
      tapResultSeconds: String(timings.tapResultSeconds),
    },
  }
}

const group: SettingsGroup<Values> = {
  id: 'event',
  valuesOf,
  read: ({ timings, ...values }) => ({
    ...values,
    dayStartsAtHour: numberIn(values.dayStartsAtHour),
    timings: {
      kioskIdleSeconds: numberIn(timings.kioskIdleSeconds),
      tapResultSeconds: numberIn(timings.tapResultSeconds),
    },
  }),
  check: ({ startsOn, endsOn, timeZone }) => ({
    ...(endsOn < startsOn && { endsOn: 'settings.endsBefore' }),
    ...(!isZone(timeZone) && { timeZone: 'settings.noZone' }),
  }),
}

const labels: Record<string, AdminKey> = {
  name: 'settings.name',
  shortName: 'settings.shortName',
  edition: 'settings.edition',
  organiser: 'settings.organiser',
  startsOn: 'settings.startsOn',
  endsOn: 'settings.endsOn',
  timeZone: 'settings.timeZone',
  dayStartsAtHour: 'settings.dayStart',
  'timings.kioskIdleSeconds': 'settings.kioskIdle',
  'timings.tapResultSeconds': 'settings.tapResult',
}

/** Names, days and waiting times. */
export function EventGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  const state = useSettingsForm(settings, group)
  const { register, formState } = state.form
  const { errors } = formState
  return (
    <SettingsForm
      title={say('settings.group.event')}
      intro={say('settings.event.intro')}
      {...{ group, state, labels }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('settings.name')}
          hint={say('settings.nameHint')}
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={say('settings.shortName')}
          hint={say('settings.shortNameHint')}
          required
          error={errors.shortName?.message}
          {...register('shortName')}
        />
        <TextField
          label={say('settings.edition')}
          hint={say('settings.editionHint')}
          error={errors.edition?.message}
          {...register('edition')}
        />
        <TextField
          label={say('settings.organiser')}
          hint={say('settings.organiserHint')}
          error={errors.organiser?.message}
          {...register('organiser')}
        />
        <TextField
          type="date"
          label={say('settings.startsOn')}
          required
          error={errors.startsOn?.message}
          {...register('startsOn')}
        />
        <TextField
          type="date"
          label={say('settings.endsOn')}
          required
          error={errors.endsOn?.message}
          {...register('endsOn')}
        />
        <TextField
          label={say('settings.timeZone')}
          hint={say('settings.timeZoneHint')}
          required
          list="time-zones"
          autoComplete="off"
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        <TextField
          type="number"
          min={0}
          max={23}
          label={say('settings.dayStart')}
          hint={say('settings.dayStartHint')}
          required
          error={errors.dayStartsAtHour?.message}
          {...register('dayStartsAtHour')}
        />
      </div>
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <fieldset className="grid gap-4 border-t border-line/50 pt-4 sm:grid-cols-2">
        <legend className="float-left w-full font-semibold sm:col-span-2">{say('settings.timings')}</legend>
        <TextField
          type="number"
          min={15}
          max={600}
          label={say('settings.kioskIdle')}
          hint={say('settings.kioskIdleHint')}
          error={errors.timings?.kioskIdleSeconds?.message}
          {...register('timings.kioskIdleSeconds')}
        />
        <TextField
          type="number"
          min={3}
          max={60}
          label={say('settings.tapResult')}
          hint={say('settings.tapResultHint')}
          error={errors.timings?.tapResultSeconds?.message}
          {...register('timings.tapResultSeconds')}
        />
      </fieldset>
    </SettingsForm>
  )
}

function numberIn(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
