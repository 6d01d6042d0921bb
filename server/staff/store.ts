import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type HeldRole, Role } from '../../contract/roles.ts'
import type { User } from '../../contract/staff.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Identity } from '../providers/identity/port.ts'
import { staffRoles, users } from './table.ts'

/** The columns of a user as the contract names them. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: sql<string>`coalesce(${users.ownRoleId}, ${users.role})`,
  // A query of its own: what follows a change in `RETURNING` cannot join.
  ownRole: sql<z.infer<
    typeof HeldRole
  > | null>`(SELECT jsonb_build_object('name', r.name, 'permissions', r.permissions)
    FROM ${staffRoles} r WHERE r.id = ${users.ownRoleId})`,
  isActive: users.isActive,
}

/** The columns that say which role somebody has: a built-in one, or one of one's own by its id. */
export function roleColumns(role: string): { role: Role; ownRoleId: string | null } {
  const builtIn = Role.safeParse(role)
  return builtIn.success ? { role: builtIn.data, ownRoleId: null } : { role: 'read-only', ownRoleId: role }
}

export function countUsers(db: Database, id: string): Promise<number> {
  return db.$count(users, eq(users.id, id))
}

/** Whether this person signed in before by an invitation. */
export async function wasInvited(
  tx: Transaction,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<boolean> {
  const isThem = and(eq(users.issuer, issuer), eq(users.subject, subject))
  return (await tx.$count(users, and(isThem, users.isInvited))) > 0
}

/** Writes who signed in: a new user with this role, or a known one with today's name and address. */
export async function upsertUser(
  tx: Transaction,
  identity: Identity,
  { role, isInvited }: { role: string; isInvited: boolean },
): Promise<User & { isNew: boolean }> {
  const { issuer, subject, email, firstName, lastName } = identity
  const [user] = await tx
    .insert(users)
    .values({ issuer, subject, email, firstName, lastName, ...roleColumns(role), isInvited })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { email, firstName, lastName, isInvited: sql`${users.isInvited} OR ${isInvited}` },
    })
    // PostgreSQL marks a row that it has changed, and not one that it has written.
    .returning({ ...userColumns, isNew: sql<boolean>`xmax = 0` })
  if (!user) throw new Error('The user was not written.')
  return user
}

export function listUsers(db: Database): Promise<User[]> {
  return db.select(userColumns).from(users).orderBy(asc(users.createdAt), asc(users.id))
}

/** Locks all admins, in the same order everywhere, so that two of them cannot demote each other at once. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(users.id).for('update')
}

export async function findUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('update')
  return user
}

export async function countAdmins(tx: Transaction): Promise<number> {
  return tx.$count(users, eq(users.role, 'admin'))
}

export async function countOtherActiveAdmins(tx: Transaction, id: string): Promise<number> {
  return tx.$count(users, and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, id)))
}

export async function updateUser(
  tx: Transaction,
  id: string,
  { role, ...change }: { role?: string; isActive?: boolean },
): Promise<User | undefined> {
  const columns = { ...change, ...(role !== undefined && roleColumns(role)) }
  const [user] = await tx.update(users).set(columns).where(eq(users.id, id)).returning(userColumns)
  return user
}

export async function removeUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}
