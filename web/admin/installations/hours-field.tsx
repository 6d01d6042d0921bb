import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { CircleAlert, Plus, Trash2 } from '../../ui/icons.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { type HoursRow, rowsOf, textOfRows } from './hours-text.ts'
import { useEventDays } from './use-event-days.ts'

interface HoursFieldProps {
  /** As `textOfHours` writes them. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const newRow: HoursRow = { day: '', opensAt: '10:00', closesAt: '22:00' }

/** When an installation takes taps: always, or in periods of every day or of single days. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const say = useAdminText()
  const rows = rowsOf(value)
  const write = (next: HoursRow[]) => onChange(textOfRows(next))
  const isLimited = rows.length > 0
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold text-mid">{say('installations.hours')}</legend>
      <SegmentedControl
        label={say('installations.hours')}
        value={isLimited ? 'periods' : 'always'}
        options={[
          { value: 'always', label: say('installations.hoursAlways') },
          { value: 'periods', label: say('installations.hoursPeriods') },
        ]}
        onChange={(kind) => write(kind === 'always' ? [] : isLimited ? rows : [newRow])}
      />
      {rows.map((row, index) => (
        <PeriodRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a period has no name, and rows are never reordered.
          key={index}
          row={row}
          onChange={(next) => write(rows.with(index, next))}
          onRemove={() => write(rows.toSpliced(index, 1))}
        />
      ))}
      {error && (
        <p className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
      {isLimited && (
        <div>
          <Button onClick={() => write([...rows, rows.at(-1) ?? newRow])}>
            <Plus aria-hidden className="size-5" />
            {say('installations.hoursAdd')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface PeriodRowProps {
  row: HoursRow
  onChange: (row: HoursRow) => void
  onRemove: () => void
}

function PeriodRow({ row, onChange, onRemove }: PeriodRowProps) {
  const say = useAdminText()
  const { days, dayName } = useEventDays()
  const known = row.day === '' || days.includes(row.day) ? days : [...days, row.day]
  const isOverMidnight = row.opensAt !== '' && row.closesAt !== '' && row.closesAt <= row.opensAt
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]">
      <div className="col-span-3 sm:col-span-1">
        <SelectField
          label={say('installations.hoursDay')}
          value={row.day}
          options={[
            { value: '', label: say('installations.hoursEveryDay') },
            ...known.map((day) => ({ value: day, label: dayName(day) })),
          ]}
          onChange={(event) => onChange({ ...row, day: event.target.value })}
        />
      </div>
      {(['opensAt', 'closesAt'] as const).map((edge) => (
        <Field key={edge} label={say(`installations.${edge}`)}>
          {(control) => (
            <input
              type="time"
              {...control}
              value={row[edge]}
              onChange={(event) => onChange({ ...row, [edge]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button variant="ghost" isIconOnly aria-label={say('installations.hoursRemove')} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4.5" />
      </Button>
      {isOverMidnight && (
        <p className="col-span-full text-sm text-low">{say('installations.hoursOverMidnight')}</p>
      )}
    </div>
  )
}
