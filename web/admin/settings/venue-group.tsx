import type { EventSettings } from '../../../contract/admin-event.ts'
import { endonyms } from '../../../contract/languages.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { SettingsForm } from './settings-form.tsx'
import { type SettingsGroup, useSettingsForm } from './use-settings-form.ts'

type Values = ReturnType<typeof valuesOf>

function valuesOf({ venue, help, languages }: EventSettings) {
  const desk = Object.fromEntries(languages.map((language) => [language, help.desk[language] ?? '']))
  return { venue, help: { desk: desk as Record<string, string>, email: help.email, phone: help.phone } }
}

const group: SettingsGroup<Values> = { id: 'venue', valuesOf, read: (values) => values }

const labels: Record<string, AdminKey> = {
  'venue.name': 'settings.venueName',
  'venue.address': 'settings.venueAddress',
  'venue.mapUrl': 'settings.mapUrl',
  'help.desk': 'settings.deskLegend',
  'help.email': 'settings.helpEmail',
  'help.phone': 'settings.helpPhone',
}

/** Where the event is, and where its guests find help. */
export function VenueGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  const state = useSettingsForm(settings, group)
  const { register, formState } = state.form
  const { venue, help } = formState.errors
  return (
    <SettingsForm
      title={say('settings.group.venue')}
      intro={say('settings.venue.intro')}
      {...{ group, state, labels }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('settings.venueName')}
          error={venue?.name?.message}
          {...register('venue.name')}
        />
        <TextField
          label={say('settings.venueAddress')}
          error={venue?.address?.message}
          {...register('venue.address')}
        />
        <TextField
          type="url"
          label={say('settings.mapUrl')}
          hint={say('settings.mapUrlHint')}
          error={venue?.mapUrl?.message}
          {...register('venue.mapUrl')}
        />
      </div>
      <fieldset className="grid gap-4 border-t border-line/50 pt-4">
        <legend className="float-left w-full font-semibold">{say('settings.deskLegend')}</legend>
        <p className="max-w-prose text-sm text-low">{say('settings.deskHint')}</p>
        {settings.languages.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={endonyms[language]}
            error={help?.desk?.[language]?.message}
            {...register(`help.desk.${language}`)}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 border-t border-line/50 pt-4 sm:grid-cols-2">
        <TextField
          type="email"
          label={say('settings.helpEmail')}
          hint={say('settings.helpHint')}
          error={help?.email?.message}
          {...register('help.email')}
        />
        <TextField
          type="tel"
          label={say('settings.helpPhone')}
          error={help?.phone?.message}
          {...register('help.phone')}
        />
      </div>
    </SettingsForm>
  )
}
