import i18next from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { logWarning } from '../platform/log.ts'
import type { Catalogue, Texts } from './catalogue.ts'
import { useLanguage } from './use-language.ts'

type Values = Record<string, string | number>

/** A text in the language of the moment, by its key. */
export type TextOf<Key extends string> = (key: Key, values?: Values) => string

/** The texts of a catalogue, once those of the language are there; a change of language keeps the old ones until then. */
export function useTextsOf<Key extends string>(catalogue: Catalogue): TextOf<Key> | undefined {
  const { language } = useLanguage()
  const [loadedLanguage, setLoadedLanguage] = useState(() =>
    isLoaded(catalogue, language) ? language : undefined,
  )
  useEffect(() => {
    let isCurrent = true
    loadTextsOf(catalogue, language).then((loaded) => isCurrent && setLoadedLanguage(loaded))
    return () => {
      isCurrent = false
    }
  }, [catalogue, language])
  return useMemo(() => {
    if (loadedLanguage === undefined) return undefined
    // The page's own texts are typed by their catalogue, these by theirs.
    const fixed = (i18next.getFixedT as (language: Language, namespace: string) => unknown)(
      loadedLanguage,
      catalogue.namespace,
    )
    return fixed as TextOf<Key>
  }, [catalogue, loadedLanguage])
}

/** Loads the texts of a catalogue. @returns the language that is there then: English where the other could not be had */
export async function loadTextsOf(catalogue: Catalogue, language: Language): Promise<Language> {
  try {
    await load(catalogue, language)
    return language
  } catch (cause) {
    logWarning(`The texts "${catalogue.namespace}" of "${language}" could not be loaded`, cause)
    add(catalogue, 'en', catalogue.english)
    return 'en'
  }
}

async function load(catalogue: Catalogue, language: Language): Promise<void> {
  if (isLoaded(catalogue, language)) return
  const path = Object.keys(catalogue.translations).find((file) => file.includes(`/${language}/`))
  const texts = path === undefined ? undefined : await catalogue.translations[path]?.()
  add(catalogue, language, texts ?? catalogue.english)
}

function isLoaded({ namespace }: Catalogue, language: Language): boolean {
  return i18next.hasResourceBundle(language, namespace)
}

function add({ namespace }: Catalogue, language: Language, texts: Texts): void {
  i18next.addResourceBundle(language, namespace, texts)
}
