import { useWatch } from 'react-hook-form'
import type { EventSettings } from '../../../contract/admin-event.ts'
import { endonyms, type Language, languages } from '../../../contract/languages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../select-field.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { SettingsForm } from './settings-form.tsx'
import { type SettingsGroup, useSettingsForm } from './use-settings-form.ts'

interface Values {
  offered: Record<Language, boolean>
  defaultLanguage: Language
}

const group: SettingsGroup<Values> = {
  id: 'languages',
  valuesOf: ({ languages: chosen, defaultLanguage }) => ({
    offered: Object.fromEntries(languages.map((code) => [code, chosen.includes(code)])) as Values['offered'],
    defaultLanguage,
  }),
  read: ({ offered, defaultLanguage }) => ({
    languages: languages.filter((code) => offered[code]),
    defaultLanguage,
  }),
  check: ({ offered, defaultLanguage }) =>
    offered[defaultLanguage] ? {} : { defaultLanguage: 'settings.firstNotOffered' },
}

const labels: Record<string, AdminKey> = {
  offered: 'settings.offered',
  defaultLanguage: 'settings.firstLanguage',
}

/** In which languages guests may read, and in which a device starts. */
export function LanguagesGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  const state = useSettingsForm(settings, group)
  const { control, register, setValue, formState } = state.form
  const offered = useWatch({ control, name: 'offered' })
  const all = {
    ...labels,
    ...Object.fromEntries(languages.map((code) => [`offered.${code}`, labels.offered])),
  }
  return (
    <SettingsForm
      title={say('settings.group.languages')}
      intro={say('settings.languages.intro')}
      group={group}
      state={state}
      labels={all as Record<string, AdminKey>}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{say('settings.offered')}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {languages.map((code) => (
            <Checkbox
              key={code}
              lang={code}
              label={endonyms[code]}
              checked={offered[code]}
              onChange={(isOffered) => setValue(`offered.${code}`, isOffered, { shouldDirty: true })}
            />
          ))}
        </div>
      </fieldset>
      <div className="max-w-xs">
        <SelectField
          label={say('settings.firstLanguage')}
          hint={say('settings.firstLanguageHint')}
          error={formState.errors.defaultLanguage?.message}
          options={languages.map((value) => ({ value, label: endonyms[value] }))}
          {...register('defaultLanguage')}
        />
      </div>
    </SettingsForm>
  )
}
