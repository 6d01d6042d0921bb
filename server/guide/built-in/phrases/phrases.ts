/** The guide's own words in one language; everything else in an answer is the entries' text. */
export type GuidePhrases = {
  onNow: string
  comingUp: string
  /** Heading of what is on, with the day and the hours that were understood. */
  onDay: (day: string) => string
  /** The event has not begun, or is over; with its first or last day. */
  begins: (day: string) => string
  hasEnded: (day: string) => string
  /** How a place is added to an answer that has not named it. */
  place: (location: string) => string
  /** When an entry of the programme is on, with the span already formatted. */
  when: (span: string) => string
  running: (until: string) => string
  startsIn: (minutes: number) => string
  isOver: string
  /** Said instead of an answer once the whole event is over; `next` is the day on which it comes back. */
  eventOver: (event: string, next: string | undefined) => string
  sorry: readonly string[]
  /** Used where the knowledge names no information desk. */
  anyDesk: string
  /** Said above what comes near to a question that nothing answers. */
  didYouMean: string
  /** Set between sentences: a space, or nothing where sentences stand without one. */
  gap: string
  /** What a question looks like that asks for a time, a place or a price. */
  asks: { time: RegExp; place: RegExp; price: RegExp }
}
