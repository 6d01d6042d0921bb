import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from '../../contract/languages.ts'
import { knownFestival, onFestival } from '../platform/festival.ts'
import { logWarning } from '../platform/log.ts'
import { recall, remember } from '../platform/remembered.ts'
import { recallStation } from '../platform/station.ts'
import type { Texts } from './catalogue.ts'
import english from './catalogues/en/companion.json' with { type: 'json' }

const NAMESPACE = 'companion'

// Each language is a file of its own: a phone loads the one it reads, beside the original.
const translations = import.meta.glob<Texts>(['./catalogues/*/companion.json', '!./catalogues/en/*'], {
  import: 'default',
})

/** What only some pages say: they bring it along, so that the first screen need not. */
type LaterTexts = 'profile' | 'booth' | 'hub' | 'stage'
const laterTexts = import.meta.glob<Texts>('./catalogues/*/{profile,booth,hub,stage}.json', {
  import: 'default',
})
const neededLater = new Set<LaterTexts>()

const defaultLanguage: Language = 'en'

// What stands beside the guide's name changes with it in some languages, whose readers load how.
let fitName: typeof import('../../contract/fit-name.ts').fitName | undefined
const besideName = {
  type: 'postProcessor',
  name: 'beside-name',
  process: (text: string) =>
    fitName?.(text, guideName(), asLanguage(i18next.language) ?? defaultLanguage) ?? text,
} as const

/** The language in which a device starts, and to which it returns when a kiosk forgets its visitor. */
export function languageOfDevice(): Language {
  const { languages: offered, defaultLanguage: first } = knownFestival()
  const wanted = recallStation()?.language
  if (wanted && (offered?.includes(wanted) ?? true)) return wanted
  return asLanguage(first) ?? defaultLanguage
}

/** Starts the texts in the remembered language. */
export async function startI18n(): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(besideName)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: { en: { [NAMESPACE]: english } },
      ns: NAMESPACE,
      keySeparator: false,
      nsSeparator: false,
      // React escapes by itself.
      interpolation: { escapeValue: false, defaultVariables: { guide: guideName() } },
      postProcess: besideName.name,
      react: { useSuspense: false },
      initAsync: false,
    })
  await applyLanguage(rememberedLanguage() ?? languageOfDevice())
  onFestival(followFestival)
  return i18next
}

/** The languages that the event offers, in the order of every menu. */
export function offeredLanguages(): readonly Language[] {
  const offered = knownFestival().languages ?? []
  return offered.length === 0 ? languages : languages.filter((language) => offered.includes(language))
}

function rememberedLanguage(): Language | undefined {
  const language = asLanguage(recall('language'))
  return language && offeredLanguages().includes(language) ? language : undefined
}

function guideName(): string {
  return knownFestival().brand?.guideName ?? 'Leon'
}

/** Texts name the guide as the event does, in a language that it offers. */
function followFestival(): void {
  const { interpolation } = i18next.options
  const language = asLanguage(i18next.language) ?? defaultLanguage
  const isRenamed = interpolation?.defaultVariables?.guide !== guideName()
  if (interpolation) interpolation.defaultVariables = { guide: guideName() }
  if (!offeredLanguages().includes(language)) void applyLanguage(languageOfDevice())
  else if (isRenamed) void i18next.changeLanguage(language)
}

/** Changes the language at once and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember('language', language)
  await applyLanguage(language)
}

/** Changes the language without remembering it. A catalogue that cannot be loaded leaves the language as it was. */
export async function applyLanguage(language: Language): Promise<void> {
  try {
    if (language === 'ko' || language === 'fr')
      fitName ??= (await import('../../contract/fit-name.ts')).fitName
    if (!i18next.hasResourceBundle(language, NAMESPACE)) {
      i18next.addResourceBundle(language, NAMESPACE, await loadCatalogue(language))
    }
    for (const name of neededLater) await addLaterTexts(name, language)
    await i18next.changeLanguage(language)
    document.documentElement.lang = language
  } catch (cause) {
    logWarning(`The texts of "${language}" could not be loaded`, cause)
  }
}

/** Loads the texts of some pages, in this language and in every one that is chosen later. */
export async function loadLaterTexts(name: LaterTexts): Promise<void> {
  neededLater.add(name)
  await addLaterTexts(name, asLanguage(i18next.language) ?? defaultLanguage)
}

async function addLaterTexts(name: LaterTexts, language: Language): Promise<void> {
  const texts = await laterTexts[`./catalogues/${language}/${name}.json`]?.()
  i18next.addResourceBundle(language, NAMESPACE, texts, true, true)
}

/** The texts that visitors read in a language; English is here already. */
export async function loadCatalogue(language: Language): Promise<Texts> {
  return (await translations[`./catalogues/${language}/companion.json`]?.()) ?? english
}

/** A code as one of the seven languages, if it is one. */
export function asLanguage(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code)
}
