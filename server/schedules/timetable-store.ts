import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import { scheduleSessions, scheduleSources } from './table.ts'

/** Every active entry that has a time, with the name of its schedule, in order of time. */
export function listTimed(db: Database) {
  return db
    .select({
      id: knowledgeEntries.id,
      title: knowledgeEntries.title,
      location: knowledgeEntries.location,
      tags: knowledgeEntries.tags,
      startsAt: knowledgeEntries.startsAt,
      endsAt: knowledgeEntries.endsAt,
      version: knowledgeEntries.version,
      schedule: scheduleSources.name,
    })
    .from(knowledgeEntries)
    .leftJoin(scheduleSessions, eq(scheduleSessions.entryId, knowledgeEntries.id))
    .leftJoin(scheduleSources, eq(scheduleSources.id, scheduleSessions.sourceId))
    .where(and(knowledgeEntries.isActive, isNotNull(knowledgeEntries.startsAt)))
    .orderBy(asc(knowledgeEntries.startsAt), asc(knowledgeEntries.id))
}
