import { attendees, isPerson } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'

export function countAttendees(db: Database): Promise<number> {
  return db.$count(attendees, isPerson())
}
