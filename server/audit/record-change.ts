import { displayName, type User } from '../../contract/staff.ts'
import type { Transaction } from '../db/client.ts'
import { insertRecords } from './store.ts'

/** Who made a change: a member of staff, or whom a slice names that lets others act. */
export type Actor = Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>

/** A change that staff made. */
export interface Change {
  /** What was done, as noun.verb. */
  action: string
  /** Id of what was changed. */
  subject: string
  before?: object
  after?: object
}

/** Records who changed what, in the transaction of the change itself: there is no change without its record. */
export function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  return recordChanges(tx, actor, [change])
}

/** Records many changes of one person at once, as an import makes them. */
export async function recordChanges(tx: Transaction, actor: Actor, changes: Change[]): Promise<void> {
  const records = changes.map(({ action, subject, before, after }) => ({
    actorId: actor.id,
    actor: displayName(actor) ?? 'Unknown User',
    action,
    subject,
    before: auditedState(before),
    after: auditedState(after),
  }))
  if (records.length > 0) await insertRecords(tx, records)
}

/** That there is one more change is what the record says by being there. */
function auditedState(state: object | undefined): Record<string, unknown> | null {
  if (!state) return null
  const { version: _version, ...rest }: Record<string, unknown> = { ...state }
  return rest
}
