import { useState } from 'react'
import { type EventSettings, MOST_QUICK_QUESTIONS } from '../../../contract/admin-event.ts'
import { endonyms, type Language } from '../../../contract/languages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { SettingsForm } from './settings-form.tsx'
import { type SettingsGroup, useSettingsForm } from './use-settings-form.ts'

type Values = ReturnType<typeof valuesOf>

const places = Array.from({ length: MOST_QUICK_QUESTIONS }, (_, index) => index)

/** Every place with a text per language; by its number, so that two saves can be compared text by text. */
function valuesOf({ quickQuestions, languages }: EventSettings) {
  const textsAt = (place: number): Record<string, string> => ({
    ...Object.fromEntries(languages.map((language) => [language, ''])),
    ...quickQuestions[place],
  })
  return { quickQuestions: Object.fromEntries(places.map((place) => [place, textsAt(place)])) }
}

const group: SettingsGroup<Values> = {
  id: 'questions',
  valuesOf,
  read: ({ quickQuestions }) => ({ quickQuestions: Object.values(quickQuestions) }),
}

const labels: Record<string, AdminKey> = Object.fromEntries(
  places.map((place) => [`quickQuestions.${place}`, 'settings.group.questions' as const]),
)

/** The questions that guests find ready for one touch, in every language that is offered. */
export function QuestionsGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  const state = useSettingsForm(settings, group)
  const { register, formState, watch } = state.form
  const { languages, defaultLanguage } = settings
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const first = watch('quickQuestions')
  return (
    <SettingsForm
      title={say('settings.group.questions')}
      intro={say('settings.questions.intro')}
      {...{ group, state, labels }}
    >
      {languages.length > 1 && (
        <SegmentedControl
          label={say('settings.group.languages')}
          value={language}
          options={languages.map((value) => ({ value, label: endonyms[value] }))}
          onChange={setLanguage}
        />
      )}
      <div className="grid gap-4">
        {places.map((place) => (
          <TextField
            key={`${place} ${language}`}
            lang={language}
            label={say('settings.questionNumber', { number: place + 1 })}
            hint={language === defaultLanguage ? undefined : first[place]?.[defaultLanguage]}
            maxLength={200}
            error={formState.errors.quickQuestions?.[place]?.[language]?.message}
            {...register(`quickQuestions.${place}.${language}`)}
          />
        ))}
      </div>
    </SettingsForm>
  )
}
