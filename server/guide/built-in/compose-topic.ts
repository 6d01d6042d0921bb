import type { Language } from '../../../contract/languages.ts'
import { conceptsInText } from '../../concepts/index.ts'
import { isFarFetched, isOutweighed, type Meaning } from '../intents/meaning.ts'
import { conceptsOf, isNearTopic, isOfTopic, leansOn, type Topic } from '../intents/topics.ts'
import { programmeHoursSentence, unknownSentence } from '../intents/unknown.ts'
import { type KnowledgeEntry, leastSure, textOf, wordForWord } from '../retrieval/index.ts'
import type { AnswerInput, TopicAnswer } from './answer-input.ts'
import { composeAgeLimit, ofChildren, sureOfAge } from './compose-age-limit.ts'
import { composeFromEntry } from './compose-from-entry.ts'
import { guidePhrases } from './phrases/index.ts'
import { sentencesOf } from './pick-sentences.ts'
import { showDay, showHour } from './show-time.ts'
import {
  isAboutNearest,
  isNamed,
  isPlainly,
  isSaid,
  mainConcepts,
  plainly,
  sharesTitle,
} from './what-is-named.ts'

// Among so many of the best, an entry was found nearly as well as the first.
const NEAR = 3
// So far ahead of the second, an entry was found alone.
const farAhead = 0.5
// So near to a concept, a question asks for it.
const surely = 0.6
// So near to a prepared phrase, a question asks for its entry.
const likeAPhrase = 0.75
// So near to a concept that no entry answers, a question asks for nothing else.
const surelyElse = 1
// So sure that hours are asked for, a day in the message does not ask for its programme.
const surelyHours = 2
// So sure that something is lost, a message is about that without a word for it.
const surelyLost = 4

/**
 * Answers what every visitor asks from the entry that is about it, also where its title does not say so; undefined where
 * what was found for the question is that entry, or is about something else that answers.
 * @param meaning how sure it is that the topic is asked for
 */
export function composeTopic(input: AnswerInput, topic: Topic, meaning: Meaning): TopicAnswer | undefined {
  const { search, retriever, language } = input
  const found = search.grounded && !search.isProgramme ? search.hits[0]?.entry : undefined
  if (isOfAnother(input, topic, meaning, found)) return undefined
  const speaking = (how: 'opening' | 'mentions') =>
    retriever.entriesAbout(leansOn[topic], how).filter((entry) => tellsOf(input, topic, entry))
  const about = speaking('opening')
  const mention = speaking('mentions')
  const isWritten = about.length + mention.length > 0
  const isAsked = isPlainly(input, topic)
  if (!found && isWritten && !isAsked && isFarFetched(meaning, search.confidence)) return undefined
  if (topic === 'ageLimit') return composeAgeLimit(input, found, meaning)
  // Whoever names the topic and nothing of the entry that was found asks for the topic.
  const isMeant = meaning.isNamed || leansOn[topic].includes(search.nearestConcept.concept)
  const isBare = isMeant && about.length > 0 && found !== undefined && !isNamed(input, found, topic)
  const isClose =
    isMeant &&
    !(found && (sharesTitle(input, found) || search.signals.lead >= farAhead)) &&
    search.hits.slice(0, NEAR).some((hit) => about.includes(hit.entry))
  const speaks = found && mention.includes(found)
  // Whoever asks for power because the charger was lost has not come for the charger.
  if (found && !speaks && !isAsked && search.signals.phrase >= likeAPhrase) return undefined
  if (speaks && topic !== 'lostThing' && !(isBare && isAsked)) return undefined
  const isBeside = found !== undefined && tellsOtherHours(input, topic, found, isAsked)
  if (found && !speaks && !isClose && !isBare && !isBeside && isOutweighed(meaning, search.confidence))
    return undefined
  const entry = search.hits.find((hit) => about.includes(hit.entry))?.entry ?? about[0]
  if (entry && topic === 'lostThing') return { said: openingOf(entry, language), entries: [entry] }
  if (entry)
    return { said: [composeFromEntry(leaningOn(input, leansOn[topic], entry), entry)], entries: [entry] }
  if (found && !isBeside) return undefined
  for (const one of mention) {
    const said = sentencesAbout(one, leansOn[topic], language)
    if (said.length > 0) return { said, entries: [one] }
  }
  const hours = topic === 'hours' ? programmeHours(input) : undefined
  return { said: [unknownSentence(topic, language), hours ?? ''].filter(Boolean), entries: [] }
}

