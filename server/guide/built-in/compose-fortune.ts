import type { Preference, Recommendation } from '../../../contract/guide.ts'
import type { Language } from '../../../contract/languages.ts'
import { type KnowledgeEntry, placeOf, textOf } from '../retrieval/index.ts'
import { chooseBy } from './choose.ts'
import { type FortuneWords, fortuneWords } from './fortunes/index.ts'
import { iconOf } from './icon-of.ts'
import { type PickInput, pickEntries } from './pick-entries.ts'
import { sentencesOf } from './pick-sentences.ts'
import { plainText } from './plain-text.ts'
import { showMoment } from './show-time.ts'

/** The vibe, the hour, what the session has seen, and a seed that changes with every reading. */
export type FortuneInput = PickInput & {
  language: Language
  timeZone: string
  /** The hour at which an event day begins. */
  dayStartsAtHour: number
  /** The entries of a reading that is told again, in their order: those that are still there, instead of new ones. */
  entryIds?: readonly string[] | undefined
  /** What the session was told last: it is not told the same again. */
  before?: string | undefined
}

/** A fortune in plain text and three to five things to do. */
export type Fortune = { fortune: string; recommendations: Recommendation[] }

const mostNamed = 3

/**
 * Tells a fortune that names two or three real things; another seed tells another one. A festival that has written down
 * less is told so: nobody is sent to a place without a name.
 */
export function composeFortune(input: FortuneInput): Fortune {
  const { language, preference, seed, before = '' } = input
  const words = fortuneWords[language]
  const entries = input.entries.filter((entry) => hasName(entry, language))
  const told = (input.entryIds ?? []).flatMap((wanted) => entries.find(({ id }) => id === wanted) ?? [])
  const picked = told.length > 0 ? told : pickEntries({ ...input, entries })
  const names = toName(picked, input.now).map((entry) => words.name(named(entry, input)))
  const choose = <Choice>(part: string, choices: readonly Choice[]) => chooseBy(`${part}:${seed}`, choices)
  const unheard = (sentences: readonly string[]) =>
    sentences.filter((sentence) => !before.includes(plainText(sentence)))
  const [, , third] = names
  const sentences = [
    choose('opening', unheard(words.openings)),
    visionOf(names, words, preference, (visions) => choose('vision', visions)),
    third ? choose('extra', words.extras)(third) : '',
    choose('closing', unheard(words.closings)),
  ]
  const fortune = sentences.filter((sentence) => sentence.length > 0).join(words.gap)
  return { fortune: plainText(fortune), recommendations: picked.map((entry) => recommend(entry, input)) }
}

type Vision = FortuneWords['visions'][Preference][number]

function visionOf(
  [first, second]: string[],
  words: FortuneWords,
  preference: Preference,
  choose: (visions: readonly Vision[]) => Vision,
): string {
  if (first === undefined) return words.unwritten[preference]
  if (second === undefined) return words.alone[preference](first)
  return choose(words.visions[preference])(first, second)
}

function hasName(entry: KnowledgeEntry, language: Language): boolean {
  return plainText(textOf(entry, language).title) !== ''
}

// One of the three is something to look forward to, if there is any.
function toName(picked: KnowledgeEntry[], now: Date): KnowledgeEntry[] {
  const isAhead = (entry: KnowledgeEntry) => Date.parse(entry.startsAt ?? '') > now.getTime()
  const ahead = picked.find(isAhead)
  const others = picked.filter((entry) => entry !== ahead)
  return ahead ? [...others.slice(0, mostNamed - 1), ahead] : others.slice(0, mostNamed)
}

function named(entry: KnowledgeEntry, { language, timeZone, dayStartsAtHour, now }: FortuneInput) {
  const title = textOf(entry, language).title
  const isAhead = Date.parse(entry.startsAt ?? '') > now.getTime()
  const hour =
    entry.startsAt && isAhead
      ? showMoment(entry.startsAt, now, { language, timeZone, dayStartsAtHour })
      : null
  return { title, place: nearestPlace(entry, language), hour }
}

/** The nearest part of a place that the title has not said already, in this language or in the entry's own. */
function nearestPlace(entry: KnowledgeEntry, language: Language): string {
  const said = `${textOf(entry, language).title} ${entry.title}`.toLowerCase()
  const isSaid = (part: string) =>
    part
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.includes(word))
  const parts = placeOf(entry, language)
    .split(/[,，、]/)
    .map((part) => part.trim())
  return parts.find((part) => part !== '' && !isSaid(part)) ?? ''
}

function recommend(entry: KnowledgeEntry, { language, understandingOf }: FortuneInput): Recommendation {
  const { title, description } = textOf(entry, language)
  const [first = description] = sentencesOf(description, language)
  return {
    title: plainText(title),
    description: plainText(first),
    location: placeOf(entry, language),
    icon: iconOf(entry, understandingOf(entry)),
    entryId: entry.id,
    ...(entry.startsAt && { startsAt: entry.startsAt }),
    ...(entry.endsAt && { endsAt: entry.endsAt }),
  }
}
