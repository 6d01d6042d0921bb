import type { Language } from '../../../contract/languages.ts'
import { guessLanguage, mayBeEnglish } from '../retrieval/index.ts'
import { classify } from './classifier/classify.ts'
import { type Label, labels } from './classifier/labels.ts'
import { matchLexicon } from './match-lexicon.ts'
import type { Intent } from './sentences.ts'
import { matchTopic, type Topic } from './topics.ts'

/** What a message means: an intent, else a topic, else a question about the festival. */
export type Meaning = { intent?: Intent; topic?: Topic | undefined }

const help: readonly Label[] = ['medical', 'danger', 'harassment', 'mentalHealth', 'lostChild', 'foundChild']
const money: readonly Label[] = ['cashMachine', 'payment', 'refund', 'price']
const topics: readonly Label[] = ['hours', 'ageLimit', 'lostThing', ...money]
// How much the likelihood of an ordinary question counts beside a call for help: a missed one is worse than a question that
// is taken for one. Of the shares tried on held-out messages and festivals a lower one took many more questions for help.
const shareOfNone = 0.6
// How much small talk and what Leon must not give count beside an ordinary question, which would get no answer. Of questions
// of four festivals not learnt from, 420, 28 were taken for them at 1, 18 at 0.6, 12 at 0.45; of held-out messages fewer are told.
const shareOfTalk = 0.6
// Somebody who is on another screen than their own language may call in English; one word may look English by chance.
const surelyEnglish = 0.6
// What somebody wrote for an entry as a way to ask for it asks for that entry, unless the message is surely something else.
const sureEnough = 0.8
const letter = /\p{L}/u

/**
 * What a message means.
 * @param screen the language of the screen; a message in another one is understood as well
 * @param isOwnPhrase whether an entry has it among the ways to ask for it
 */
export function meaningOf(message: string, screen: Language, isOwnPhrase = false): Meaning {
  if (!letter.test(message)) return {}
  const written = guessLanguage(message, screen)
  const found = meaningIn(message, written, isOwnPhrase)
  if (written === 'en' || (found.intent && help.includes(found.intent))) return found
  return callInEnglish(message, screen) ?? found
}

function meaningIn(message: string, language: Language, isOwnPhrase: boolean): Meaning {
  const likely = classify(message, language)
  const label = likeliest(likely)
  if (isOwnPhrase && likely[label] < sureEnough) return {}
  // Nothing but hours and the like is asked for: what the words say of them may still hold.
  if (label === 'none') return { topic: matchTopic(message, language) }
  if (!topics.includes(label)) return { intent: label as Intent }
  // What is paid how is told by the words alone.
  const said = money.includes(label) ? matchTopic(message, language) : undefined
  return { topic: said && money.includes(said) ? said : (label as Topic) }
}

/** The label of the largest share; those of money are one, so that they do not take from each other. */
function likeliest(likely: Record<Label, number>): Label {
  const share = (label: Label) => {
    if (label === 'none') return likely.none
    if (help.includes(label)) return likely[label] / shareOfNone
    if (!topics.includes(label)) return likely[label] * shareOfTalk
    if (money.includes(label)) return money.reduce((sum, one) => sum + likely[one], 0)
    return likely[label]
  }
  const best = labels.reduce((one, other) => (share(other) > share(one) ? other : one))
  if (!money.includes(best)) return best
  return money.reduce((one, other) => (likely[other] > likely[one] ? other : one))
}

// Visitors from everywhere call for help in English, whatever language the kiosk before them speaks.
function callInEnglish(message: string, screen: Language): Meaning | undefined {
  const called = matchLexicon(message, 'en', true)
  if (called && help.includes(called)) return { intent: called }
  if (!mayBeEnglish(message, screen)) return undefined
  const likely = classify(message, 'en')
  const call = help.reduce((one, other) => (likely[other] > likely[one] ? other : one))
  return likely[call] >= surelyEnglish ? { intent: call as Intent } : undefined
}
