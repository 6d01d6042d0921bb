import type { Database } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { findEvent } from './store.ts'

/** The festival's record. @throws Refusal unavailable while there is none */
export async function requireEvent(
  db: Database,
): Promise<NonNullable<Awaited<ReturnType<typeof findEvent>>>> {
  const event = await findEvent(db)
  if (!event) throw new Refusal('unavailable', { message: 'The festival is not set up yet.' })
  return event
}
