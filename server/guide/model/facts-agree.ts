import { type Language, languages } from '../../../contract/languages.ts'
import { areKnownFacts, type Facts, factsOf, type KnownFacts } from './facts.ts'

/** A text that stands on another one. */
export interface StandingOn {
  text: string
  language: Language
  /** What it stands on: the original, which is English as a rule, and what people have translated of it. */
  original: { said: string; translations: Partial<Record<Language, { title: string; description: string }>> }
  /** In a translation every number counts; a way of asking may say "one" or "my two kids". */
  strict: boolean
}

const few = new Set([1, 2])

/** Whether every hour, price, weekday and number of a text stands in what it is made from. */
export function factsAgree({ text, language, original, strict }: StandingOn): boolean {
  const known = [factsOf(original.said, 'en'), factsOf(original.said, language)]
  for (const of of languages) {
    const { title, description } = original.translations[of] ?? {}
    if (title !== undefined) known.push(factsOf(`${title}. ${description}`, of))
  }
  const claimed = factsOf(text, language)
  const evidence = together(known)
  // That something is free is said in many words; a translation that invents it is caught by its sentence being new.
  return areKnownFacts(claimed, evidence, strict ? new Set([1]) : few)
}

function together(all: readonly Facts[]): KnownFacts {
  return {
    times: all.flatMap(({ times }) => times),
    prices: new Set(all.flatMap(({ prices }) => [...prices])),
    numbers: new Set(all.flatMap(({ numbers }) => [...numbers])),
    bareHours: new Set(all.flatMap(({ bareHours }) => [...bareHours])),
    weekdays: new Set(all.flatMap(({ weekdays }) => [...weekdays])),
    isGarbled: all.some(({ isGarbled }) => isGarbled),
    isDated: all.some(({ isDated }) => isDated),
    dates: new Set(),
  }
}
