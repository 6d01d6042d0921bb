import { hashOf } from '../secret.ts'
import { createRecentKeys } from './recent-keys.ts'

/** By what callers are recognised without asking the database: a secret of theirs that has been true in this process. */
type Kind = 'staff' | 'phone' | 'session' | 'api-key'

/** Callers that this process has met. It opens nothing: whether a secret still is true is asked every time. */
export interface KnownCallers {
  /** What this caller counts by; undefined for a secret that may be invented. */
  keyOf(kind: Kind, secret: string | undefined): string | undefined
  add(kind: Kind, secret: string): void
  forget(kind: Kind, secret: string): void
}

/** More than a festival has phones that call at the same time. */
const MOST = 30_000

export function createKnownCallers(): KnownCallers {
  const known = createRecentKeys<true>(MOST)
  const keyOf = (kind: Kind, secret: string) => `${kind} ${hashOf(secret).toString('base64')}`
  return {
    keyOf(kind, secret) {
      if (!secret) return undefined
      const key = keyOf(kind, secret)
      return known.get(key) && key
    },
    add: (kind, secret) => known.set(keyOf(kind, secret), true),
    forget: (kind, secret) => known.delete(keyOf(kind, secret)),
  }
}
