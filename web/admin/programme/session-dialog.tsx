import { useState } from 'react'
import { Link } from 'react-router'
import type { TimetableEntry } from '../../../contract/timetable.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useNumbers } from '../use-numbers.ts'
import { fromWallClock, toWallClock } from '../venue-time.ts'

interface SessionDialogProps {
  entry: TimetableEntry
  onSave: (changed: TimetableEntry) => void
  onClose: () => void
}

/** When and where a session is; everything else of it is in the event knowledge. */
export function SessionDialog({ entry, onSave, onClose }: SessionDialogProps) {
  const say = useAdminText()
  const { timeZone } = useNumbers()
  const [starts, setStarts] = useState(toWallClock(entry.startsAt, timeZone))
  const [ends, setEnds] = useState(toWallClock(entry.endsAt, timeZone))
  const [location, setLocation] = useState(entry.location ?? '')
  const endsFirst = ends !== '' && ends < starts
  const zone = say('entry.venueTime', { zone: timeZone })
  const changed = {
    ...entry,
    startsAt: fromWallClock(starts, timeZone) ?? entry.startsAt,
    endsAt: fromWallClock(ends, timeZone),
    location: location.trim() || null,
  }
  const handleSubmit = () => {
    if (starts === '' || endsFirst) return
    onSave(changed)
    onClose()
  }
  return (
    <FormDialog
      title={entry.title}
      submitLabel={say('do.save')}
      pendingLabel={say('do.saving')}
      isPending={false}
      isDirty={JSON.stringify(changed) !== JSON.stringify(entry)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {entry.schedule !== null && (
        <p className="text-sm text-mid">{say('timetable.fromSchedule', { name: entry.schedule })}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          required
          label={say('entry.starts')}
          hint={zone}
          error={starts === '' ? say('form.required') : undefined}
          value={starts}
          onChange={(event) => setStarts(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={say('entry.ends')}
          hint={zone}
          error={endsFirst ? say('import.problem.end-before-start') : undefined}
          value={ends}
          onChange={(event) => setEnds(event.target.value)}
        />
      </div>
      <TextField
        label={say('entry.location')}
        maxLength={200}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
      <Link
        className="justify-self-start text-link underline underline-offset-2"
        to={`/admin?tab=knowledge&search=${encodeURIComponent(entry.title)}`}
      >
        {say('timetable.openEntry')}
      </Link>
    </FormDialog>
  )
}
