import type { Language } from '../../../contract/languages.ts'
import { guessLanguage, type NearestConcept } from '../retrieval/index.ts'
import { matchLexicon } from './match-lexicon.ts'
import { matchSmallTalk } from './match-small-talk.ts'
import type { Intent } from './sentences.ts'
import { topicOf } from './topics.ts'

/** How an intent is recognised and answered. */
export type Rule = {
  intent: Intent
  /** Concepts by which it is recognised, beside its expressions. */
  concepts?: readonly string[]
  /** Concepts of the entries that the answer leans on, the best first; none where it stands alone. */
  leansOn?: readonly string[]
  /** Whether the sentence is all that is wanted: nothing is missing in the event's knowledge. */
  isWhole?: true
}

// A missed call for help is worse than one that was none.
const near = 0.6

// Whoever asks when something is on does not call for help, be the name of the act what it may.
const asksWhen: Record<Language, RegExp> = {
  en: /\bwhen (?:do|does|is|are|will)\b|\bwhat time\b/i,
  es: /cu[aá]ndo|qu[eé] hora/i,
  zh: /几点|什么时候|何时/,
  ja: /何時|いつ/,
  ko: /몇 ?시|언제/,
  fr: /\bquand est|quelle heure/i,
  de: /\bwann\b|wie ?viel uhr|um wie ?viel/i,
}

const rules: readonly Rule[] = [
  {
    intent: 'medical',
    concepts: ['emergency', 'drink-spiked', 'drug-emergency'],
    leansOn: ['first-aid', 'emergency', 'feeling-unwell'],
  },
  {
    intent: 'danger',
    concepts: ['fire-danger', 'crowd-crush'],
    leansOn: ['evacuation', 'fire-danger'],
  },
  {
    intent: 'harassment',
    concepts: ['harassment', 'women-safety'],
    leansOn: ['awareness-team', 'harassment'],
  },
  {
    intent: 'mentalHealth',
    concepts: ['mental-health'],
    leansOn: ['awareness-team', 'mental-health'],
  },
  { intent: 'lostChild', concepts: ['lost-child'], leansOn: ['lost-child'] },
  {
    intent: 'foundChild',
    concepts: ['found-child'],
    leansOn: ['found-child', 'lost-child'],
  },
  { intent: 'greeting', isWhole: true },
  { intent: 'thanks', isWhole: true },
  { intent: 'goodbye', isWhole: true },
  { intent: 'howAreYou', isWhole: true },
  { intent: 'aboutMe', isWhole: true },
  { intent: 'affection', isWhole: true },
  { intent: 'unfriendly', isWhole: true },
  { intent: 'joke', isWhole: true },
  { intent: 'staffMatter', concepts: ['staff-secrets', 'illegal-wishes'] },
  {
    intent: 'medicalAdvice',
    concepts: ['medical-advice'],
    leansOn: ['first-aid', 'pharmacy'],
  },
  { intent: 'legalAdvice', concepts: ['legal-advice'] },
  { intent: 'otherPeople', concepts: ['other-people-data'] },
  { intent: 'orders', concepts: ['orders-to-guide'] },
  { intent: 'unsuitable', concepts: ['adult-content'] },
]

const ruleOf = new Map(
  rules.flatMap((rule) => (rule.concepts ?? []).map((concept) => [concept, rule] as const)),
)

/** What a search says of a question, as far as intents go. */
type Found = { nearestConcept: NearestConcept; signals: { phrase: number } }

// Visitors from everywhere call for help in English, whatever language the kiosk before them speaks.
const callsForHelp: readonly Intent[] = ['medical', 'danger', 'harassment', 'lostChild', 'foundChild']

/**
 * The intent of a question, if it has one: by an expression that decides it, by being small talk and nothing else, or by
 * the concept that it is nearest to.
 * @param language that of the screen; a question in another one is understood as well
 */
export function intentOf(question: string, language: Language, found: Found): Rule | undefined {
  const said = saidIn(question, language) ?? saidElsewhere(question, language)
  if (said) return rules.find(({ intent }) => intent === said)
  if (asksWhen[guessLanguage(question, language)].test(question)) return undefined
  const nearest = nearestIntent(found)
  if (!nearest) return undefined
  const topic = topicOf(question, language)
  // A bag that is gone is no child.
  if (nearest.intent === 'lostChild' && topic === 'lostThing') return undefined
  // "Do stalls take Visa" is near to the law of visas, by its words alone.
  const isHelp = nearest.intent === 'mentalHealth' || callsForHelp.includes(nearest.intent)
  return topic && !isHelp ? undefined : nearest
}

function saidIn(question: string, language: Language): Intent | undefined {
  return matchLexicon(question, language) ?? matchSmallTalk(question, language)
}

function saidElsewhere(question: string, screen: Language): Intent | undefined {
  const written = guessLanguage(question, screen)
  const said = written === screen ? undefined : saidIn(question, written)
  if (said || screen === 'en') return said
  // Misspelt English can be another language.
  const called = matchLexicon(question, 'en', true)
  return called && callsForHelp.includes(called) ? called : undefined
}

function nearestIntent({ nearestConcept, signals }: Found): Rule | undefined {
  const { concept, nearness } = nearestConcept
  return nearness >= near && nearness > signals.phrase ? ruleOf.get(concept) : undefined
}
