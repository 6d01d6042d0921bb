/** Start and end of something on the programme; what has no start can be visited at any time. */
export interface Span {
  startsAt: string | null
  endsAt: string | null
}

/** Where something stands at a moment: on, still to come, over, or without a time. */
export type Moment = 'now' | 'later' | 'over' | 'anytime'

/** Where something stands at a moment, in milliseconds. The start is included, the end is not. */
export function momentOf({ startsAt, endsAt }: Span, now: number): Moment {
  if (startsAt === null) return 'anytime'
  if (Date.parse(startsAt) > now) return 'later'
  return now < Date.parse(endsAt ?? startsAt) ? 'now' : 'over'
}

/**
 * What begins next: everything still to come on this event day, or, once the day has nothing left, on the first day
 * that has.
 */
export function nextOf<T extends Span & { day: string | null }>(
  entries: readonly T[],
  now: number,
  today: string,
): T[] {
  const coming = entries.filter((entry) => momentOf(entry, now) === 'later')
  const days = coming.map(({ day }) => day ?? '').sort()
  const day = days.find((one) => one === today) ?? days[0]
  return coming.filter((entry) => entry.day === day)
}

/** Whether two things happen at the same time; one that begins when the other ends does not. */
export function overlap(one: Span, other: Span): boolean {
  if (one.startsAt === null || other.startsAt === null) return false
  const [from, until] = [Date.parse(one.startsAt), Date.parse(one.endsAt ?? one.startsAt)]
  return from < Date.parse(other.endsAt ?? other.startsAt) && Date.parse(other.startsAt) < until
}

// Asked of every entry of a programme: a look by the zone alone is a microsecond cheaper than intl.ts.
const formats = new Map<string, Intl.DateTimeFormat>()

/** The event day of a moment as yyyy-mm-dd: in venue time, rolling over at the given hour (rulings: 06:00). */
export function eventDayOf(moment: number, timeZone: string, dayStartsAtHour: number): string {
  let format = formats.get(timeZone)
  if (format === undefined) {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const
    format = new Intl.DateTimeFormat('en-CA', { timeZone, ...fields, hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  const [date = '', hour = ''] = format.format(moment).split(', ')
  if (Number(hour) >= dayStartsAtHour) return date
  return new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10)
}

/** One spelling per word for a search: without capitals, accents and full-width forms. */
export function foldForSearch(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
  // Marks of kana stay: taking them off would turn one letter into another.
  return folded.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** The words of a search, folded. */
export function wordsOf(search: string): string[] {
  return foldForSearch(search).split(/\s+/).filter(Boolean)
}

/** Whether a folded text has every one of the words. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
