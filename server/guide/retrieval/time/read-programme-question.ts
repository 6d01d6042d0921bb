import type { Language } from '../../../../contract/languages.ts'
import { fold } from '../../../concepts/index.ts'
import { wordsOf } from '../analyze.ts'
import { vocabularies } from '../vocabulary/index.ts'
import type { ProgrammeKind } from '../vocabulary/vocabulary.ts'
import type { Slot } from './programme.ts'
import type { AskedTime } from './read-time.ts'
import { withPlaceNames } from './spoken-places.ts'

/** What a question about a moment asks for: places, kinds, and whether it names anything else. */
export type ProgrammeQuestion = { places: string[]; kinds: ProgrammeKind[]; asksOnlyWhatIsOn: boolean }

/** Reads place and kind from what is left of a question once its words of time are taken out. */
export function readProgrammeQuestion(
  time: AskedTime,
  language: Language,
  slots: readonly Slot[],
): ProgrammeQuestion {
  const { programme, kinds } = vocabularies[language]
  let rest = withPlaceNames(time.rest).replace(/ +/g, ' ')
  const places = placesOf(slots).filter((place) => rest.includes(place))
  for (const place of places) rest = rest.replace(place, ' ')
  const found = (Object.keys(kinds) as ProgrammeKind[]).filter((kind) => kinds[kind].test(rest))
  for (const kind of found) rest = rest.replace(kinds[kind], ' ')
  // "Concert" and "headliner" in one question is a question for the headliner.
  const narrow = found.length > 1 ? found.filter((kind) => kind !== 'concert') : found
  const others = wordsOf(rest, language).filter((word) => !word.isStop && !programme.has(word.folded))
  return { places, kinds: narrow, asksOnlyWhatIsOn: others.length === 0 }
}

// "Aurora Stage, Hall 1" can be asked for by either part; names of places stay the same in every language.
function placesOf(slots: readonly Slot[]): string[] {
  const parts = slots.flatMap((slot) =>
    (slot.entry.location ?? '').split(',').map((part) => fold(part.trim(), 'en')),
  )
  return [...new Set(parts)]
    .filter((part) => part.length > 0)
    .sort((left, right) => right.length - left.length)
}
