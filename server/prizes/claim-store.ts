import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Transaction } from '../db/client.ts'
import { prizeClaims, prizeTiers } from './table.ts'

export type ClaimRow = typeof prizeClaims.$inferSelect

/** A person as far as a claim asks. */
export interface Claimant {
  id: string
  isCrew: boolean
  totalPoints: number
}

const HELD = ['reserved', 'handed-over'] as const

/** A person, locked as the taps lock them: no points come or go until the transaction ends. */
export async function lockClaimant(tx: Transaction, id: string): Promise<Claimant | undefined> {
  const { id: attendeeId, isCrew, totalPoints } = attendees
  const [person] = await tx
    .select({ id: attendeeId, isCrew, totalPoints })
    .from(attendees)
    .where(eq(attendees.id, sql`current_attendee(${id})`))
    .for('no key update')
  return person
}

/** Locks a tier, removed or not, before a claim of it changes. */
export async function lockTierOf(tx: Transaction, { tierId }: ClaimRow): Promise<void> {
  await tx.select({ id: prizeTiers.id }).from(prizeTiers).where(eq(prizeTiers.id, tierId)).for('update')
}

/** Writes down which reservations of a tier have run out, whose row the caller has locked. Their stock is free again. */
export async function expireReservations(tx: Transaction, tierId: string, now: Date): Promise<void> {
  await tx
    .update(prizeClaims)
    .set({ state: 'expired', endedAt: sql`${prizeClaims.expiresAt}` })
    .where(
      and(eq(prizeClaims.tierId, tierId), eq(prizeClaims.state, 'reserved'), lte(prizeClaims.expiresAt, now)),
    )
}

/** Which pieces of a tier a person has or has reserved. */
export async function listPieces(tx: Transaction, tierId: string, attendeeId: string): Promise<number[]> {
  const rows = await tx
    .select({ piece: prizeClaims.piece })
    .from(prizeClaims)
    .where(
      and(
        eq(prizeClaims.tierId, tierId),
        eq(prizeClaims.attendeeId, attendeeId),
        inArray(prizeClaims.state, [...HELD]),
      ),
    )
  return rows.map(({ piece }) => piece)
}

export async function findClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
  const [claim] = await tx.select().from(prizeClaims).where(eq(prizeClaims.id, id))
  return claim
}

export async function findClaimByKey(tx: Transaction, key: string): Promise<ClaimRow | undefined> {
  const [claim] = await tx.select().from(prizeClaims).where(eq(prizeClaims.idempotencyKey, key))
  return claim
}

/** Writes a claim; nothing when its key was taken at this very moment. */
export async function insertClaim(
  tx: Transaction,
  claim: typeof prizeClaims.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(prizeClaims)
    .values(claim)
    .onConflictDoNothing({ target: prizeClaims.idempotencyKey })
    .returning({ id: prizeClaims.id })
  return row?.id
}

export async function updateClaim(tx: Transaction, id: string, change: Partial<ClaimRow>): Promise<void> {
  await tx.update(prizeClaims).set(change).where(eq(prizeClaims.id, id))
}