// The price of a hood and the hours of a casino are no matters of the festival's entrance.
function isOfAnother(
  input: AnswerInput,
  topic: Topic,
  { isNamed, sureness }: Meaning,
  found: KnowledgeEntry | undefined,
): boolean {
  const { concept, nearness } = input.search.nearestConcept
  const isLost = topic === 'lostThing'
  // Until when one gets in on a day is no matter of the programme of that day.
  if (topic === 'hours' && input.search.isProgramme && sureness >= surelyHours) return false
  // What sounds like money is often foreign money.
  if (topic === 'cashMachine' && !found && !isNamed) return true
  // Whether a daughter can ride a pony somewhere is no matter of her age, where nothing tells of ponies.
  if (
    topic === 'ageLimit' &&
    !found &&
    sureness < sureOfAge &&
    nearness >= surelyElse &&
    !ofChildren.includes(concept)
  )
    return true
  // Whoever wants the deposit of a cup back does not ask for the price of a ticket.
  const isAboutElse = !isLost && topic !== 'ageLimit' && !isNearTopic(topic, concept, true)
  if (isAboutElse && (found ? isAboutNearest(input, found, plainly) : nearness >= surelyElse)) return true
  if (isNearTopic(topic, concept, !found || isLost) || isSaid(input, topic)) return false
  // Taxes and deposits are paid back too, and vouchers.
  if (topic === 'refund') return true
  if (!isLost) return found !== undefined || nearness >= surely
  // Anything can be lost: the word for that counts more than what it is.
  return nearness >= surely && !isNamed && sureness < surelyLost
}

/** Whether an entry that speaks of a topic tells what is asked by it. */
function tellsOf(input: AnswerInput, topic: Topic, entry: KnowledgeEntry): boolean {
  if (topic === 'hours') return tellsHours(input, entry)
  // That whoever is thrown out gets no money back says nothing about who cannot come.
  if (topic !== 'refund') return true
  const understood = input.retriever.understandingOf(entry)
  const matters = [...conceptsOf('refund'), ...leansOn.price]
  return matters.some((concept) => (understood.get(concept) ?? 0) >= leastSure.opening)
}

// When the first-aid tent opens, and at which event the doors close, does not tell when the festival does.
function tellsHours({ retriever }: AnswerInput, entry: KnowledgeEntry): boolean {
  const understood = mainConcepts(retriever, entry)
  if (understood.some(isOfHours)) return true
  const speaksOfThem = [...retriever.understandingOf(entry).keys()].some(isOfHours)
  return !entry.startsAt && speaksOfThem && understood.every((concept) => isOfTopic('hours', concept, true))
}

const isOfHours = (concept: string) => isOfTopic('hours', concept, false)

// Where nobody has written when the event closes, a street that is closed or a dormitory does not tell it.
function tellsOtherHours(input: AnswerInput, topic: Topic, found: KnowledgeEntry, isAsked: boolean): boolean {
  if (topic !== 'hours' || !isAsked || input.search.signals.phrase >= wordForWord) return false
  return !isNamed(input, found, topic) && !tellsHours(input, found)
}

// What somebody has lost says nothing about where it is kept; an entry about lost things begins with it.
function openingOf(entry: KnowledgeEntry, language: Language): string[] {
  const sentences = sentencesOf(textOf(entry, language).description, language)
  return sentences.slice(0, /[?？]$/.test(sentences[0] ?? '') ? 3 : 2)
}

/** The sentence that answers is the one about the first of these concepts that the entry speaks of, unless the question is near to another of them. */
export function leaningOn(
  input: AnswerInput,
  concepts: readonly string[],
  entry: KnowledgeEntry,
): AnswerInput {
  const understood = input.retriever.understandingOf(entry)
  const concept = concepts.find((one) => understood.has(one))
  if (!concept || concepts.includes(input.search.nearestConcept.concept)) return input
  return { ...input, search: { ...input.search, nearestConcept: { concept, nearness: 1 } } }
}

/** The sentences of an entry in which one of the concepts is spoken of, two at the most. */
export function sentencesAbout(
  entry: KnowledgeEntry,
  concepts: readonly string[],
  language: Language,
): string[] {
  const speaks = (sentence: string) => {
    const found = conceptsInText(sentence, language)
    return concepts.some((concept) => found.has(concept))
  }
  return sentencesOf(textOf(entry, language).description, language).filter(speaks).slice(0, 2)
}

/** From when to when the programme of the asked day runs, or of the event's next day. */
function programmeHours({ search, retriever, language, now, timeZone }: AnswerInput): string | undefined {
  const hours = retriever.programmeHours(new Date(search.time?.from ?? now.getTime()))
  if (!hours) return undefined
  const hour = (instant: number) => showHour(new Date(instant).toISOString(), language, timeZone)
  const day = showDay(hours.from, language, timeZone)
  return programmeHoursSentence({ day, from: hour(hours.from), to: hour(hours.to) }, language)
}

/** Joins sentences as the language does. */
export function joined(sentences: readonly string[], language: Language): string {
  return sentences.filter(Boolean).join(guidePhrases[language].gap)
}
