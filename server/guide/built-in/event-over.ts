import { dateFormat } from '../../../contract/intl.ts'
import { type Language, locales } from '../../../contract/languages.ts'
import { guidePhrases } from './phrases/index.ts'

/** How an event tells that it is over. */
export interface Ending {
  name: string
  /** Empty: it is not over. */
  closedAt: Date | null
  /** The first day of the next one as yyyy-mm-dd, if that is known. */
  nextStartsOn: string | null
}

/** What the guide says to any question once the event is over. */
export function composeEventOver({ name, nextStartsOn }: Ending, language: Language): string {
  const format = dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const next = nextStartsOn === null ? undefined : format.format(new Date(`${nextStartsOn}T12:00:00Z`))
  return guidePhrases[language].eventOver(name, next)
}
