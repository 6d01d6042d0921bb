import { Search } from '../ui/icons.ts'
import { TextField } from '../ui/text-field.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search over what is on the page already: it answers while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-44 max-sm:basis-60 [&_input]:ps-10">
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-low"
      />
    </div>
  )
}
