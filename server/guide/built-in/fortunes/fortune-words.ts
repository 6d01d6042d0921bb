import type { Preference } from '../../../../contract/guide.ts'

/** One pick as a fortune names it: the title, and where and when in the words of the language. */
export type Named = { title: string; place: string; hour: string | null }

/** Leon's fortune-telling voice in one language. */
export type FortuneWords = {
  openings: readonly string[]
  /** What the vibe promises; the first two picks are named in it. */
  visions: Record<Preference, readonly ((first: string, second: string) => string)[]>
  /** The same where only one thing can be named. */
  alone: Record<Preference, (only: string) => string>
  /** The same where nothing can be named: it says so, and invents nothing. */
  unwritten: Record<Preference, string>
  /** A third pick, where there is one. */
  extras: readonly ((third: string) => string)[]
  closings: readonly string[]
  /** A pick with its place and hour. */
  name: (pick: Named) => string
  gap: string
}
