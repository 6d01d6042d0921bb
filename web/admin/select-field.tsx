import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '../ui/field.tsx'

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options: readonly { value: string; label: string }[]
  }

/** The browser's own list: staff know it from every form, and phones show it large. */
export function SelectField({ label, hint, error, isLabelHidden, options, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }} isRequired={rest.required}>
      {(control) => (
        <select {...rest} {...control} className={`${control.className} pe-8`}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value} className="bg-surface text-hi">
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
