import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../platform/api-failure.ts'

// What only staff can be refused with stands among the texts of the dashboard, which phones do not load.
const ns = ['companion', 'admin']

/** Turns a failure into a sentence: by its code in the visitor's language, else the server's own, else none. */
export function useFailureText(): (failure: unknown) => string | undefined {
  const { i18n } = useTranslation()
  const exists = i18n.exists as (key: string, options: object) => boolean
  const text = i18n.t as (key: string, options: object) => string
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return undefined
    const key = `errors.${failure.code}`
    return exists(key, { ns }) ? text(key, { ns }) : failure.sentence
  }
}
