import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EventSettings } from '../../../contract/admin-event.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormConflict } from '../form-conflict.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import type { SettingsGroup, useSettingsForm } from './use-settings-form.ts'

interface SettingsFormProps<Values extends FieldValues> {
  title: string
  intro: string
  group: SettingsGroup<Values>
  state: ReturnType<typeof useSettingsForm<Values>>
  /** What the question of a conflict calls the fields. */
  labels: Record<string, AdminKey>
  children: ReactNode
}

/** A group of the settings: what it is about, its fields, and one button that saves them. */
export function SettingsForm<Values extends FieldValues>({
  title,
  intro,
  group,
  state: { form, conflict, submit, isPending },
  labels,
  children,
}: SettingsFormProps<Values>) {
  const say = useAdminText()
  return (
    <Card>
      <form
        noValidate
        aria-label={title}
        className="grid max-w-3xl gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void submit()
        }}
      >
        <p className="max-w-prose text-mid">{intro}</p>
        {children}
        <div className="flex gap-2 border-t border-line/50 pt-4">
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            pendingLabel={say('do.saving')}
            disabled={!form.formState.isDirty}
          >
            {say('do.save')}
          </Button>
          {form.formState.isDirty && <Button onClick={() => form.reset()}>{say('form.discardDo')}</Button>}
        </div>
      </form>
      <FormConflict<EventSettings, Values>
        conflict={conflict}
        form={form}
        valuesOf={group.valuesOf}
        labelOf={(field) => say(labels[field] ?? labels[field.split('.', 2).join('.')] ?? 'conflict.field')}
        onSave={(version) => void submit(version)}
        onLeave={() => {
          form.reset(conflict.current && group.valuesOf(conflict.current))
          conflict.close()
        }}
      />
    </Card>
  )
}
