import type { Language } from '../../../contract/languages.ts'
import { aboutPhrase } from '../conversation/words.ts'
import { type Rule, ruleFor } from '../intents/intents.ts'
import { isCallForHelp, isOutweighed, type Meaning, meaningOf } from '../intents/meaning.ts'
import { type Intent, sentenceOf } from '../intents/sentences.ts'
import { helpDeskSentence } from '../intents/unknown.ts'
import { type KnowledgeEntry, placeOf, type Search, textOf, wordForWord } from '../retrieval/index.ts'
import type { AnswerInput, TopicAnswer } from './answer-input.ts'
import { askedNext } from './asked-next.ts'
import { chooseBy } from './choose.ts'
import { composeFromEntry } from './compose-from-entry.ts'
import { composeProgramme, linesOf } from './compose-programme.ts'
import { composeTopic, joined, leaningOn, sentencesAbout } from './compose-topic.ts'
import { guidePhrases } from './phrases/index.ts'
import { isQuestion, sentencesOf } from './pick-sentences.ts'
import { plainText } from './plain-text.ts'
import { relatedTopics, topicsMeant } from './related-topics.ts'
import { showEventDay } from './show-time.ts'
import { isAboutNearest, plainly } from './what-is-named.ts'

/** An answer in plain text, with the entries it stands on. */
export type ComposedAnswer = {
  answer: string
  relatedTopics: string[]
  sources: { id: string; title: string; location: string | null }[]
  grounded: boolean
  /** The answer is the guide's own, word for word: no model rewrites it. */
  isFixed?: true
  /** The answer lists the programme: the sentence above the list; `sources` are its events in order. */
  listLead?: string
}

// Weaker finds share a word with the question and are about something else.
const nearEnough = 0.45
// So confident, what was found stands beside what a message was only guessed to mean.
const surelyFound = 0.9

/** Answers in the asked language with the entries' own sentences; nothing is said that no entry says. */
export function composeAnswer(input: AnswerInput): ComposedAnswer {
  const { search, language } = input
  const meaning = input.isAboutEntry ? undefined : askedFor(input)
  const rule = meaning?.intent && ruleFor(meaning.intent)
  if (rule) return composeIntent(input, rule, meaning.sureness)
  const ofTopic = meaning?.topic && composeTopic(input, meaning.topic, meaning)
  if (ofTopic) return answerTopic(input, ofTopic)
  const [top] = search.hits
  if (search.outside) return composeOutside(input, search.outside)
  if (!search.grounded || !top) return composeRefusal(input)
  if (search.isProgramme) return composeList(input)
  const used = [top.entry]
  const answer = [understood(input, top.entry), composeFromEntry(input, top.entry)]
    .filter(Boolean)
    .join(guidePhrases[language].gap)
  const near = search.hits.slice(1).filter((hit) => hit.score >= nearEnough * top.score)
  return {
    answer: plainText(answer),
    relatedTopics: topicsFrom(
      input,
      near.map((hit) => hit.entry),
      used,
    ),
    sources: used.map((entry) => sourceOf(entry, language)),
    grounded: true,
  }
}

// What an entry surely answers is a question, whatever else the words may mean; a call for help stays one where that entry helps.
function askedFor(input: AnswerInput): Meaning {
  const { question, language, search } = input
  const meaning = meaningOf(question, language)
  const [top] = search.hits
  if (!meaning.intent || !search.grounded || !top) return meaning
  if (isCallForHelp(meaning.intent) && helpers(input, meaning.intent).includes(top.entry)) return meaning
  const confidence = search.signals.phrase >= wordForWord ? 1 : search.confidence
  const isPlain = !isCallForHelp(meaning.intent) && isAboutNearest(input, top.entry, plainly)
  return isPlain || isOutweighed(meaning, confidence) ? { sureness: 0 } : meaning
}

/** The entries that the answer to a call or another intent leans on. */
function helpers({ retriever }: AnswerInput, intent: Intent): readonly KnowledgeEntry[] {
  return retriever.entriesAbout(ruleFor(intent)?.leansOn ?? [])
}

