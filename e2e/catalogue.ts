import type { Language } from '../contract/languages.ts'
import { guideDe } from '../web/i18n/catalogues/guide-de.ts'
import { guideEn } from '../web/i18n/catalogues/guide-en.ts'
import { guideEs } from '../web/i18n/catalogues/guide-es.ts'
import { guideFr } from '../web/i18n/catalogues/guide-fr.ts'
import { guideJa } from '../web/i18n/catalogues/guide-ja.ts'
import { guideKo } from '../web/i18n/catalogues/guide-ko.ts'
import { guideZh } from '../web/i18n/catalogues/guide-zh.ts'

const guide: Record<Language, Record<keyof typeof guideEn, string>> = {
  en: guideEn,
  es: guideEs,
  zh: guideZh,
  ja: guideJa,
  ko: guideKo,
  fr: guideFr,
  de: guideDe,
}

/** The guide's texts in a language, as a person reads them on the screen. */
export function catalogueOf(language: Language): (key: keyof typeof guideEn) => string {
  return (key) => guide[language][key].replaceAll('{{event}}', 'LIVE FEST')
}
