import { readMoment } from '../../contract/wall-clock.ts'

/** A moment as a field for date and time shows it: the venue's wall clock, to the minute. */
export function toWallClock(at: string | null, timeZone: string): string {
  return at === null ? '' : wallClock(new Date(at), timeZone)
}

/** The moment when the venue's wall clock shows this; null for an empty field, and what is no time as it is. */
export function fromWallClock(text: string, timeZone: string): string | null {
  return text === '' ? null : (readMoment(text, timeZone)?.toISOString() ?? text)
}

function wallClock(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  return text.replace(' ', 'T')
}