// The list names its events already: what could be asked next is something else.
function composeList(input: AnswerInput): ComposedAnswer {
  const { search, language } = input
  const used = search.hits.map((hit) => hit.entry)
  const { lead, text } = composeProgramme(input, used)
  return {
    answer: plainText(text),
    relatedTopics: topicsFrom(input, [], used),
    sources: used.map((entry) => sourceOf(entry, language)),
    grounded: true,
    listLead: plainText(lead),
  }
}

/** What is on before the event has begun, or after it: when it begins, and with what, or that it is over. */
function composeOutside(input: AnswerInput, { kind, day }: NonNullable<Search['outside']>): ComposedAnswer {
  const { language, search } = input
  const phrases = guidePhrases[language]
  const shown = showEventDay(day, language)
  const used = search.hits.map((hit) => hit.entry)
  const said = kind === 'before' ? phrases.begins(shown) : phrases.hasEnded(shown)
  return {
    answer: plainText([said, ...linesOf(input, used)].join('\n')),
    relatedTopics: topicsFrom(input, used, used),
    sources: used.map((entry) => sourceOf(entry, language)),
    grounded: true,
    ...(used.length > 0 ? { listLead: plainText(said) } : {}),
  }
}

// Whoever did not say what the question is about is told what it was taken for.
function understood({ isFollowUp, language }: AnswerInput, entry: KnowledgeEntry): string {
  return isFollowUp ? aboutPhrase(textOf(entry, language).title, language) : ''
}

// What must be right is said in a fixed sentence first; what the festival has written about it follows.
function composeIntent(input: AnswerInput, rule: Rule, sureness: number): ComposedAnswer {
  const { language } = input
  const { intent, leansOn, isWhole } = rule
  const written = leansOn && writtenAbout(input, leansOn)
  const beside = alsoFound(input, rule, sureness).filter((entry) => !written?.entries.includes(entry))
  const used = [...(written?.entries ?? []), ...beside]
  // Who is refused something is told where else to ask.
  const turnTo = isWhole || used.length > 0 ? [] : [deskSentence(input) ?? '']
  const said = [
    sentenceOf(intent, language),
    ...(written?.said ?? turnTo),
    ...beside.map((entry) => composeFromEntry(input, entry)),
  ]
  return {
    answer: plainText(joined(said, language)),
    relatedTopics: topicsFrom(input, upcoming(input).slice(0, 1), used),
    sources: used.map((one) => sourceOf(one, language)),
    grounded: isWhole === true || used.length > 0,
    isFixed: true,
  }
}

// "My boot is coming apart" only sounds like an injury: after where to get help comes what was found.
function alsoFound({ search }: AnswerInput, { intent }: Rule, sureness: number): KnowledgeEntry[] {
  const isGuess = Number.isFinite(sureness) && (isCallForHelp(intent) || intent === 'legalAdvice')
  const [top] = search.hits
  return isGuess && search.grounded && !search.isProgramme && top && search.confidence >= surelyFound
    ? [top.entry]
    : []
}

/** What the festival has written about some concepts, the first before the others, be it in an entry about something else. */
function writtenAbout(input: AnswerInput, concepts: readonly string[]): TopicAnswer | undefined {
  const { retriever, language, search } = input
  const about = retriever.entriesAbout(concepts)
  const found = search.grounded && !search.isProgramme ? search.hits[0]?.entry : undefined
  const mentions = about.length > 0 ? about : retriever.entriesAbout(concepts, 'mentions')
  const entry = found && mentions.includes(found) ? found : about[0]
  if (entry) return { said: [composeFromEntry(leaningOn(input, concepts, entry), entry)], entries: [entry] }
  for (const concept of concepts)
    for (const one of retriever.entriesAbout([concept], 'mentions')) {
      const said = sentencesAbout(one, [concept], language)
      if (said.length > 0) return { said, entries: [one] }
    }
  return undefined
}

