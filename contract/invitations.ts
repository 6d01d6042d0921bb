import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { RoleId } from './staff.ts'

/** An invitation that nobody took for so many days lapses. */
export const INVITATION_DAYS = 90

/** An address that may sign in, and as what it will. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** `admin`, `staff` or `read-only`, or the id of a role of one's own. */
  role: RoleId,
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

/** In lower case: nobody owns two mailboxes that differ in capitals alone. */
const Address = z.string().check(
  z.maxLength(254),
  z.overwrite((text) => text.trim().normalize('NFC').toLowerCase()),
  z.email(),
)

/** Whom an admin invites, and as what. */
export const InvitationDraft = z.object({ email: Address, role: RoleId })
export type InvitationDraft = z.infer<typeof InvitationDraft>

/** Invitations that nobody has taken yet. */
export const listInvitations = {
  method: 'GET',
  url: '/api/admin/invitations',
  config: { access: 'users:manage', refuses: [] },
  schema: {
    operationId: 'listInvitations',
    summary: 'Invitations that nobody has taken yet',
    tags: ['Users'],
    response: { 200: z.object({ invitations: z.array(Invitation) }) },
  },
} as const satisfies Endpoint

/** Lets an address sign in, also one outside STAFF_DOMAINS, and says what role its first sign-in gets. */
export const inviteUser = {
  method: 'POST',
  url: '/api/admin/invitations',
  config: { access: 'users:manage', refuses: ['user_exists', 'already_invited', 'more_than_own'] },
  schema: {
    operationId: 'inviteUser',
    summary: 'Invite an address, with a role',
    tags: ['Users'],
    body: InvitationDraft,
    response: { 201: Invitation },
  },
} as const satisfies Endpoint

/** Takes an invitation back; whoever has taken it already is a user. */
export const withdrawInvitation = {
  method: 'DELETE',
  url: '/api/admin/invitations/:id',
  config: { access: 'users:manage', refuses: ['not_found', 'more_than_own'] },
  schema: {
    operationId: 'withdrawInvitation',
    summary: 'Withdraw an invitation',
    tags: ['Users'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
