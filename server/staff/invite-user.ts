import { INVITATION_DAYS, type Invitation, type InvitationDraft } from '../../contract/invitations.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { countUsersWith, insertInvitation, listInvitations, removeInvitation } from './invitation-store.ts'
import { requireGivable, requireManager } from './may-manage.ts'

const DAY_MS = 24 * 3_600_000

type Row = Awaited<ReturnType<typeof listInvitations>>[number]

function asInvitation({ id, email, role, invitedAt }: Row): Invitation {
  const expiresAt = new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS).toISOString()
  return { id, email, role, invitedAt: invitedAt.toISOString(), expiresAt }
}

/** The invitations that nobody has taken yet, oldest first. */
export async function pendingInvitations({ db }: Deps): Promise<Invitation[]> {
  return (await listInvitations(db)).map(asInvitation)
}

/**
 * Invites an address. Its first sign-in gets the role, whatever STAFF_DOMAINS says.
 * @throws Refusal user_exists, already_invited, more_than_own, or invalid_request for a role that is none
 */
export function inviteUser({ db, clock }: Deps, actor: User, draft: InvitationDraft): Promise<Invitation> {
  return db.transaction(async (tx) => {
    // Sign-ins take the same lock: nobody becomes a user between the look and the writing.
    const self = await requireManager(tx, actor)
    const role = await requireGivable(tx, self, draft.role, 'role')
    if ((await countUsersWith(tx, draft.email)) > 0) throw new Refusal('user_exists')
    const written = await insertInvitation(tx, draft, clock.now())
    if (!written) throw new Refusal('already_invited')
    await recordChange(tx, actor, { action: 'user.invite', subject: written.id, after: { ...draft, role } })
    return asInvitation(written)
  })
}

/** Takes an invitation back. @throws Refusal not_found or more_than_own */
export function withdrawInvitation({ db }: Deps, actor: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const self = await requireManager(tx, actor)
    const removed = await removeInvitation(tx, id)
    if (!removed) throw new Refusal('not_found')
    const { email } = removed
    const role = await requireGivable(tx, self, removed.role, 'role')
    await recordChange(tx, actor, { action: 'user.uninvite', subject: id, before: { email, role } })
  })
}