/** An answer about what every visitor asks; where nobody has written it down, it says so and where to turn. */
function answerTopic(input: AnswerInput, { said, entries: used }: TopicAnswer): ComposedAnswer {
  const { language } = input
  const turnTo = used.length > 0 ? '' : (deskSentence(input) ?? guidePhrases[language].anyDesk)
  return {
    answer: plainText(joined([...said, turnTo], language)),
    relatedTopics: topicsFrom(input, used.length > 0 ? [] : upcoming(input).slice(0, 1), used),
    sources: used.map((one) => sourceOf(one, language)),
    grounded: used.length > 0,
  }
}

function sourceOf(entry: KnowledgeEntry, language: Language) {
  return { id: entry.id, title: textOf(entry, language).title, location: placeOf(entry, language) || null }
}

function composeRefusal(input: AnswerInput): ComposedAnswer {
  const { question, language, search, retriever, now } = input
  const phrases = guidePhrases[language]
  const desk = deskOf(input)
  const meant = topicsMeant(search, language, retriever, now)
  const answer = [chooseBy(question, phrases.sorry), deskSentence(input) ?? phrases.anyDesk]
  if (meant.length > 0) answer.push(phrases.didYouMean)
  const others = [...(desk ? [desk] : []), ...upcoming(input).slice(0, 1)]
  return {
    answer: plainText(answer.join(phrases.gap)),
    relatedTopics: meant.length > 0 ? meant : topicsFrom(input, others, []),
    sources: [],
    grounded: false,
  }
}

// Lost things may be kept at the desk; what is written about them is no answer to whoever asks for something else.
function deskOf({ entries, retriever }: AnswerInput): KnowledgeEntry | undefined {
  const isMainly = (entry: KnowledgeEntry) => {
    const understood = retriever.understandingOf(entry)
    return understood.get('info-desk') === Math.max(...understood.values())
  }
  return (
    entries.find((entry) => entry.tags.includes('contact')) ??
    retriever.entriesAbout(['info-desk']).find(isMainly)
  )
}

/** Where to ask people, in the words of the event. */
function deskSentence(input: AnswerInput): string | undefined {
  const { language, helpDesk } = input
  const desk = deskOf(input)
  if (desk) return sentencesOf(textOf(desk, language).description, language).find((one) => !isQuestion(one))
  return helpDesk ? helpDeskSentence(helpDesk, language) : undefined
}

// Somebody whose question has no answer still wants to know what is on next.
function upcoming({ entries, now }: AnswerInput): KnowledgeEntry[] {
  const start = (entry: KnowledgeEntry) => Date.parse(entry.startsAt ?? '')
  return entries
    .filter((entry) => start(entry) > now.getTime())
    .sort((left, right) => start(left) - start(right))
}

// What was found nearby comes first; entries like it follow, so that there is always something to ask next.
function topicsFrom(
  { language, entries, retriever, now }: AnswerInput,
  near: readonly KnowledgeEntry[],
  used: readonly KnowledgeEntry[],
): string[] {
  const [first] = used
  const likeFirst = (entry: KnowledgeEntry) =>
    first?.tags.filter((tag) => entry.tags.includes(tag)).length ?? 0
  const alike = entries
    .filter((entry) => likeFirst(entry) > 0)
    .sort((left, right) => likeFirst(right) - likeFirst(left))
  const next = first && used.length === 1 ? askedNext(first, entries).slice(0, 2) : []
  // Whoever asks for one thing in a place is likely to be there, and asks for the next one there.
  const placesOfFirst = (first?.location ?? '').split(', ').filter((place) => place.length > 0)
  const samePlace = entries.filter((entry) => placesOfFirst.some((place) => entry.location?.includes(place)))
  const sameKind = entries.filter((entry) => entry.category === first?.category)
  const candidates = new Set([...next, ...near, ...alike, ...samePlace, ...sameKind, ...entries])
  for (const entry of used) candidates.delete(entry)
  return relatedTopics([...candidates], language, retriever, now)
}
