import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ label, hint, error, isLabelHidden, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }} isRequired={rest.required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
