import type { InferInsertModel } from 'drizzle-orm'
import { expect } from 'vitest'
import { toEntry } from '../server/knowledge/entry.ts'
import { listActiveEntries } from '../server/knowledge/store.ts'
import { knowledgeEntries } from '../server/knowledge/table.ts'
import type { TestFestival } from './build-app.ts'
import { eventually } from './eventually.ts'

let made = 0

/** Writes an entry of the event knowledge, as staff would; `tellEntries` makes the processes read it. */
export async function anEntry(
  { db }: Pick<TestFestival, 'db'>,
  given: Partial<InferInsertModel<typeof knowledgeEntries>> = {},
): Promise<typeof knowledgeEntries.$inferSelect> {
  made += 1
  const [entry] = await db
    .insert(knowledgeEntries)
    .values({
      id: `entry${made}`,
      category: 'schedule',
      title: `Concert ${made}`,
      description: 'A band plays.',
      location: 'Aurora Stage',
      tags: [],
      translations: {},
      askedAs: {},
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, made)),
      updatedAt: new Date(Date.UTC(2026, 10, 1, 0, made)),
      ...given,
    })
    .returning()
  if (!entry) throw new Error('no entry was written')
  return entry
}

/** Announces a change of the knowledge and waits until the library knows what is written. */
export async function tellEntries({ db, deps }: Pick<TestFestival, 'db' | 'deps'>): Promise<void> {
  const written = (await listActiveEntries(db)).map((row) => toEntry(row))
  deps.live.announce({ topic: 'knowledge' })
  await eventually(async () => expect(await deps.library.entries()).toEqual(written))
}
