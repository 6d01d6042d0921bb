import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { pretixPreviews } from './table.ts'

/** A preview of all orders of a shop, as it is kept. */
export type PreviewRow = typeof pretixPreviews.$inferSelect

/** What says that a preview is still the one that a process has begun with. */
type PreviewKey = Pick<PreviewRow, 'sourceId' | 'previewId' | 'attempts'>

/** Begins a preview of a shop, due at once, unless one is under way. */
export async function insertPreview(
  db: Database,
  { sourceId, previewId, pages, now }: Pick<PreviewRow, 'sourceId' | 'previewId' | 'pages'> & { now: Date },
): Promise<void> {
  const fresh = {
    ...{ previewId, pages, state: 'reading' as const, pagesRead: 0, attempts: 0 },
    ...{ sealedPreview: null, failure: null, aliveUntil: now, beganAt: now },
  }
  await db
    .insert(pretixPreviews)
    .values({ sourceId, ...fresh })
    .onConflictDoUpdate({
      target: pretixPreviews.sourceId,
      set: fresh,
      setWhere: sql`${pretixPreviews.state} <> 'reading'`,
    })
}

export async function findPreview(db: Database, sourceId: string): Promise<PreviewRow | undefined> {
  const [row] = await db.select().from(pretixPreviews).where(eq(pretixPreviews.sourceId, sourceId))
  return row
}

/** Takes a preview that nobody reads, so that no other process does while this one is alive. */
export async function takeDuePreview(
  db: Database,
  now: Date,
  aliveUntil: Date,
): Promise<PreviewRow | undefined> {
  const [row] = await db
    .update(pretixPreviews)
    .set({ aliveUntil, pagesRead: 0, attempts: sql`${pretixPreviews.attempts} + 1` })
    .where(
      sql`${pretixPreviews.sourceId} = (SELECT source_id FROM pretix_previews
        WHERE state = 'reading' AND alive_until <= ${now.toISOString()}::timestamptz
        ORDER BY began_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
    )
    .returning()
  return row
}

/** Writes how a preview is. @returns whether it is still ours: nobody has cancelled it or taken it over */
export async function updatePreview(
  db: Database,
  { sourceId, previewId, attempts }: PreviewKey,
  change: Partial<Pick<PreviewRow, 'state' | 'pagesRead' | 'aliveUntil' | 'sealedPreview' | 'failure'>>,
): Promise<boolean> {
  const rows = await db
    .update(pretixPreviews)
    .set(change)
    .where(
      and(
        eq(pretixPreviews.sourceId, sourceId),
        eq(pretixPreviews.previewId, previewId),
        eq(pretixPreviews.attempts, attempts),
        eq(pretixPreviews.state, 'reading'),
      ),
    )
    .returning({ sourceId: pretixPreviews.sourceId })
  return rows.length > 0
}

/** Ends the preview of a shop that is under way, if one is. */
export async function updateCancelled(db: Database, sourceId: string): Promise<void> {
  await db
    .update(pretixPreviews)
    .set({ state: 'cancelled' })
    .where(and(eq(pretixPreviews.sourceId, sourceId), eq(pretixPreviews.state, 'reading')))
}
