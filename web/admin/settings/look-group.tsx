import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { EventSettings } from '../../../contract/admin-event.ts'
import { pictureKinds } from '../../../contract/event-pictures.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AdminKey } from '../texts.ts'
import { useAdminText } from '../use-admin-text.ts'
import { ColourField } from './colour-field.tsx'
import { ColourPreview } from './colour-preview.tsx'
import { PictureField } from './picture-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useCorrected } from './use-settings.ts'
import { type SettingsGroup, useSettingsForm } from './use-settings-form.ts'

/** The product's own colours, shown where the event has none. */
const OWN = { accent: '#3ce4ff', second: '#8e66ff' }

interface Values {
  brand: { guideName: string; accent: string; second: string }
}

const group: SettingsGroup<Values> = {
  id: 'look',
  valuesOf: ({ brand: { guideName, accent, second } }) => ({
    brand: { guideName, accent: accent ?? '', second: second ?? '' },
  }),
  read: ({ brand }) => ({
    brand: { guideName: brand.guideName, accent: brand.accent || null, second: brand.second || null },
  }),
}

const labels: Record<string, AdminKey> = {
  'brand.guideName': 'settings.guideName',
  'brand.accent': 'settings.accent',
  'brand.second': 'settings.second',
}

/** What the guide is called, and the colours of every screen, with what becomes of them where they could not be read. */
export function LookGroup({ settings }: { settings: EventSettings }) {
  const say = useAdminText()
  const titleId = useId()
  const state = useSettingsForm(settings, group)
  const { control, register, setValue, formState } = state.form
  const { accent, second } = useWatch({ control, name: 'brand' })
  const corrected = useCorrected(accent || OWN.accent, second || OWN.second)
  const errors = formState.errors.brand
  const colour = (field: 'accent' | 'second', chosen: string) => ({
    label: say(`settings.${field}`),
    hint: say(`settings.${field}Hint`),
    own: OWN[field],
    value: chosen,
    error: errors?.[field]?.message,
    onChange: (value: string) =>
      setValue(`brand.${field}`, value, { shouldDirty: true, shouldValidate: true }),
  })
  return (
    <div className="grid gap-5">
      <SettingsForm
        title={say('settings.group.look')}
        intro={say('settings.look.intro')}
        {...{ group, state, labels }}
      >
        <div className="max-w-sm">
          <TextField
            label={say('settings.guideName')}
            hint={say('settings.guideNameHint')}
            required
            error={errors?.guideName?.message}
            {...register('brand.guideName')}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <ColourField {...colour('accent', accent)} />
          <ColourField {...colour('second', second)} />
        </div>
        {corrected && <ColourPreview corrected={corrected} />}
      </SettingsForm>
      <Card>
        <section aria-labelledby={titleId} className="grid max-w-3xl gap-5">
          <div className="grid gap-1">
            <h2 id={titleId} className="text-lg font-bold">
              {say('settings.pictures')}
            </h2>
            <p className="max-w-prose text-mid">{say('settings.pictures.intro')}</p>
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            {pictureKinds.map((kind) => (
              <PictureField key={kind} {...{ kind, settings }} />
            ))}
          </div>
        </section>
      </Card>
    </div>
  )
}
