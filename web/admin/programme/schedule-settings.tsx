import { useState } from 'react'
import type { ScheduleSource } from '../../../contract/schedules.ts'
import { Button } from '../../ui/button.tsx'
import { Trash2 } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useAdminToast } from '../use-admin-toast.ts'
import { useNumbers } from '../use-numbers.ts'
import { failureText, useChangeSchedule, useRemoveSchedule } from './use-schedules.ts'

/** How often a schedule can be read by itself (minutes). */
const rhythms = [15, 60, 360, 1_440]

/** Name, address and rhythm of a schedule, and the way to be rid of it. */
export function ScheduleSettings({ schedule, onClose }: { schedule: ScheduleSource; onClose: () => void }) {
  const say = useAdminText()
  const adminToast = useAdminToast()
  const { minutes } = useNumbers()
  const [name, setName] = useState(schedule.name)
  const [address, setAddress] = useState(schedule.address ?? '')
  const [rhythm, setRhythm] = useState(String(schedule.everyMinutes ?? ''))
  const save = useChangeSchedule(schedule, onClose)
  const known = [...new Set([...rhythms, ...(schedule.everyMinutes === null ? [] : [schedule.everyMinutes])])]
  const handleSubmit = () =>
    save.mutate(
      {
        name,
        everyMinutes: rhythm === '' ? null : Number(rhythm),
        ...(address !== (schedule.address ?? '') && { address }),
      },
      { onError: (failure) => adminToast.error(failureText(failure, say)) },
    )
  const isDirty =
    name !== schedule.name ||
    address !== (schedule.address ?? '') ||
    rhythm !== String(schedule.everyMinutes ?? '')
  return (
    <FormDialog
      title={say('schedule.settings', { name: schedule.name })}
      submitLabel={say('do.save')}
      pendingLabel={say('do.saving')}
      isPending={save.isPending}
      isDirty={isDirty}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={say('schedule.name')}
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="url"
        label={say('schedule.address')}
        hint={say('schedule.addressHint')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <SelectField
        label={say('schedule.rhythm')}
        hint={say('schedule.rhythmHint')}
        value={rhythm}
        disabled={address === ''}
        options={[
          { value: '', label: say('schedule.never') },
          ...known
            .sort((a, b) => a - b)
            .map((value) => ({
              value: String(value),
              label: say('schedule.every', { time: minutes(value) }),
            })),
        ]}
        onChange={(event) => setRhythm(event.target.value)}
      />
      <RemoveSchedule schedule={schedule} onRemoved={onClose} />
    </FormDialog>
  )
}

function RemoveSchedule({ schedule, onRemoved }: { schedule: ScheduleSource; onRemoved: () => void }) {
  const say = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveSchedule(onRemoved)
  if (!isAsking) {
    return (
      <Button variant="ghost" className="self-start" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {say('schedule.remove')}
      </Button>
    )
  }
  const go = (sessions: 'stay' | 'go') => remove.mutate({ id: schedule.id, sessions })
  return (
    <fieldset className="grid gap-3 rounded-control border border-danger/50 p-3">
      <legend className="px-1 font-semibold">{say('schedule.removeTitle')}</legend>
      <p className="text-sm text-mid">{say('schedule.removeText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isPending={remove.isPending} onClick={() => go('stay')}>
          {say('schedule.removeStay')}
        </Button>
        <Button size="sm" variant="danger" isPending={remove.isPending} onClick={() => go('go')}>
          {say('schedule.removeGo')}
        </Button>
      </div>
    </fieldset>
  )
}
