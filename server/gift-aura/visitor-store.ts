import { eq } from 'drizzle-orm'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'

/** Somebody in the photo booth. The address never leaves the server. */
export async function findVisitorDetails(db: Database, attendeeId: string) {
  const [visitor] = await db
    .select({
      handle: attendees.tiktokUsername,
      language: attendees.language,
      ageBand: attendees.ageBand,
      email: attendees.email,
    })
    .from(attendees)
    .where(eq(attendees.id, attendeeId))
  return visitor
}

/** Somebody in the photo booth as everybody may see them, and their age band. */
export async function findVisitor(db: Database, attendeeId: string) {
  const [visitor] = await db
    .select({ attendee: publicAttendee, ageBand: attendees.ageBand })
    .from(attendees)
    .where(eq(attendees.id, attendeeId))
  return visitor
}
