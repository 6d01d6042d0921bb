import { writeCsv } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { type EntrySearch, listMatchingEntries } from './admin-store.ts'
import { entryColumns, toCells } from './entry-csv.ts'

/** All entries of a search as CSV that the import takes back unchanged. */
export async function exportEntries({ db }: Deps, wanted: EntrySearch): Promise<string> {
  const entries = await listMatchingEntries(db.forLongWork, wanted)
  return writeCsv(entryColumns.known, entries.map(toCells))
}
