import { MOST_ROLES, type OwnRole, type OwnRoleChange, type OwnRoleDraft } from '../../contract/own-roles.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange, recordChanges } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { updateInvitation } from './invitation-store.ts'
import { auditedUser, refuseMoreThanOwn, requireGivable, requireManager } from './may-manage.ts'
import * as store from './role-store.ts'
import { updateUser } from './store.ts'

/** Makes a role. @throws Refusal already_exists, role_limit_reached or more_than_own */
export function createRole({ db }: Deps, actor: User, draft: OwnRoleDraft): Promise<OwnRole> {
  return db.transaction(async (tx) => {
    const self = await requireManager(tx, actor)
    refuseMoreThanOwn(self, draft.permissions)
    if ((await store.listRoles(tx)).length >= MOST_ROLES) throw new Refusal('role_limit_reached')
    await requireFreeName(tx, draft.name)
    const role = await requireRole(tx, await store.insertRole(tx, draft))
    await recordChange(tx, actor, { action: 'role.create', subject: role.id, after: audited(role) })
    return role
  })
}

/**
 * Changes a role, for everybody who has it.
 * @throws Refusal role_not_found, own_role, stale, already_exists or more_than_own
 */
export function changeRole(
  { db }: Deps,
  actor: User,
  id: string,
  { version, ...change }: OwnRoleChange,
): Promise<OwnRole> {
  return db.transaction(async (tx) => {
    const { self, role: before } = await requireOther(tx, actor, id)
    refuseStale(version, before)
    refuseMoreThanOwn(self, change.permissions ?? [])
    if (change.name !== undefined) await requireFreeName(tx, change.name, id)
    await store.updateRole(tx, id, change)
    const after = await requireRole(tx, id)
    const states = { before: audited(before), after: audited(after) }
    await recordChange(tx, actor, { action: 'role.update', subject: id, ...states })
    return after
  })
}

/**
 * Deletes a role.
 * @param moveTo the role that its holders and the invitations with it get in the same moment
 * @throws Refusal role_not_found, own_role, role_in_use, more_than_own, or invalid_request for a `moveTo` that is no role
 */
export function deleteRole({ db }: Deps, actor: User, id: string, moveTo: string | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const { self, role } = await requireOther(tx, actor, id)
    const isHeld = role.users + role.invitations > 0
    if (isHeld && (moveTo === undefined || moveTo === id)) throw new Refusal('role_in_use')
    if (moveTo !== undefined)
      await moveHolders(tx, actor, id, { moveTo, name: await requireGivable(tx, self, moveTo, 'moveTo') })
    await store.removeRole(tx, id)
    await recordChange(tx, actor, { action: 'role.delete', subject: id, before: audited(role) })
  })
}

/** Gives everybody with a role another one, invitations too; each of them is on record. */
async function moveHolders(
  tx: Transaction,
  actor: User,
  id: string,
  { moveTo, name }: { moveTo: string; name: string },
): Promise<void> {
  const holders = await store.listHolders(tx, id)
  for (const { id: userId } of holders) await updateUser(tx, userId, { role: moveTo })
  const invited = await store.listInvited(tx, id)
  for (const { id: invitationId } of invited) await updateInvitation(tx, invitationId, moveTo)
  const moved = holders.map((user) => ({
    action: 'user.role',
    subject: user.id,
    before: auditedUser(user),
    after: { ...auditedUser(user), role: name },
  }))
  const reinvited = invited.map(({ id: subject, email }) => ({
    action: 'user.invite',
    subject,
    after: { email, role: name },
  }))
  await recordChanges(tx, actor, [...moved, ...reinvited])
}

/** Nobody changes the role that they have themselves: a slip would lock them out, as with their own account. */
async function requireOther(
  tx: Transaction,
  actor: User,
  id: string,
): Promise<{ self: User; role: OwnRole }> {
  const self = await requireManager(tx, actor)
  const role = await requireRole(tx, id)
  if (self.role === id) throw new Refusal('own_role')
  refuseMoreThanOwn(self, role.permissions)
  return { self, role }
}

async function requireRole(tx: Transaction, id: string): Promise<OwnRole> {
  const role = await store.findRole(tx, id)
  if (!role) throw new Refusal('role_not_found')
  return role
}

async function requireFreeName(tx: Transaction, name: string, exceptId = ''): Promise<void> {
  if ((await store.countNamed(tx, name, exceptId)) > 0) throw new Refusal('already_exists')
}

function audited({ name, permissions }: OwnRole) {
  return { name, permissions }
}
