import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../platform/api-failure.ts'
import type { TextKey } from './catalogue.ts'

type RefusalKey = Extract<TextKey, `errors.${string}`>

/** Turns a failure into a sentence: by its code in the visitor's language, else the server's own, else none. */
export function useFailureText(): (failure: unknown) => string | undefined {
  const { t, i18n } = useTranslation()
  const isKnown = (key: string): key is RefusalKey => i18n.exists(key)
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return undefined
    const key = `errors.${failure.code}`
    return isKnown(key) ? t(key) : failure.sentence
  }
}
