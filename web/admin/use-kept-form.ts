import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { keep, readKept } from './kept.ts'

/** A form whose fields are kept as they are typed, under a name of the state that opened it. */
export function useKeptForm<Values extends FieldValues, Output>(
  name: string,
  options: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> {
  const form = useForm<Values, unknown, Output>(options)
  const fillIn = useEffectEvent(() => {
    const typed = readKept<Values>(name)
    if (typed) form.reset(typed, { keepDefaultValues: true })
  })
  useEffect(() => {
    fillIn()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(name, values) })
  }, [form.subscribe, name])
  return form
}
