import { useId } from 'react'
import type { AdminStation } from '../../../contract/admin-stations.ts'
import { useEvent } from '../../event/use-event.ts'
import { CircleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

interface PlacePickerProps {
  stations: readonly AdminStation[]
  value: string
  error: string | undefined
  onChange: (installationId: string) => void
}

const optionClass = [
  'flex min-h-control items-center gap-3 rounded-control border border-line-ctl/70 bg-surface px-3.5 py-2.5',
  'transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent/12',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus',
].join(' ')

/** Where a station stands: one touch for each installation. */
export function PlacePicker({ stations, value, error, onChange }: PlacePickerProps) {
  const say = useAdminText()
  const { installations } = useEvent()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-mid">{say('stations.pair.place')}</legend>
      {error && (
        <p id={`${id}-error`} className="mb-1.5 flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {installations.map((place) => (
          <label key={place.id} className={optionClass}>
            <input
              type="radio"
              name={id}
              value={place.id}
              checked={value === place.id}
              onChange={() => onChange(place.id)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block font-semibold">{place.name}</span>
              {place.location !== null && place.location !== place.name && (
                <span className="block text-sm text-mid">{place.location}</span>
              )}
            </span>
            <StationCount count={countAt(place.id, stations)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function countAt(installationId: string, stations: readonly AdminStation[]): number {
  return stations.filter((one) => one.installationId === installationId && one.state === 'paired').length
}

/** How many stations are there already: whoever pairs a second one sees it. */
function StationCount({ count }: { count: number }) {
  const say = useAdminText()
  if (count === 0) return null
  return <span className="tnum shrink-0 text-sm text-low">{say('stations.stationsThere', { count })}</span>
}
