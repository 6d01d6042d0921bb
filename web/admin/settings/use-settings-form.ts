import { type FieldErrors, type FieldValues, type Path, type Resolver, set } from 'react-hook-form'
import { EventChange, type EventSettings } from '../../../contract/admin-event.ts'
import { currentIn, differences, useConflict } from '../conflict.ts'
import type { AdminKey } from '../texts.ts'
import { type AdminText, useAdminText } from '../use-admin-text.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { useSaveSettings } from './use-settings.ts'

/** A part of the settings that is saved by itself. */
export interface SettingsGroup<Values extends FieldValues> {
  /** Its name, in the address and where the form is kept. */
  id: string
  /** What stands in the fields. */
  valuesOf: (settings: EventSettings) => Values
  /** What stands in the fields, as the contract wants it; the fields have its names. */
  read: (values: Values) => Record<string, unknown>
  /** What is wrong though every field alone is right, by field. */
  check?: (values: Values) => Partial<Record<Path<Values>, AdminKey>>
}

/** The form of a group. Who saves another group meanwhile is in nobody's way; who saves the same one is asked about. */
export function useSettingsForm<Values extends FieldValues>(
  settings: EventSettings,
  group: SettingsGroup<Values>,
) {
  const say = useAdminText()
  const save = useSaveSettings()
  const conflict = useConflict(settings)
  const form = useKeptForm<Values, EventChange>(`settings.${group.id}`, {
    // biome-ignore lint/suspicious/noExplicitAny: the library's type of the defaults cannot name a generic's own.
    values: group.valuesOf(settings) as any,
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(group, say),
  })
  const send = (change: EventChange, version: number) =>
    save.mutate(
      { ...change, version },
      {
        onSuccess: (saved) => form.reset(group.valuesOf(saved)),
        onError(failure) {
          const current = currentIn<EventSettings>(failure)
          if (current && !touches(group, settings, current)) send(change, current.version)
          else conflict.notice(failure)
        },
      },
    )
  const submit = (version = settings.version) => form.handleSubmit((change) => send(change, version))()
  return { form, conflict, submit, isPending: save.isPending }
}

/** Whether somebody changed something of this group. */
function touches<Values extends FieldValues>(
  { valuesOf }: SettingsGroup<Values>,
  before: EventSettings,
  after: EventSettings,
): boolean {
  return differences(valuesOf(before), valuesOf(after), valuesOf(before)).length > 0
}

function resolverOf<Values extends FieldValues>(
  { read, check }: SettingsGroup<Values>,
  say: AdminText,
): Resolver<Values, unknown, EventChange> {
  return (values) => {
    const result = EventChange.safeParse(read(values))
    const errors: FieldErrors = {}
    const notice = (field: string, key: AdminKey) => set(errors, field, { type: 'custom', message: say(key) })
    if (result.success) {
      for (const [field, key] of Object.entries<AdminKey | undefined>(check?.(values) ?? {}))
        if (key) notice(field, key)
      if (Object.keys(errors).length === 0) return { values: result.data, errors: {} }
    } else {
      for (const { path, code } of result.error.issues)
        notice(
          path.join('.'),
          code === 'too_big' ? 'form.tooLong' : code === 'too_small' ? 'form.required' : 'form.invalid',
        )
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
