import type { Intent } from './sentences.ts'

/** How an intent is answered. */
export type Rule = {
  intent: Intent
  /** Concepts of the entries that the answer leans on, the best first; none where it stands alone. */
  leansOn?: readonly string[]
  /** Whether the sentence is all that is wanted: nothing is missing in the event's knowledge. */
  isWhole?: true
  /** Whether it is what the guide must not give; an entry that the answer leans on says where to turn. */
  isDeclined?: true
}

const rules: readonly Rule[] = [
  {
    intent: 'medical',
    leansOn: ['first-aid', 'emergency', 'feeling-unwell'],
  },
  {
    intent: 'danger',
    leansOn: ['evacuation', 'fire-danger'],
  },
  {
    intent: 'harassment',
    leansOn: ['awareness-team', 'harassment', 'women-safety'],
  },
  {
    intent: 'mentalHealth',
    leansOn: ['awareness-team', 'mental-health', 'quiet-area', 'first-aid'],
  },
  { intent: 'lostChild', leansOn: ['lost-child'] },
  {
    intent: 'foundChild',
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
  { intent: 'staffMatter', isDeclined: true },
  {
    intent: 'medicalAdvice',
    leansOn: ['first-aid', 'pharmacy'],
    isDeclined: true,
  },
  { intent: 'legalAdvice', isDeclined: true },
  { intent: 'otherPeople', isDeclined: true },
  { intent: 'orders', isDeclined: true },
  { intent: 'unsuitable', isDeclined: true },
]

const ruleOf = new Map(rules.map((rule) => [rule.intent, rule]))

/** How an intent is answered. */
export function ruleFor(intent: Intent): Rule | undefined {
  return ruleOf.get(intent)
}
