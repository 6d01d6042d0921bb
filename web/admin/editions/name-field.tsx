import { TextField } from '../../ui/text-field.tsx'
import { useAdminText } from '../use-admin-text.ts'

/** Whether somebody has typed the name; capitals and spaces around it do not matter, as on the server. */
export function isName(typed: string, name: string): boolean {
  const bare = (text: string) => text.normalize().trim().toLowerCase()
  return bare(typed) === bare(name)
}

interface NameFieldProps {
  name: string
  value: string
  /** Somebody tried to go on. */
  isTried: boolean
  onChange: (typed: string) => void
}

/** Asks for the name of the event, so that nobody does this by a slip. */
export function NameField({ name, value, isTried, onChange }: NameFieldProps) {
  const say = useAdminText()
  return (
    <TextField
      label={say('editions.typeName', { name })}
      required
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isTried && !isName(value, name) ? say('editions.otherName') : undefined}
    />
  )
}
