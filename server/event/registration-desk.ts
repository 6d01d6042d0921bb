import { segmenter } from '../../contract/intl.ts'
import { languages } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'

/** The tag of the venue entry that says where bands are linked. */
const DESK_TAG = 'registration'

/**
 * Where the registration desk is, per language, in the words of the event knowledge; null while no venue entry is
 * tagged for it: a kiosk must not send people to a desk that stands somewhere else.
 */
export async function readRegistrationDesk({
  library,
}: Pick<Deps, 'library'>): Promise<Record<string, string> | null> {
  // Nobody should miss the festival because its knowledge could not be read.
  const entries = await library.entries().catch(() => [])
  const desk = entries.find(({ category, tags }) => category === 'venue' && tags.includes(DESK_TAG))
  if (!desk) return null
  return Object.fromEntries(
    languages.map((language) => [
      language,
      firstSentence(language, desk.translations[language]?.description ?? desk.description),
    ]),
  )
}

/** A kiosk has room for one sentence; opening hours stand in the next ones. */
function firstSentence(language: string, text: string): string {
  const [first] = segmenter(language, 'sentence').segment(text)
  return (first?.segment ?? text).trim()
}

/**
 * The desk per language as the organiser wrote it, over what the knowledge says. Where it is written in some languages
 * only, the others are told in the first language: a desk of the knowledge might stand somewhere else.
 */
export function layDesk(
  fromKnowledge: Record<string, string> | null,
  written: Partial<Record<string, string>>,
  defaultLanguage: string,
): Record<string, string> | null {
  const first = written[defaultLanguage] ?? Object.values(written)[0]
  if (first === undefined) return fromKnowledge
  return Object.fromEntries(languages.map((language) => [language, written[language] ?? first]))
}
