/** Everything that the recap says, in one language. */
export interface RecapTexts {
  title: string
  /** Beside the title while the festival goes on. */
  soFar: string
  /** Under the number. */
  points: string
  /** With `{rank}`. */
  place: string
  /** Labels under a number, whatever the number is. */
  places: string
  taps: string
  bestHour: string
  fortunes: string
  vibe: string
  prizes: string
  /** The last word is Leon's: to the first ten, to whoever was nearly everywhere, and to everybody else. */
  closing: { top: string; explorer: string; friend: string }
}
