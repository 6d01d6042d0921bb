import { asc, eq, sql } from 'drizzle-orm'
import type { InvitationDraft } from '../../contract/invitations.ts'
import type { Database, Transaction } from '../db/client.ts'
import { roleColumns } from './store.ts'
import { staffInvitations, users } from './table.ts'

const invitationColumns = {
  id: staffInvitations.id,
  email: staffInvitations.email,
  role: sql<string>`coalesce(${staffInvitations.ownRoleId}, ${staffInvitations.role})`,
  invitedAt: staffInvitations.invitedAt,
}

export function listInvitations(db: Database) {
  return db
    .select(invitationColumns)
    .from(staffInvitations)
    .orderBy(asc(staffInvitations.invitedAt), asc(staffInvitations.id))
}

/** Writes an invitation; undefined where the address is invited already. */
export async function insertInvitation(tx: Transaction, { email, role }: InvitationDraft, now: Date) {
  const [written] = await tx
    .insert(staffInvitations)
    .values({ email, ...roleColumns(role), invitedAt: now })
    .onConflictDoNothing({ target: staffInvitations.email })
    .returning(invitationColumns)
  return written
}

export async function removeInvitation(tx: Transaction, id: string) {
  const [removed] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning(invitationColumns)
  return removed
}

/** Gives an invitation another role. */
export async function updateInvitation(tx: Transaction, id: string, role: string): Promise<void> {
  await tx.update(staffInvitations).set(roleColumns(role)).where(eq(staffInvitations.id, id))
}

/** Takes the invitation of an address out, whatever its letters: it counts for one sign-in. */
export async function takeInvitation(tx: Transaction, email: string) {
  const [taken] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.email, email.toLowerCase()))
    .returning(invitationColumns)
  return taken
}

/** How many users have this address, in whatever letters. */
export function countUsersWith(tx: Transaction, email: string): Promise<number> {
  return tx.$count(users, eq(sql`lower(${users.email})`, email))
}
