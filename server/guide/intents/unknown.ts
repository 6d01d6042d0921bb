import type { Language } from '../../../contract/languages.ts'
import type { Topic } from './topics.ts'
import de from './unknown/de.json' with { type: 'json' }
import en from './unknown/en.json' with { type: 'json' }
import es from './unknown/es.json' with { type: 'json' }
import fr from './unknown/fr.json' with { type: 'json' }
import ja from './unknown/ja.json' with { type: 'json' }
import ko from './unknown/ko.json' with { type: 'json' }
import zh from './unknown/zh.json' with { type: 'json' }

const sentences: Record<Language, typeof en> = { en, es, zh, ja, ko, fr, de }

/** Says that nobody has written down what was asked for. */
export function unknownSentence(topic: Topic, language: Language): string {
  return sentences[language][topic]
}

/** From when to when the programme of a day runs; all three as the language writes them. */
export function programmeHoursSentence(
  { day, from, to }: { day: string; from: string; to: string },
  language: Language,
): string {
  const { programmeHours } = sentences[language]
  return programmeHours.replace('{day}', day).replace('{from}', from).replace('{to}', to)
}

/** Sends people to the help desk of the event's settings. */
export function helpDeskSentence(desk: string, language: Language): string {
  return sentences[language].desk.replace('{desk}', () => desk.trim().replace(/[.。]$/, ''))
}
