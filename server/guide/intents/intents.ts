import type { Language } from '../../../contract/languages.ts'
import type { NearestConcept } from '../retrieval/index.ts'
import de from './sentences/de.json' with { type: 'json' }
import en from './sentences/en.json' with { type: 'json' }
import es from './sentences/es.json' with { type: 'json' }
import fr from './sentences/fr.json' with { type: 'json' }
import ja from './sentences/ja.json' with { type: 'json' }
import ko from './sentences/ko.json' with { type: 'json' }
import zh from './sentences/zh.json' with { type: 'json' }

/** What somebody wants who does not ask for an entry: help at once, a kind word, or what the guide must not give. */
export type Intent = keyof typeof en

const sentences: Record<Language, Record<Intent, string>> = { en, es, zh, ja, ko, fr, de }

/** How an intent is recognised and answered. */
export type Rule = {
  intent: Intent
  /** Concepts by which it is recognised. */
  concepts: readonly string[]
  /** How near the question is to them at least. */
  from: number
  /** Concepts of the entries that the answer leans on, the best first; none where it stands alone. */
  leansOn?: readonly string[]
  /** Whether the sentence is all that is wanted: nothing is missing in the event's knowledge. */
  isWhole?: true
}

// A missed call for help is worse than one that was none; a greeting must not swallow the question behind it.
const forHelp = 0.5
const forWords = 0.75
const clearly = 1.2

const rules: readonly Rule[] = [
  {
    intent: 'medical',
    concepts: ['emergency', 'drink-spiked', 'drug-emergency'],
    from: forHelp,
    leansOn: ['first-aid', 'emergency', 'feeling-unwell'],
  },
  {
    intent: 'danger',
    concepts: ['fire-danger', 'crowd-crush'],
    from: forHelp,
    leansOn: ['evacuation', 'fire-danger'],
  },
  {
    intent: 'harassment',
    concepts: ['harassment', 'women-safety'],
    from: forHelp,
    leansOn: ['awareness-team', 'harassment'],
  },
  {
    intent: 'mentalHealth',
    concepts: ['mental-health'],
    from: forHelp,
    leansOn: ['awareness-team', 'mental-health'],
  },
  { intent: 'lostChild', concepts: ['lost-child'], from: forHelp, leansOn: ['lost-child'] },
  {
    intent: 'foundChild',
    concepts: ['found-child'],
    from: forHelp,
    leansOn: ['found-child', 'lost-child'],
  },
  { intent: 'greeting', concepts: ['small-talk-greeting'], from: forWords, isWhole: true },
  { intent: 'thanks', concepts: ['small-talk-thanks'], from: forWords, isWhole: true },
  { intent: 'goodbye', concepts: ['small-talk-goodbye'], from: forWords, isWhole: true },
  { intent: 'howAreYou', concepts: ['small-talk-how-are-you'], from: forWords, isWhole: true },
  { intent: 'aboutMe', concepts: ['guide-itself'], from: forWords, isWhole: true },
  { intent: 'affection', concepts: ['personal-relationship-with-guide'], from: forWords, isWhole: true },
  {
    intent: 'unfriendly',
    concepts: ['hate-insult', 'complaints-about-guide'],
    from: forWords,
    isWhole: true,
  },
  { intent: 'joke', concepts: ['jokes-riddles'], from: forWords, isWhole: true },
  { intent: 'staffMatter', concepts: ['staff-secrets', 'illegal-wishes'], from: forHelp },
  {
    intent: 'medicalAdvice',
    concepts: ['medical-advice'],
    from: forHelp,
    leansOn: ['first-aid', 'pharmacy'],
  },
  { intent: 'legalAdvice', concepts: ['legal-advice'], from: forHelp },
  { intent: 'otherPeople', concepts: ['other-people-data'], from: forHelp },
  { intent: 'orders', concepts: ['orders-to-guide'], from: forHelp },
  { intent: 'unsuitable', concepts: ['adult-content'], from: forHelp },
]

const ruleOf = new Map(rules.flatMap((rule) => rule.concepts.map((concept) => [concept, rule] as const)))

/**
 * The intent of a question, if it has one.
 * @param nearest the concept that the question is nearest to
 * @param phrase how near it is to the phrases of the best entry
 */
export function intentOf({ concept, nearness, rival }: NearestConcept, phrase: number): Rule | undefined {
  const rule = ruleOf.get(concept)
  if (!rule || nearness < rule.from || nearness <= phrase) return undefined
  // "Thanks, and when do you close?" is a question.
  if (rule.isWhole && nearness < clearly * rival) return undefined
  return rule
}

/** How an intent that somebody has named is answered. */
export function ruleFor(intent: Intent): Rule | undefined {
  return rules.find((rule) => rule.intent === intent)
}

/** The guide's own sentence to an intent. */
export function sentenceOf(intent: Intent, language: Language): string {
  return sentences[language][intent]
}
