import { useLanguage } from '../i18n/use-language.ts'
import { useEvent } from './use-event.ts'

/** Says names that staff wrote, of installations, places and prizes, in the language of the screen; else as written. */
export function useNames(): (name: string) => string {
  const { names } = useEvent()
  const { language } = useLanguage()
  return (name) => names?.[name]?.[language] ?? name
}
