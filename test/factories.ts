import type { InferInsertModel } from 'drizzle-orm'
import { attendees } from '../server/attendees/table.ts'
import { installations } from '../server/installations/table.ts'
import type { TestFestival } from './open-test-festival.ts'

type Festival = Pick<TestFestival, 'db' | 'sql'>
type Person = typeof attendees.$inferSelect

let made = 0

/** Registers a person; every one has another name. */
export async function anAttendee(
  { db }: Festival,
  given: Partial<InferInsertModel<typeof attendees>> = {},
): Promise<Person> {
  made += 1
  const [person] = await db
    .insert(attendees)
    .values({
      id: `person${String(made).padStart(10, '0')}`,
      tiktokUsername: `neon.dancer${made}`,
      firstName: 'Nova',
      lastName: `Okafor ${made}`,
      attendeeName: `Nova Okafor ${made}`,
      email: `nova${made}@example.com`,
      language: 'en',
      ageBand: '18+',
      isCrew: false,
      isHidden: false,
      totalPoints: 0,
      createdAt: new Date('2026-12-04T12:00:00-08:00'),
      ...given,
    })
    .returning()
  if (!person) throw new Error('nobody was registered')
  return person
}

/** A wristband as a test knows it. */
export interface TestBand {
  tag: string
  attendee: Person
}

/** Links a wristband to a person, whom it makes unless given. `ended` tells why it is no longer worn. */
export async function aWristband(
  festival: Festival,
  given: { attendee?: Person; tag?: string; ended?: 'lost' | 'replaced' | 'unlinked' } = {},
): Promise<TestBand> {
  const attendee = given.attendee ?? (await anAttendee(festival))
  made += 1
  const tag = given.tag ?? `04${made.toString(16).toUpperCase().padStart(12, '0')}`
  await festival.sql(
    `INSERT INTO wristbands (tag, attendee_id, linked_at, ended_at, end_reason)
     VALUES ($1, $2, '2026-12-04T20:00:00Z', CASE WHEN $3::text IS NULL THEN NULL ELSE timestamptz '2026-12-05T20:00:00Z' END, $3)`,
    [tag, attendee.id, given.ended ?? null],
  )
  return { tag, attendee }
}

/** Sets up an installation that every browser may tap at, without cooldown or limit unless given. */
export async function anInstallation(
  { db }: Festival,
  given: Partial<InferInsertModel<typeof installations>> = {},
): Promise<typeof installations.$inferSelect> {
  made += 1
  const [place] = await db
    .insert(installations)
    .values({
      id: `booth-${made}`,
      name: `Booth ${made}`,
      type: 'tap_station',
      location: 'Neon Plaza',
      pointValue: 500,
      isActive: true,
      cooldownSeconds: 0,
      maxPerEventDay: 0,
      earnedBy: 'tap',
      tapPolicy: 'open',
      displayDurationSeconds: 10,
      ...given,
    })
    .returning()
  if (!place) throw new Error('no installation was set up')
  return place
}
