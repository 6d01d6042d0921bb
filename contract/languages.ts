/** Language codes of the interface and the guide (specification section 9), in the order of every language menu. */
export const languages = ['en', 'es', 'zh', 'ja', 'ko', 'fr', 'de'] as const

/** One of the seven languages. */
export type Language = (typeof languages)[number]

/** The locale that formats dates, numbers and speech of a language (specification section 9). */
export const locales: Record<Language, string> = {
  en: 'en-US',
  es: 'es-ES',
  zh: 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  fr: 'fr-FR',
  de: 'de-DE',
}

/** Korean programmes count hours to 24; what machines write otherwise is half English in browsers. Others as usual. */
export function hoursOf(locale: string): Pick<Intl.DateTimeFormatOptions, 'hourCycle'> {
  return locale === locales.ko ? { hourCycle: 'h23' } : {}
}

/** The locale that writes sums: Spanish does it as the region of the event does. */
export function numberLocale(language: Language, timeZone: string): string {
  return language === 'es' && timeZone.startsWith('America/') ? 'es-US' : locales[language]
}

/** What a language calls itself: menus never translate these. */
export const endonyms: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
}
