import { dayName } from '../i18n/formats.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { SelectField } from './select-field.tsx'
import { useAdminText } from './use-admin-text.ts'

interface DaysChoiceProps {
  /** Event days on which something happened, in order. */
  days: readonly string[]
  /** Empty: from the first. */
  from: string
  /** Empty: to the last. */
  to: string
  onChange: (chosen: { from: string; to: string }) => void
}

/** The first and the last event day that are wanted; the last is never before the first. */
export function DaysChoice({ days, from, to, onChange }: DaysChoiceProps) {
  const say = useAdminText()
  const { locale } = useLanguage()
  const options = (shown: readonly string[], all: string) => [
    { value: '', label: all },
    ...shown.map((day) => ({ value: day, label: dayName(locale, day) })),
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={say('days.from')}
        value={from}
        options={options(days, say('days.first'))}
        onChange={({ target: { value } }) => onChange({ from: value, to: to !== '' && to < value ? '' : to })}
      />
      <SelectField
        label={say('days.to')}
        value={to}
        options={options(
          days.filter((day) => day >= from),
          say('days.last'),
        )}
        onChange={({ target: { value } }) => onChange({ from, to: value })}
      />
    </div>
  )
}
