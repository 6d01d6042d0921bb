import i18next from 'i18next'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { logWarning } from '../platform/log.ts'
import type { AdminKey } from './text-keys.ts'
import { loadTexts, NAMESPACE } from './texts.ts'

type Values = Record<string, string | number>

/** Says a text of the dashboard in the language of the moment. */
export type Say = (key: AdminKey, values?: Values) => string

/** The voice of the dashboard; the gate around it has loaded its texts. */
export const SayContext = createContext<Say>((key) => key)

/** Says the texts of the dashboard. */
export function useSay(): Say {
  return use(SayContext)
}

/** The voice, once the texts of the language are there; a change of language keeps the old texts until then. */
export function useLoadedTexts(): Say | undefined {
  const { language } = useLanguage()
  const [spoken, setSpoken] = useState<Language>()
  useEffect(() => {
    let isCurrent = true
    loadTexts(language)
      .then(() => language)
      .catch(async (cause: unknown) => {
        logWarning(`The dashboard's texts of "${language}" could not be loaded`, cause)
        await loadTexts('en')
        return 'en' as const
      })
      .then((loaded) => isCurrent && setSpoken(loaded))
    return () => {
      isCurrent = false
    }
  }, [language])
  return useMemo(() => {
    if (spoken === undefined) return undefined
    // The page's own texts are typed by their catalogue, these by theirs.
    const fixed = (i18next.getFixedT as (language: Language, namespace: string) => unknown)(spoken, NAMESPACE)
    return fixed as Say
  }, [spoken])
}
