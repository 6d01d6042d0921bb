import type { UndoReport, WrittenImport } from '../../contract/people-imports.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange, recordChanges } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { lockDesk, withoutAddress } from '../desk/index.ts'
import { Refusal } from '../http/refusal.ts'
import {
  endImport,
  findImport,
  type ImportedPerson,
  listImported,
  listImportRows,
  lockForUndo,
  removeBrought,
  removePeople,
  restoreBands,
} from './undo-store.ts'
import { updateImported } from './write-store.ts'

/** So many people are locked at a time (decision 26). */
const AT_A_TIME = 50

/** So many of those who stay are named. */
const SHOWN = 200

/** The latest imports, newest first. */
export async function listWrittenImports({ db }: Deps): Promise<{ imports: WrittenImport[] }> {
  const rows = await listImportRows(db)
  return {
    imports: rows.map(({ row, isOpen }) => ({
      id: String(row.id),
      fileName: row.fileName,
      source: row.source,
      by: row.importedBy,
      at: row.importedAt.toISOString(),
      created: row.created,
      updated: row.updated,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      canBeUndone: isOpen,
    })),
  }
}

/**
 * Takes an import back: whom it brought goes, whom it changed is as before. Whoever was edited, imported again or took part
 * since stays as they are, and the report says why. What breaks off is done again: it goes on where it ended.
 * @throws Refusal import_not_found, import_undone
 */
export async function undoImport(deps: Deps, actor: User, id: string, dryRun: boolean): Promise<UndoReport> {
  const importId = Number(id)
  const report = await deps.db.forLongWork.transaction(async (tx) => {
    await lockDesk(tx)
    const written = await findImport(tx, importId)
    if (!written) throw new Refusal('import_not_found')
    const people = await listImported(tx, importId, null)
    if (written.undoneAt !== null || people.length === 0) throw new Refusal('import_undone')
    if (dryRun) return toReport(people)
    const done: ImportedPerson[] = []
    for (let from = 0; from < people.length; from += AT_A_TIME) {
      done.push(...(await undoSome(deps, actor, importId, people.slice(from, from + AT_A_TIME))))
    }
    await endImport(tx, importId, deps.clock.now())
    const { kept: _kept, ...counts } = toReport(done)
    const { source, fileName } = written
    await recordChange(tx, actor, {
      action: 'import.undo',
      subject: id,
      after: { source, fileName, ...counts },
    })
    return toReport(done)
  })
  if (!dryRun) deps.live.announce({ topic: 'leaderboard' })
  return report
}

/** Undoes some people in a transaction of its own, as they are found under their locks. */
function undoSome(
  { db, clock }: Deps,
  actor: User,
  importId: number,
  some: ImportedPerson[],
): Promise<ImportedPerson[]> {
  const ids = some.map((person) => person.id)
  return db.transaction(async (tx) => {
    await lockForUndo(tx, ids)
    const found = await listImported(tx, importId, ids)
    const free = found.filter(({ reason }) => reason === null)
    const restored = free.flatMap(({ id, before }) => (before === null ? [] : [{ id, record: before }]))
    await updateImported(tx, restored)
    await restoreBands(
      tx,
      free.filter(({ before }) => before !== null),
      clock.now(),
    )
    await removeBrought(
      tx,
      importId,
      restored.map(({ id }) => id),
    )
    await recordChanges(
      tx,
      actor,
      restored.map(({ id, record }) => ({
        action: 'attendee.update',
        subject: id,
        after: withoutAddress(record),
      })),
    )
    await removePeople(
      tx,
      free.flatMap(({ id, before }) => (before === null ? [id] : [])),
    )
    return found
  })
}

function toReport(people: ImportedPerson[]): UndoReport {
  const free = people.filter(({ reason }) => reason === null)
  const removed = free.filter(({ before }) => before === null).length
  const kept = people.flatMap(({ id, tiktokUsername, reason }) =>
    reason ? [{ id, tiktokUsername, reason }] : [],
  )
  return { removed, restored: free.length - removed, keptCount: kept.length, kept: kept.slice(0, SHOWN) }
}
