import { and, eq, sql } from 'drizzle-orm'
import type { Emotion } from '../../contract/gift-aura.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { VisitRecord } from '../gift-aura/index.ts'
import { photos } from '../gift-aura/table.ts'
import { installations } from '../installations/table.ts'
import { interactions } from '../points/table.ts'
import type { NewTap, TapOutcome } from './store.ts'
import { refusedTaps } from './table.ts'

/** Judges and records one tap or visit in a transaction of its own. Opening hours do not count in training. */
export async function insertAct(
  tx: Transaction,
  tap: NewTap,
  act: 'tap' | 'photo',
  isTraining = false,
): Promise<TapOutcome> {
  const { rows } = await tx.execute<Record<string, unknown>>(
    sql`SELECT * FROM record_tap(${tap.tag}, ${tap.installation}, ${tap.station}, ${tap.cause}, ${tap.key},
      ${tap.fingerprint}, ${JSON.stringify(tap.metadata)}, ${tap.occurredAt.toISOString()},
      ${tap.learnedAt.toISOString()}, ${act}, ${isTraining}, ${tap.atVenue.toISOString()})`,
  )
  const [row] = rows
  if (!row) throw new Error('The tap was not judged.')
  // Drizzle leaves dates as PostgreSQL writes them.
  const { occurred_at, next_eligible_at } = row
  return {
    ...row,
    occurred_at: dateOf(occurred_at),
    next_eligible_at: dateOf(next_eligible_at),
  } as TapOutcome
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}

/** An installation whose points are earned with a photo or a vibe, and what they are worth now. */
export async function findPhotoBooth({ forTaps }: Database, installation: string) {
  const [booth] = await forTaps
    .select({ pointValue: installations.pointValue })
    .from(installations)
    .where(and(eq(installations.id, installation), eq(installations.earnedBy, 'photo')))
  return booth
}

/** What is still known of a visit beside its points: what a photo told is gone with the photo. */
export async function findVisitRecord(db: Database, interactionId: string): Promise<VisitRecord> {
  const { metadata } = interactions
  const [row] = await db
    .select({
      picked: sql<Emotion | null>`COALESCE(${metadata} ->> 'chosenEmotion', ${metadata} ->> 'topEmotion')`,
      read: photos.vibe,
      emotions: photos.emotions,
      emailState: photos.emailState,
      photoId: photos.id,
    })
    .from(interactions)
    .leftJoin(photos, eq(photos.interactionId, interactions.id))
    .where(eq(interactions.id, BigInt(interactionId)))
  if (!row) throw new Error('A visit that was answered is in the ledger.')
  const { picked, read, emotions, emailState, photoId } = row
  if (read === null || emailState === null || photoId === null)
    return picked === null ? {} : { topEmotion: picked }
  return {
    topEmotion: read,
    ...(emotions && { emotions }),
    emailState: emailState === 'sending' ? 'queued' : emailState,
    photoId,
  }
}

/** Keeps a tap that was refused for what its photo shows. */
export async function insertRefusedTap(
  db: Database,
  { tag, installation, cause, occurredAt, learnedAt }: NewTap,
  attendeeId: string,
  code: string,
): Promise<void> {
  await db.insert(refusedTaps).values({
    tag,
    attendeeId,
    installationId: installation,
    code,
    causedBy: cause,
    occurredAt,
    recordedAt: learnedAt,
  })
}
