import type { EventSettings } from '../../../contract/admin-event.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Loaded } from '../section-frame.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useEventForm } from './use-event-form.ts'
import { useEventSettings } from './use-event-settings.ts'

/** The least that makes a festival somebody's own: its name, its days and its clock. */
export function EventStep({ onSaved }: { onSaved: () => void }) {
  const say = useAdminText()
  return (
    <Loaded query={useEventSettings()} loadingText={say('setup.loading')}>
      {(settings) => <EventForm key={settings.version} settings={settings} onSaved={onSaved} />}
    </Loaded>
  )
}

function EventForm({ settings, onSaved }: { settings: EventSettings; onSaved: () => void }) {
  const say = useAdminText()
  const { form, zones, submit, isPending } = useEventForm(settings, onSaved)
  const { register, formState } = form
  const { errors } = formState
  return (
    <form
      noValidate
      aria-label={say('setup.step.event')}
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void submit()
      }}
    >
      <div className="sm:col-span-2">
        <TextField
          label={say('setup.event.name')}
          required
          maxLength={80}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
      </div>
      <TextField
        label={say('setup.event.startsOn')}
        required
        type="date"
        error={errors.startsOn?.message}
        {...register('startsOn')}
      />
      <TextField
        label={say('setup.event.endsOn')}
        required
        type="date"
        error={errors.endsOn?.message}
        {...register('endsOn')}
      />
      <div className="sm:col-span-2">
        <SelectField
          label={say('setup.event.timeZone')}
          required
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={say('do.saving')}>
          {say('do.save')}
        </Button>
      </div>
    </form>
  )
}
