import type { Attendee } from '../contract/attendees.ts'
import type { Scope } from '../contract/scopes.ts'
import type { User } from '../contract/staff.ts'

/** Who calls. */
export type Caller = Staff | Station | PhoneOwner | ApiKeyCaller | Guest

/** A browser in which staff are signed in. */
export interface Staff {
  kind: 'staff'
  user: User
  /** Id of the session of this browser. */
  sessionId: string
}

/** A device that staff have paired with an installation. */
export interface Station {
  kind: 'station'
  id: string
  /** Where it stands now. */
  installationId: string
  /** Path of the page where its visitors begin. */
  home: string
  pairedAt: Date
  /** When nothing counted that was done there; the last one may not be over. */
  trainings: readonly { since: Date; until: Date | null }[]
}

/** The own phone of an attendee, with the visit that was opened when it became theirs. */
export interface PhoneOwner {
  kind: 'phone-owner'
  attendee: Attendee
  sessionId: string
}

/** Another program, by a key that an administrator made for it. */
export interface ApiKeyCaller {
  kind: 'api-key'
  id: string
  name: string
  /** What it may do, and nothing else. */
  scopes: readonly Scope[]
}

/** Everybody else. */
interface Guest {
  kind: 'guest'
}

type Kind = Caller['kind']
type CallerOf<K extends Kind> = Extract<Caller, { kind: K }>

/** What tells who calls. */
export interface Asked {
  /** The cookies of the request, by their names. */
  cookies: Readonly<Record<string, string | undefined>>
  /** The API key of the request, as its `Authorization: Bearer` says. */
  apiKey?: string | undefined
  /** The `operationId` of the call: a device is not known as a station by every call. */
  operationId: string
  /** To be asked before a secret is looked up that may be invented. @throws Refusal too_many_requests */
  beforeLookUp?: () => void
}

/**
 * Tells who calls: the first of these kinds that the caller is, else a guest. A browser may be several, such as the own
 * phone of somebody of the crew, so a behaviour names the kinds that it knows what to do with.
 */
export type IdentifyCaller = <K extends Kind>(...kinds: K[]) => Promise<CallerOf<K> | Guest>

/** How a caller of each kind is found; one kind may follow from another. */
export type CallerFinders = {
  [K in Exclude<Kind, 'guest'>]: (asked: Asked, identify: IdentifyCaller) => Promise<CallerOf<K> | undefined>
}

/** Looks a kind up when it is first asked for, and never again: a call that asks for none costs nothing. */
export function identifyOnce(finders: CallerFinders, asked: Asked): IdentifyCaller {
  const found: { [K in Kind]?: Promise<Caller | undefined> } = {}
  const find = (kind: Kind) => {
    if (kind === 'guest') return undefined
    found[kind] ??= finders[kind](asked, identify)
    return found[kind]
  }
  const identify: IdentifyCaller = async <K extends Kind>(...kinds: K[]) => {
    for (const kind of kinds) {
      const caller = await find(kind)
      if (caller) return caller as CallerOf<K>
    }
    return { kind: 'guest' }
  }
  return identify
}
