import { useState } from 'react'
import { type CurrentEdition, PEOPLE_DAYS } from '../../../contract/editions.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { isName, NameField } from './name-field.tsx'
import { useEditionActions } from './use-editions.ts'
import { WhatHappens } from './what-happens.tsx'

/** Begins the next edition: its name and days, what it starts with, and what is gone then. */
export function BeginDialog({ edition, onClose }: { edition: CurrentEdition; onClose: () => void }) {
  const say = useAdminText()
  const { number } = useNumbers()
  const { begin } = useEditionActions()
  const [values, setValues] = useState({
    name: edition.name,
    shortName: edition.shortName,
    edition: '',
    startsOn: edition.nextStartsOn ?? '',
    endsOn: edition.nextStartsOn ?? '',
  })
  const [keepsStations, setKeepsStations] = useState(true)
  const [confirmation, setConfirmation] = useState('')
  const [isTried, setTried] = useState(false)
  const { counts } = edition
  const missing = (text: string) => (isTried && text.trim() === '' ? say('form.required') : undefined)
  const endsBefore = values.endsOn < values.startsOn
  const field = (key: keyof typeof values) => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
  })
  const submit = () => {
    setTried(true)
    const { edition: label, ...needed } = values
    if (Object.values(needed).some((text) => text.trim() === '') || endsBefore) return
    if (!isName(confirmation, edition.name)) return
    const body = { ...needed, edition: label, keepsStations, confirmation, version: edition.version }
    begin.mutate(body, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={say('editions.beginTitle')}
      submitLabel={say('editions.beginDo')}
      pendingLabel={say('editions.beginning')}
      isPending={begin.isPending}
      isDirty={confirmation !== ''}
      isSheet
      isLong
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={say('settings.name')} required error={missing(values.name)} {...field('name')} />
      <TextField
        label={say('settings.shortName')}
        hint={say('settings.shortNameHint')}
        required
        error={missing(values.shortName)}
        {...field('shortName')}
      />
      <TextField label={say('settings.edition')} hint={say('settings.editionHint')} {...field('edition')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={say('settings.startsOn')}
          required
          error={missing(values.startsOn)}
          {...field('startsOn')}
        />
        <TextField
          type="date"
          label={say('settings.endsOn')}
          required
          error={missing(values.endsOn) ?? (isTried && endsBefore ? say('settings.endsBefore') : undefined)}
          {...field('endsOn')}
        />
      </div>
      <Checkbox
        label={say('editions.keepsStations', { count: number(counts.stations) })}
        checked={keepsStations}
        onChange={setKeepsStations}
      />
      <WhatHappens
        kind="stays"
        title={say('editions.setUpStays')}
        lines={[say('editions.setUpStaysText'), say('editions.figuresStay', { days: number(PEOPLE_DAYS) })]}
      />
      <WhatHappens
        kind="goes"
        title={say('editions.goes')}
        lines={[
          say('editions.goesPeople', { people: number(counts.people), bands: number(counts.bands) }),
          say('editions.goesLedger', { taps: number(counts.taps), questions: number(counts.questions) }),
          say('editions.goesProgramme', { count: number(counts.programmeEntries) }),
        ]}
      />
      <WhatHappens
        kind="matters"
        title={say('editions.noWayBack')}
        lines={[say('editions.exportFirst'), say('editions.bandsFree')]}
      />
      <NameField name={edition.name} value={confirmation} isTried={isTried} onChange={setConfirmation} />
    </FormDialog>
  )
}
