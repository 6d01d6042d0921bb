import type { getStatement as statementCall } from '../../contract/desk.ts'
import type { Response } from '../../contract/endpoint.ts'
import { readCurrentId } from '../attendees/index.ts'
import type { Deps } from '../deps.ts'
import { listLedgerOf } from '../points/index.ts'
import { requireAttendee } from './register.ts'
import { listRefusedTaps } from './statement-store.ts'

/** What counted for a person, what did not, and why; an id from before a merge means whoever stayed. @throws Refusal attendee_not_found */
export async function getStatement({ db }: Deps, given: string): Promise<Response<typeof statementCall>> {
  const id = await readCurrentId(db, given)
  const attendee = await requireAttendee(db, id)
  const [rows, refused] = await Promise.all([listLedgerOf(db, id), listRefusedTaps(db, id)])
  return {
    attendee,
    rows,
    refused: refused.map((tap) => ({ ...tap, occurredAt: tap.occurredAt.toISOString() })),
  }
}
