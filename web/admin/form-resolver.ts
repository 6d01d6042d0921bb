import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { AdminKey } from './texts.ts'
import type { AdminText } from './use-admin-text.ts'

interface Rules<Values> {
  /** What stands in the fields, as the contract wants it. */
  read: (values: Values) => Record<string, unknown>
  /** What is said of a field, instead of the general sentences. */
  sentences?: Partial<Record<keyof Values & string, AdminKey>>
}

/** Checks a form with the schema of the contract: the page refuses what the server would refuse. */
export function contractResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
  say: AdminText,
  { read, sentences = {} }: Rules<Values>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(read(values))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? 'root')
      const own: AdminKey | undefined = (sentences as Record<string, AdminKey | undefined>)[field]
      const isEmpty = values[field] === undefined || String(values[field]).trim() === ''
      const key = isEmpty
        ? 'form.required'
        : (own ?? (issue.code === 'too_big' ? 'form.tooLong' : 'form.invalid'))
      errors[field] ??= { type: issue.code ?? 'custom', message: say(key) }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
