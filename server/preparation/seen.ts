import { createHash } from 'node:crypto'
import type { KnowledgeEntry } from '../knowledge/index.ts'

/** What an entry says, in one short word: another one when somebody has changed what is translated and asked for. */
export function seenIn({ title, description, location, startsAt, endsAt }: KnowledgeEntry): string {
  const said = JSON.stringify([title, description, location, startsAt, endsAt])
  return createHash('sha256').update(said).digest('hex').slice(0, 32)
}
