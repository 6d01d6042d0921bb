import type { Language } from '../../../contract/languages.ts'
import { withUsualCharacters } from '../../concepts/index.ts'
import { guessLanguage, mayBeEnglish } from '../retrieval/index.ts'
import { asksPermission } from './asks-permission.ts'
import { classify } from './classifier/classify.ts'
import { type Label, labels } from './classifier/labels.ts'
import { saysInjury } from './injury.ts'
import { ruleFor } from './intents.ts'
import { matchLexicon } from './match-lexicon.ts'
import type { Intent } from './sentences.ts'
import { matchTopic, type Topic } from './topics.ts'
import { saysTurnedAway } from './turned-away.ts'

/** What a message means: an intent, else a topic, else a question about the festival. */
export type Meaning = {
  intent?: Intent
  topic?: Topic | undefined
  /** How much likelier that is than an ordinary question, as the logarithm of the ratio; without bound where an expression says so. */
  sureness: number
  /** Whether an expression in the message names the topic. */
  isNamed?: boolean
}

const help: readonly Label[] = ['medical', 'danger', 'harassment', 'mentalHealth', 'lostChild', 'foundChild']
const money: readonly Label[] = ['cashMachine', 'payment', 'refund', 'price']
const topics: readonly Label[] = ['hours', 'ageLimit', 'lostThing', ...money]
// How much the likelihood of an ordinary question counts beside a call for help: a missed one is worse than a question that
// is taken for one. Of the shares tried on held-out messages and festivals a lower one took many more questions for help.
const shareOfNone = 0.6
// How much it counts beside a topic, which an entry that answers outweighs: of 16,400 held-out messages a topic is then told as
// often as it can be without many ordinary questions being taken for one; at eleven festivals no answer is another.
const shareBesideTopic = 0.7
// Somebody who is on another screen than their own language may call in English; one word may look English by chance.
const surelyEnglish = 0.6
// What an entry answers that surely is an ordinary question, unless the message is as surely something else: so much counts the
// logarithm of the odds of the answer, and so much surer must it be. Chosen on held-out messages and the festivals that are
// developed with (decision 67).
const worthOfAnswer = 0.7
const handicap = { help: -2, topic: -1, declined: 0, harmless: 1 }
const farFetched = 0.5
// An entry that answers for certain is no more than this.
const mostCertain = 0.999
const letter = /\p{L}/u

/**
 * What a message means.
 * @param screen the language of the screen; a message in another one is understood as well
 */
export function meaningOf(message: string, screen: Language): Meaning {
  if (!letter.test(message)) return { sureness: 0 }
  const written = guessLanguage(message, screen)
  const found = meaningIn(withUsualCharacters(message, written), written)
  if (written === 'en' || (found.intent && isCallForHelp(found.intent))) return found
  return callInEnglish(message, screen) ?? found
}

/** Whether somebody is in need, and whoever misses it does harm. */
export function isCallForHelp(intent: Intent): boolean {
  return help.includes(intent)
}

/**
 * Whether an entry answers a message rather than what the message was taken for.
 * @param confidence how likely the entry answers it, between 0 and 1
 */
export function isOutweighed({ intent, topic, sureness }: Meaning, confidence: number): boolean {
  const answered = worthOf(confidence)
  return sureness < handicap[kindOf(intent, topic)] + answered
}

function kindOf(intent: Intent | undefined, topic: Topic | undefined): keyof typeof handicap {
  if (intent && isCallForHelp(intent)) return 'help'
  if (topic) return 'topic'
  return intent && isHarmless(intent) ? 'harmless' : 'declined'
}

// Nobody is harmed who makes small talk, or gives the guide orders, and is answered from an entry.
function isHarmless(intent: Intent): boolean {
  return intent === 'orders' || ruleFor(intent)?.isWhole === true
}

/** Whether a topic is guessed at in a message that nothing answers: more likely the festival has nothing on it. */
export function isFarFetched({ topic, sureness, isNamed }: Meaning, confidence: number): boolean {
  // Whoever names an age is told the limit.
  if (topic === 'ageLimit' && isNamed) return false
  return sureness + worthOf(confidence) < farFetched
}

function worthOf(confidence: number): number {
  const likely = Math.min(mostCertain, Math.max(1 - mostCertain, confidence))
  return worthOfAnswer * Math.log(likely / (1 - likely))
}

function meaningIn(message: string, language: Language): Meaning {
  const likely = classify(message, language)
  const label = likeliest(likely)
  // The words alone look like harm done to oneself.
  if ((label === 'mentalHealth' || label === 'none') && saysInjury(message, language))
    return { intent: 'medical', sureness: Number.POSITIVE_INFINITY }
  if ((label === 'harassment' || label === 'staffMatter') && saysTurnedAway(message, language))
    return { sureness: 0 }
  const isAllowed = label === 'legalAdvice' && asksPermission(message, language)
  // Nothing but hours and the like is asked for: what the words say of them may still hold.
  if (label === 'none' || isAllowed)
    return { topic: matchTopic(message, language), sureness: 0, isNamed: true }
  const isSaid = matchLexicon(message, language) === label
  const sureness = isSaid ? Number.POSITIVE_INFINITY : Math.log(likely[label] / likely.none)
  if (!topics.includes(label)) return { intent: label as Intent, sureness }
  const said = matchTopic(message, language)
  // What is paid how is told by the words alone.
  const topic = said && money.includes(label) && money.includes(said) ? said : (label as Topic)
  return { topic, sureness, isNamed: said === topic }
}

/** The label of the largest share; those of money are one, so that they do not take from each other. */
function likeliest(likely: Record<Label, number>): Label {
  const share = (label: Label) => {
    if (label === 'none') return likely.none
    if (help.includes(label)) return likely[label] / shareOfNone
    if (money.includes(label)) return money.reduce((sum, one) => sum + likely[one], 0) / shareBesideTopic
    return topics.includes(label) ? likely[label] / shareBesideTopic : likely[label]
  }
  const best = labels.reduce((one, other) => (share(other) > share(one) ? other : one))
  if (!money.includes(best)) return best
  return money.reduce((one, other) => (likely[other] > likely[one] ? other : one))
}

// Visitors from everywhere call for help in English, whatever language the kiosk before them speaks.
function callInEnglish(message: string, screen: Language): Meaning | undefined {
  const called = matchLexicon(message, 'en', true)
  if (called && isCallForHelp(called)) return { intent: called, sureness: Number.POSITIVE_INFINITY }
  if (!mayBeEnglish(message, screen)) return undefined
  const likely = classify(message, 'en')
  const call = help.reduce((one, other) => (likely[other] > likely[one] ? other : one))
  if (likely[call] < surelyEnglish) return undefined
  return { intent: call as Intent, sureness: Math.log(likely[call] / likely.none) }
}
