import { asc, eq, sql } from 'drizzle-orm'
import type { InvitationDraft } from '../../contract/invitations.ts'
import type { Database, Transaction } from '../db/client.ts'
import { staffInvitations, users } from './table.ts'

export function listInvitations(db: Database) {
  return db.select().from(staffInvitations).orderBy(asc(staffInvitations.invitedAt), asc(staffInvitations.id))
}

/** Writes an invitation; undefined where the address is invited already. */
export async function insertInvitation(tx: Transaction, draft: InvitationDraft, now: Date) {
  const [written] = await tx
    .insert(staffInvitations)
    .values({ ...draft, invitedAt: now })
    .onConflictDoNothing({ target: staffInvitations.email })
    .returning()
  return written
}

export async function removeInvitation(tx: Transaction, id: string) {
  const [removed] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
  return removed
}

/** Takes the invitation of an address out, whatever its letters: it counts for one sign-in. */
export async function takeInvitation(tx: Transaction, email: string) {
  const [taken] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.email, email.toLowerCase()))
    .returning()
  return taken
}

/** How many users have this address, in whatever letters. */
export function countUsersWith(tx: Transaction, email: string): Promise<number> {
  return tx.$count(users, eq(sql`lower(${users.email})`, email))
}
