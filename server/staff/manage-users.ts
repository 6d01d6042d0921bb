import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { removeSessions } from './session-store.ts'
import { countOtherActiveAdmins, findUser, lockAdmins, removeUser, updateUser } from './store.ts'

/** Gives a user another role. @throws Refusal own_account, last_admin or user_not_found */
export function changeRole({ db }: Deps, actor: User, id: string, role: Role): Promise<User> {
  return db.transaction(async (tx) => {
    const before = await requireOther(tx, actor, id)
    if (role !== 'admin') await keepAnAdmin(tx, before)
    const after = await updateUser(tx, id, { role })
    return recorded(tx, actor, 'user.role', before, after)
  })
}

/** Disables an active user, or lets a disabled one in again. @throws Refusal own_account, last_admin or user_not_found */
export function toggleUser({ db }: Deps, actor: User, id: string): Promise<User> {
  return db.transaction(async (tx) => {
    const before = await requireOther(tx, actor, id)
    if (before.isActive) await keepAnAdmin(tx, before)
    // Else the sessions of before would go on when the user is let in again.
    if (before.isActive) await removeSessions(tx, id)
    const after = await updateUser(tx, id, { isActive: !before.isActive })
    return recorded(tx, actor, before.isActive ? 'user.disable' : 'user.enable', before, after)
  })
}

/** Removes a user for good. @throws Refusal own_account, last_admin or user_not_found */
export function deleteUser({ db }: Deps, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await requireOther(tx, actor, id)
    await keepAnAdmin(tx, before)
    await removeUser(tx, id)
    await recordChange(tx, actor, { action: 'user.delete', subject: id, before })
  })
}

/** Nobody changes their own account: a slip would lock them out (specification section 6). */
async function requireOther(tx: Transaction, actor: User, id: string): Promise<User> {
  await requireAdmin(tx, actor)
  if (id === actor.id) throw new Refusal('own_account')
  const user = await findUser(tx, id)
  if (!user) throw new Refusal('user_not_found')
  return user
}

/**
 * Lets one admin at a time decide who the users are. Whoever was demoted while waiting decides nothing any more.
 * @throws Refusal not_allowed
 */
export async function requireAdmin(tx: Transaction, actor: User): Promise<void> {
  await lockAdmins(tx)
  const self = await findUser(tx, actor.id)
  if (self?.role !== 'admin' || !self.isActive) throw new Refusal('not_allowed')
}

async function keepAnAdmin(tx: Transaction, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.isActive) return
  if ((await countOtherActiveAdmins(tx, user.id)) === 0) throw new Refusal('last_admin')
}

async function recorded(
  tx: Transaction,
  actor: User,
  action: string,
  before: User,
  after: User | undefined,
): Promise<User> {
  if (!after) throw new Refusal('user_not_found')
  await recordChange(tx, actor, { action, subject: after.id, before, after })
  return after
}
