import type { AdminEntry } from '../../contract/admin-knowledge.ts'
import { languagesByModel, toEntry } from './entry.ts'
import type { EntryRow } from './store.ts'

/** An entry as staff see it. */
export function toAdminEntry(row: EntryRow): AdminEntry {
  const { isActive, version } = row
  return { ...toEntry(row), is_active: isActive, version, writtenByModel: languagesByModel(row) }
}
