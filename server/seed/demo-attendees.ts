import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { type Language, languages } from '../../contract/languages.ts'
import { fullName } from '../attendees/index.ts'

/** One line of data/demo/attendees.csv. */
interface AttendeeLine {
  tiktokUsername: string
  firstName: string
  lastName: string
  email: string
  ageBand: string
  language: string
  wristbandTag: string
  avatarUrl: string
}

/** Reads the invented people of the demo festival. */
export async function readDemoAttendees() {
  const csv = await readFile(new URL('../../data/demo/attendees.csv', import.meta.url))
  const lines: AttendeeLine[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true })
  return lines.map((line) => ({
    ...line,
    language: languages.find((language) => language === line.language) ?? 'en',
    email: line.email || null,
    avatarUrl: line.avatarUrl || null,
    attendeeName: fullName(line.firstName, line.lastName),
  }))
}

/** A demo attendee, as seeded. */
export type DemoAttendee = Awaited<ReturnType<typeof readDemoAttendees>>[number] & { language: Language }
