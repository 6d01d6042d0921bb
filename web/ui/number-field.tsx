import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

type NumberFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
    /** What stands in the field, as typed; `numberFromText` reads it. */
    value: string
    onChange: (text: string) => void
  }

/**
 * Whole numbers as people write and paste them: "1,000", "1.000" and "1 000" are a thousand. Undefined when it
 * is not a whole number of zero or more.
 */
export function numberFromText(text: string): number | undefined {
  const digits = text.trim().replace(/(?<=\d)[,.'’\s](?=\d{3}(\D|$))/gu, '')
  return /^\d{1,15}$/u.test(digits) ? Number(digits) : undefined
}

/** A text input with the number keyboard: no wheel that changes points by accident, no lost paste. */
export function NumberField({ label, hint, error, isLabelHidden, onChange, ...rest }: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }} isRequired={rest.required}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...control}
          className={`${control.className} tnum`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
