import type { Language } from '../../../contract/languages.ts'
import { isOutweighed, type Meaning } from '../intents/meaning.ts'
import { conceptsOf, leansOn } from '../intents/topics.ts'
import { unknownSentence } from '../intents/unknown.ts'
import { type KnowledgeEntry, leastSure, textOf } from '../retrieval/index.ts'
import type { AnswerInput, TopicAnswer } from './answer-input.ts'
import { composeFromEntry } from './compose-from-entry.ts'
import { namesAgeLimit, sentencesOf } from './pick-sentences.ts'
import { isSpokenOf, mainConcepts, plainly } from './what-is-named.ts'

// From here on a question is like one of the ways to ask for an entry.
const likeOne = 0.6
/** So sure is a message about a child's admission, and not about what a child may do there. */
export const sureOfAge = 2.5
/** What a question about a child's admission is near to. */
export const ofChildren = [...leansOn.ageLimit, 'with-children', 'minors-alone']
// What an entry speaks of that tells who is let in at which age.
const tellsOfAge = ['age-limit', 'minors-alone']
// What entries are about that tell who is let in, where none is about the age.
const entrance = ['minors-alone', ...conceptsOf('price'), 'wristband-problems', 're-entry']

/**
 * Whoever asks for a child hears the limit of the entry that was found, or else the one that somebody has written down;
 * undefined where the entry that was found answers by itself.
 */
export function composeAgeLimit(
  input: AnswerInput,
  found: KnowledgeEntry | undefined,
  meaning: Meaning,
): TopicAnswer | undefined {
  const { language, search, retriever } = input
  const { concept, nearness } = search.nearestConcept
  const isOfChildren = nearness >= plainly && ofChildren.includes(concept)
  // The limit of one tent is not the festival's.
  const isSure = meaning.isNamed === true && meaning.sureness >= sureOfAge && search.signals.phrase < likeOne
  const isPlain = isSure && isOfChildren && !(found && isSpokenOf(input, found, ofChildren))
  const sureOf = (one: string) => (found && retriever.understandingOf(found).get(one)) ?? 0
  // That beer is for adults tells nothing of a child's admission.
  const isOfAge =
    tellsOfAge.some((one) => sureOf(one) > 0) && ofChildren.some((one) => sureOf(one) >= leastSure.opening)
  if (found && limitIn(found, language) && (!isPlain || isOfAge)) return undefined
  const isAsked = !found || isPlain || leansOn.ageLimit.includes(concept)
  const ofEntrance = isAsked ? retriever.entriesAbout(entrance) : []
  const writers = [
    ...retriever.entriesAbout(leansOn.ageLimit),
    ...ofEntrance.filter((one) => mainConcepts(retriever, one).every((main) => entrance.includes(main))),
  ]
  const entry = writers.find((one) => limitIn(one, language))
  const isAnswered = found && !isPlain && isOutweighed(meaning, search.confidence)
  if (!entry) return isAnswered ? undefined : { said: [unknownSentence('ageLimit', language)], entries: [] }
  const limits = limitsIn(entry, language).slice(0, 2)
  if (isAsked) return { said: limits, entries: [entry] }
  return { said: [composeFromEntry(input, found), ...limits.slice(0, 1)], entries: [found, entry] }
}

function limitIn(entry: KnowledgeEntry, language: Language): string | undefined {
  return limitsIn(entry, language)[0]
}

/** The sentences of an entry that name a limit of age. */
function limitsIn(entry: KnowledgeEntry, language: Language): string[] {
  const sentences = sentencesOf(textOf(entry, language).description, language)
  return sentences.filter((sentence) => namesAgeLimit(sentence, language))
}
