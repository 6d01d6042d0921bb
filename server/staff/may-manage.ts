import { heldBy, may, mayAll, permissionsOf, Role } from '../../contract/roles.ts'
import type { User } from '../../contract/staff.ts'
import type { Transaction } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { findRole } from './role-store.ts'
import { findUser, lockAdmins } from './store.ts'

/**
 * Lets one at a time decide who the users are and what roles there are. Whoever lost the permission while waiting decides
 * nothing any more.
 * @returns the user who decides, as of now
 * @throws Refusal not_allowed
 */
export async function requireManager(tx: Transaction, actor: User): Promise<User> {
  await lockAdmins(tx)
  const self = await findUser(tx, actor.id)
  if (!self?.isActive || !may(self, 'users:manage')) throw new Refusal('not_allowed')
  return self
}

/** Nobody gives or takes more than they may do themselves. @throws Refusal more_than_own */
export function refuseMoreThanOwn(self: User, wanted: readonly string[]): void {
  if (!mayAll(self, wanted)) throw new Refusal('more_than_own')
}

/** Nobody decides about somebody who may do more. @throws Refusal more_than_own */
export function refuseAbove(self: User, other: User): void {
  refuseMoreThanOwn(self, heldBy(other))
}

/**
 * Lets somebody give a role, a built-in one or one of one's own.
 * @returns its name, for the records
 * @throws Refusal invalid_request where there is no such role, more_than_own
 */
export async function requireGivable(
  tx: Transaction,
  self: User,
  role: string,
  path: string,
): Promise<string> {
  const builtIn = Role.safeParse(role)
  const own = builtIn.success ? undefined : await findRole(tx, role)
  if (!builtIn.success && !own)
    throw new Refusal('invalid_request', { issues: [{ path, message: 'There is no such role.' }] })
  refuseMoreThanOwn(self, own?.permissions ?? permissionsOf(role))
  return own?.name ?? role
}

/** A user as the records show them: the role by its name, and not what it allows today. */
export function auditedUser({ ownRole, ...user }: User) {
  return { ...user, role: ownRole?.name ?? user.role }
}
