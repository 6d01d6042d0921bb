/** The tags of the programme that a question can ask for by kind. */
export type ProgrammeKind =
  | 'concert'
  | 'headliner'
  | 'dj'
  | 'battle'
  | 'workshop'
  | 'meetup'
  | 'ceremony'
  | 'wellness'
  | 'panel'

/** The words of a moment; every pattern is matched against folded text. */
export type TimeWords = {
  now: RegExp
  next: RegExp
  today: RegExp
  tonight: RegExp
  tomorrow: RegExp
  dayAfterTomorrow: RegExp
  morning: RegExp
  afternoon: RegExp
  evening: RegExp
  afterMidnight: RegExp
  /** Sunday first, as Date counts them. */
  weekdays: readonly [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]
  /** Group 1 the hour, group 2 the minutes, group 3 half of the day. */
  clock: readonly RegExp[]
  am: RegExp
  pm: RegExp
}

/** What the retriever knows of a language besides the entries. */
export type Vocabulary = {
  stopwords: ReadonlySet<string>
  /** Words that count for less than their rarity says. */
  weak: ReadonlySet<string>
  /** Words that stand for one another in an attendee's mouth. */
  synonyms: readonly (readonly string[])[]
  /** Words that only ask what is on ("what", "happening", "playing"). */
  programme: ReadonlySet<string>
  kinds: Readonly<Record<ProgrammeKind, RegExp>>
  time: TimeWords
}

/** Splits a list of words as it is written in the vocabulary files. */
export function wordList(text: string): string[] {
  return text.split(/\s+/).filter((word) => word.length > 0)
}

/** One group of synonyms per line. */
export function wordGroups(text: string): string[][] {
  return text
    .split('\n')
    .map(wordList)
    .filter((group) => group.length > 1)
}
