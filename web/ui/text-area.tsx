import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Grows with its text from `rows` up to about five lines more, where the browser can. */
export function TextArea({ label, hint, error, isLabelHidden, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }} isRequired={rest.required}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={`${control.className} field-sizing-content max-h-[14lh] resize-y`}
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
        />
      )}
    </Field>
  )
}
