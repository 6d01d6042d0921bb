import i18next from 'i18next'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { logWarning } from '../platform/log.ts'
import { type AdminKey, loadTexts, NAMESPACE } from './texts.ts'

type Values = Record<string, string | number>

/** A text of the dashboard in the language of the moment, by its key. */
export type AdminText = (key: AdminKey, values?: Values) => string

/** The texts of the dashboard; the gate around it has loaded them. */
export const AdminTextContext = createContext<AdminText>((key) => key)

/** The texts of the dashboard. */
export function useAdminText(): AdminText {
  return use(AdminTextContext)
}

/** The texts, once those of the language are there; a change of language keeps the old texts until then. */
export function useLoadedTexts(): AdminText | undefined {
  const { language } = useLanguage()
  const [loadedLanguage, setLoadedLanguage] = useState<Language>()
  useEffect(() => {
    let isCurrent = true
    loadTexts(language)
      .then(() => language)
      .catch(async (cause: unknown) => {
        logWarning(`The dashboard's texts of "${language}" could not be loaded`, cause)
        await loadTexts('en')
        return 'en' as const
      })
      .then((loaded) => isCurrent && setLoadedLanguage(loaded))
    return () => {
      isCurrent = false
    }
  }, [language])
  return useMemo(() => {
    if (loadedLanguage === undefined) return undefined
    // The page's own texts are typed by their catalogue, these by theirs.
    const fixed = (i18next.getFixedT as (language: Language, namespace: string) => unknown)(
      loadedLanguage,
      NAMESPACE,
    )
    return fixed as AdminText
  }, [loadedLanguage])
}
