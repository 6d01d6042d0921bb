import { dateFormat } from './intl.ts'

/** The short name of a time zone at a moment as its clocks and signs say it, "PST", the same in every language. */
export function zoneName(timeZone: string, moment: Date | number): string {
  // Other languages only know "GMT-8", which nobody at the venue says.
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'short' })
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
