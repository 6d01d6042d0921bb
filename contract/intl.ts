/**
 * Formats and segmenters of `Intl` are slow to make, and each weighs some 50 kB outside of what the garbage collector
 * weighs: made anew for every answer they pile up to hundreds of megabytes. Here each is made once. What they are asked
 * for must come from a short list: locales, zones and styles, nothing that a visitor writes.
 */
const made = new Map<string, unknown>()

function once<T>(kind: string, locale: string, options: object | undefined, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as T
}

/** A format for days and times of a locale. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options))
}

/** A format for numbers of a locale. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options))
}

/** What cuts a text of a locale into words or sentences. */
export function segmenter(locale: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  return once(granularity, locale, undefined, () => new Intl.Segmenter(locale, { granularity }))
}
