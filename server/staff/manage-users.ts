import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { auditedUser, refuseAbove, requireGivable, requireManager } from './may-manage.ts'
import { removeSessions } from './session-store.ts'
import { countOtherActiveAdmins, findUser, removeUser, updateUser } from './store.ts'

/**
 * Gives a user another role.
 * @throws Refusal own_account, last_admin, user_not_found, more_than_own, or invalid_request for a role that is none
 */
export function changeRole({ db }: Deps, actor: User, id: string, role: string): Promise<User> {
  return db.transaction(async (tx) => {
    const { self, other: before } = await requireOther(tx, actor, id)
    await requireGivable(tx, self, role, 'role')
    if (role !== 'admin') await keepAnAdmin(tx, before)
    const after = await updateUser(tx, id, { role })
    return recorded(tx, actor, 'user.role', before, after)
  })
}

/**
 * Disables an active user, or lets a disabled one in again.
 * @throws Refusal own_account, last_admin, user_not_found or more_than_own
 */
export function toggleUser({ db }: Deps, actor: User, id: string): Promise<User> {
  return db.transaction(async (tx) => {
    const { other: before } = await requireOther(tx, actor, id)
    if (before.isActive) await keepAnAdmin(tx, before)
    // Else the sessions of before would go on when the user is let in again.
    if (before.isActive) await removeSessions(tx, id)
    const after = await updateUser(tx, id, { isActive: !before.isActive })
    return recorded(tx, actor, before.isActive ? 'user.disable' : 'user.enable', before, after)
  })
}

/** Removes a user for good. @throws Refusal own_account, last_admin, user_not_found or more_than_own */
export function deleteUser({ db }: Deps, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { other: before } = await requireOther(tx, actor, id)
    await keepAnAdmin(tx, before)
    await removeUser(tx, id)
    await recordChange(tx, actor, { action: 'user.delete', subject: id, before: auditedUser(before) })
  })
}

/** Nobody changes their own account: a slip would lock them out (specification section 6). */
async function requireOther(tx: Transaction, actor: User, id: string): Promise<{ self: User; other: User }> {
  const self = await requireManager(tx, actor)
  if (id === actor.id) throw new Refusal('own_account')
  const other = await findUser(tx, id)
  if (!other) throw new Refusal('user_not_found')
  refuseAbove(self, other)
  return { self, other }
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
  const states = { before: auditedUser(before), after: auditedUser(after) }
  await recordChange(tx, actor, { action, subject: after.id, ...states })
  return after
}
