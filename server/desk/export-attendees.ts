import { type Actor, recordChange } from '../audit/index.ts'
import { writeCsv } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { type AttendeeRecord, listRecords } from './store.ts'

/** Columns of the export. Tags are not among them: a lost file must not become a drawer of copied bands. */
const exportColumns = [
  'id',
  'tiktokUsername',
  'firstName',
  'lastName',
  'email',
  'language',
  'ageBand',
  'isCrew',
  'isHidden',
] as const

/** Everybody as CSV that the import takes back unchanged; that somebody took it is on record. */
export async function exportAttendees({ db }: Deps, actor: Actor): Promise<string> {
  const records = await listRecords(db.forLongWork)
  const change = { action: 'attendee.export', subject: 'attendees.csv', after: { rows: records.length } }
  await db.transaction((tx) => recordChange(tx, actor, change))
  return writeCsv(exportColumns, records.map(toCells))
}

/** The cells of a person, in the order of the columns. */
function toCells(person: AttendeeRecord & { id: string }): string[] {
  return exportColumns.map((column) => String(person[column] ?? ''))
}
