/** A moment as a field for date and time shows it: the venue's wall clock, to the minute. */
export function toWallClock(at: string | null, timeZone: string): string {
  return at === null ? '' : wallClock(new Date(at), timeZone)
}

/** The moment when the venue's wall clock shows this; null for an empty field. */
export function fromWallClock(text: string, timeZone: string): string | null {
  if (text === '') return null
  const wanted = Date.parse(`${text}Z`)
  if (Number.isNaN(wanted)) return text
  // The clock shown at a first guess tells the zone's offset; a second look settles the days when it changes.
  let moment = wanted
  for (let look = 0; look < 2; look += 1) {
    moment += wanted - Date.parse(`${wallClock(new Date(moment), timeZone)}Z`)
  }
  return new Date(moment).toISOString()
}

function wallClock(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  return text.replace(' ', 'T')
}
