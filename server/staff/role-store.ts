import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { OwnRole, OwnRoleDraft } from '../../contract/own-roles.ts'
import type { Database, Transaction } from '../db/client.ts'
import { userColumns } from './store.ts'
import { staffInvitations, staffRoles, users } from './table.ts'

const roleColumns = {
  id: staffRoles.id,
  name: staffRoles.name,
  permissions: staffRoles.permissions,
  version: staffRoles.version,
  users: sql<number>`(SELECT count(*)::int FROM ${users} u WHERE u.own_role_id = ${staffRoles}.id)`,
  invitations: sql<number>`(SELECT count(*)::int FROM ${staffInvitations} i
    WHERE i.own_role_id = ${staffRoles}.id)`,
}

export function listRoles(db: Database | Transaction): Promise<OwnRole[]> {
  return db
    .select(roleColumns)
    .from(staffRoles)
    .orderBy(asc(sql`lower(${staffRoles.name})`), asc(staffRoles.id))
}

export async function findRole(tx: Transaction, id: string): Promise<OwnRole | undefined> {
  const [role] = await tx.select(roleColumns).from(staffRoles).where(eq(staffRoles.id, id))
  return role
}

/** How many roles but this one have a name, whatever the letters. */
export function countNamed(tx: Transaction, name: string, exceptId: string): Promise<number> {
  return tx.$count(
    staffRoles,
    and(eq(sql`lower(${staffRoles.name})`, sql`lower(${name})`), ne(staffRoles.id, exceptId)),
  )
}

export async function insertRole(tx: Transaction, draft: OwnRoleDraft): Promise<string> {
  const [role] = await tx.insert(staffRoles).values(draft).returning({ id: staffRoles.id })
  if (!role) throw new Error('The role was not written.')
  return role.id
}

export async function updateRole(
  tx: Transaction,
  id: string,
  { name, permissions }: { name?: string | undefined; permissions?: OwnRoleDraft['permissions'] | undefined },
): Promise<void> {
  await tx.update(staffRoles).set({ name, permissions }).where(eq(staffRoles.id, id))
}

export async function removeRole(tx: Transaction, id: string): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.id, id))
}

/** Who has a role. */
export function listHolders(tx: Transaction, id: string) {
  return tx.select(userColumns).from(users).where(eq(users.ownRoleId, id)).orderBy(asc(users.id))
}

/** The invitations that name a role. */
export function listInvited(tx: Transaction, id: string) {
  const { id: invitationId, email } = staffInvitations
  return tx
    .select({ id: invitationId, email })
    .from(staffInvitations)
    .where(eq(staffInvitations.ownRoleId, id))
    .orderBy(asc(invitationId))
}
