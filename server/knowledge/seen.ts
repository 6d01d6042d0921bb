import { createHash } from 'node:crypto'
import type { Language } from '../../contract/languages.ts'
import type { NotAnswered } from './table.ts'

/** What is translated and asked for; times are ISO instants. */
interface Said {
  title: string
  description: string
  location: string | null
  startsAt: string | null
  endsAt: string | null
}

/** What an entry says, in one short word: another one when somebody has changed what is translated and asked for. */
export function seenIn({ title, description, location, startsAt, endsAt }: Said): string {
  const said = JSON.stringify([title, description, location, startsAt, endsAt])
  return createHash('sha256').update(said).digest('hex').slice(0, 32)
}

/** Questions that are not answered by what an entry says now, as they are kept with it; null where there are none. */
export function keptWith(entry: Said, questions: Partial<Record<Language, string[]>>): NotAnswered | null {
  const asked = Object.entries(questions).filter(([, some]) => some.length > 0)
  return asked.length > 0 ? { seen: seenIn(entry), questions: Object.fromEntries(asked) } : null
}
