import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Identity, SignInSecrets } from '../providers/identity/port.ts'
import { createSecret, hashOf } from '../secret.ts'
import type { Browser } from './browser-of.ts'
import { takeInvitation } from './invitation-store.ts'
import { auditedUser } from './may-manage.ts'
import { findRole } from './role-store.ts'
import { insertSignIn, insertStaffSession, removeStaffSession, takeSignIn } from './session-store.ts'
import { countAdmins, lockAdmins, updateUser, upsertUser, wasInvited } from './store.ts'

/** 256 random bits, for a cookie that opens the dashboard. */
const SECRET_BYTES = 32

/** People look for their second factor: a sign-in may take ten minutes. */
const SIGN_IN_MS = 10 * 60_000

/** What a browser brought back from the provider. */
interface Return {
  /** Secret of the new session; undefined when the sign-in is unknown, used, old, refused, or the user is disabled. */
  session: string | undefined
  /** The screen that the browser came from. */
  returnTo: string | undefined
}

/**
 * Sends a browser to the provider: the address to go to, and the secret it must bring back.
 * @param returnTo the screen of ours that it comes back to
 */
export async function startSignIn(
  { db, clock, identity }: Deps,
  returnTo: string | undefined,
): Promise<{ url: string; secret: string }> {
  const { url, secrets } = await identity.start()
  const { secret, hash } = createSecret(SECRET_BYTES)
  await insertSignIn(db, hash, { ...secrets, returnTo: returnTo ?? null }, clock.now())
  return { url, secret }
}

/** Takes a browser's return from the provider and opens a new session for its user. */
export async function finishSignIn(
  deps: Deps,
  secret: string,
  query: string,
  browser: Browser,
): Promise<Return> {
  const notBefore = new Date(deps.clock.now().getTime() - SIGN_IN_MS)
  const started = await takeSignIn(deps.db, hashOf(secret), notBefore)
  if (!started) return { session: undefined, returnTo: undefined }
  const session = await openSession(deps, started, query, browser).catch((problem: unknown) => {
    deps.log.warn(problem, 'a sign-in was refused')
    return undefined
  })
  return { session, returnTo: started.returnTo ?? undefined }
}

/** @throws when the provider's answer is not what it must be */
async function openSession(
  deps: Deps,
  secrets: SignInSecrets,
  query: string,
  browser: Browser,
): Promise<string | undefined> {
  const { db, clock, identity, config } = deps
  // The public address and not the Host header: the provider compares it with what it was told at the start.
  const who = await identity.finish(new URL(`${config.publicUrl}/api/callback${query}`), secrets)
  const user = await knownUser(deps, who)
  if (!user.isActive) return undefined
  const session = createSecret(SECRET_BYTES)
  await insertStaffSession(db, {
    idHash: session.hash,
    userId: user.id,
    idToken: who.idToken,
    ...browser,
    now: clock.now(),
  })
  return session.secret
}

/** Where STAFF_DOMAINS is set, only verified addresses of these domains and those of ADMIN_EMAILS are let in (rulings). */
function isOfStaff({ staffDomains, adminEmails }: Config, { email, emailVerified }: Identity): boolean {
  if (staffDomains.size === 0) return true
  if (email === null || !emailVerified) return false
  const address = email.toLowerCase()
  return adminEmails.has(address) || staffDomains.has(address.slice(address.lastIndexOf('@') + 1))
}

/** Ends a session; where the provider can be told, the address that ends its session too. */
export async function signOut({ db, identity, log }: Deps, secret: string): Promise<string | undefined> {
  const idToken = await removeStaffSession(db, hashOf(secret))
  if (idToken === undefined) return undefined
  return identity.endSessionUrl(idToken).catch((problem: unknown) => {
    log.warn(problem, 'the identity provider was not told of a sign-out')
    return undefined
  })
}

/**
 * Whoever signed in, with today's name and address. The role is that of the first sign-in, so that what admins decide
 * later lasts; only while the festival has no administrator at all may a later sign-in make one.
 * @throws for an address that STAFF_DOMAINS refuses and nobody has invited
 */
function knownUser(deps: Deps, who: Identity): Promise<User> {
  return deps.db.transaction(async (tx) => {
    await lockAdmins(tx)
    const invitation = await invitationOf(tx, who)
    if (!invitation && !isOfStaff(deps.config, who) && !(await wasInvited(tx, who)))
      throw new Error('the address is of no domain in STAFF_DOMAINS, and nobody has invited it')
    const role = firstRole(deps, who, invitation?.role)
    const { isNew, ...user } = await upsertUser(tx, who, { role, isInvited: invitation !== undefined })
    const isFirstAdmin = role === 'admin' && user.role !== 'admin' && (await countAdmins(tx)) === 0
    const now = isFirstAdmin ? ((await updateUser(tx, user.id, { role })) ?? user) : user
    if (invitation) {
      const { email, role } = invitation
      const invitedAs = (await findRole(tx, role))?.name ?? role
      await recordChange(tx, now, {
        action: 'user.join',
        subject: now.id,
        before: { email, invitedAs },
        after: auditedUser(now),
      })
    } else if ((isNew && role !== 'read-only') || isFirstAdmin) {
      const before = isNew ? {} : { before: auditedUser(user) }
      const after = auditedUser(now)
      await recordChange(tx, now, { action: 'user.role', subject: now.id, ...before, after })
    }
    return now
  })
}

/** The invitation of whoever signs in, which is used up: only an address that the provider has verified is theirs. */
async function invitationOf(tx: Transaction, { email, emailVerified }: Identity) {
  return email !== null && emailVerified ? takeInvitation(tx, email) : undefined
}

/**
 * Verified addresses of ADMIN_EMAILS start as administrators, whoever was invited with the role of the invitation, the
 * demo's staff persona as staff, all others read-only.
 */
function firstRole(
  { config }: Deps,
  { email, emailVerified, subject }: Identity,
  invitedAs?: string,
): string {
  if (email !== null && emailVerified && config.adminEmails.has(email.toLowerCase())) return 'admin'
  if (invitedAs) return invitedAs
  return config.mode === 'demo' && subject === 'staff' ? 'staff' : 'read-only'
}
