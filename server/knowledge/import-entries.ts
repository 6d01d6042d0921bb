import { setImmediate as breathe } from 'node:timers/promises'
import type { EntryImportReport } from '../../contract/admin-knowledge.ts'
import type { ImportProblem, ImportReport } from '../../contract/imports.ts'
import type { User } from '../../contract/staff.ts'
import { recordChanges } from '../audit/index.ts'
import { listConceptNames } from '../concepts/index.ts'
import { type CsvRow, problemAt, readCsv } from '../csv/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { lockEntries } from './admin-store.ts'
import { contentOf, type EntryContent, isSame, keyOf } from './content.ts'
import { entryColumns, readEntry } from './entry-csv.ts'
import { createEntryId, insertImported, listAllEntries, updateImported } from './import-store.ts'
import type { EntryRow } from './store.ts'
import { understandEntries } from './understand-entries.ts'

/** An entry that the import writes. */
interface Written {
  id: string
  before: EntryRow | undefined
  content: EntryContent
  line: number
}

/** What an import would do. */
interface Plan {
  created: Written[]
  updated: Written[]
  report: ImportReport
}

/** So much is read or written at a time: the taps go on meanwhile. */
const AT_A_TIME = 100

/**
 * Imports entries, all or nothing: with errors, and in a dry run, nothing is written.
 * @throws Refusal file_too_long for more than 20,000 rows
 */
export async function importEntries(
  deps: Deps,
  actor: User,
  file: Buffer,
  dryRun: boolean,
): Promise<EntryImportReport> {
  const { rows, problems } = await readCsv(file, entryColumns)
  const concepts = new Set((await listConceptNames('en')).map(({ id }) => id))
  const { timeZone } = await requireEvent(deps.db)
  const { plan, wrote } = await deps.db.forLongWork.transaction(async (tx) => {
    await lockEntries(tx)
    const plan = await planImport(rows, await listAllEntries(tx), problems, { concepts, timeZone })
    const writes = !dryRun && plan.report.errors.length === 0
    if (writes) await writePlan(tx, actor, plan)
    return { plan, wrote: writes && plan.report.created + plan.report.updated > 0 }
  })
  if (wrote) deps.live.announce({ topic: 'knowledge' })
  return dryRun ? { ...plan.report, understood: await understoodOf(plan) } : plan.report
}

/** Nobody looks through more before an import. */
const MOST_UNDERSTOOD = 200

async function understoodOf({ created, updated }: Plan) {
  const written = [...created, ...updated].slice(0, MOST_UNDERSTOOD)
  const understood = await understandEntries(written.map(({ content }) => content))
  return written.flatMap(({ line, content: { title } }, at) => {
    const own = understood[at]
    return own ? [{ line, title, ...own }] : []
  })
}

async function planImport(
  rows: CsvRow[],
  entries: EntryRow[],
  problems: ImportProblem[],
  { concepts, timeZone }: { concepts: ReadonlySet<string>; timeZone: string },
): Promise<Plan> {
  const errors = [...problems]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  // Of what shares a title, an entry that no schedule brought is meant.
  const active = entries.filter((entry) => entry.isActive).sort((a, b) => +b.fromSchedule - +a.fromSchedule)
  const byKey = new Map(active.map((entry) => [keyOf(entry), entry]))
  const created: Written[] = []
  const updated: Written[] = []
  const lineOf = new Map<string, number>()
  let unchanged = 0
  // A file that cannot be read as a table says nothing about its rows.
  const isTable = problems.every(({ line }) => line > 1)
  for (const [index, row] of (isTable ? rows : []).entries()) {
    if (index % AT_A_TIME === 0) await breathe()
    const { id, before } = matchRow(row, byId, byKey)
    const content = readEntry(
      row,
      before,
      { timeZone, hasConcept: (concept) => concepts.has(concept) },
      errors,
    )
    const earlier = lineOf.get(id)
    if (earlier !== undefined) {
      errors.push(problemAt(row.line, 'id', 'same-entry', { earlier }))
    }
    lineOf.set(id, row.line)
    if (!content) continue
    if (!before) created.push({ id, before, content, line: row.line })
    else if (isSame(before, content)) unchanged += 1
    else updated.push({ id, before, content, line: row.line })
  }
  errors.push(...twinErrors(entries, [...created, ...updated], lineOf))
  const report = {
    created: created.length,
    updated: updated.length,
    unchanged,
    total: rows.length,
    errors: errors.sort((a, b) => a.line - b.line).slice(0, MOST_ERRORS),
  }
  return { created, updated, report }
}

/** Nobody mends more at a time. */
const MOST_ERRORS = 200

/** A row matches an entry by its id, else by category and title; what matches nothing is new, under its own id. */
function matchRow(row: CsvRow, byId: Map<string, EntryRow>, byKey: Map<string, EntryRow>) {
  const given = row.cell('id') ?? ''
  const category = (row.cell('category') ?? '').toLowerCase() as EntryRow['category']
  const before = byId.get(given) ?? byKey.get(keyOf({ category, title: row.cell('title') ?? '' }))
  const isUsable = /^[\w-]{1,100}$/.test(given)
  return { id: before?.id ?? (isUsable ? given : createEntryId()), before }
}

/** Active entries that would share category and title once everything is written. */
function twinErrors(entries: EntryRow[], written: Written[], lineOf: Map<string, number>): ImportProblem[] {
  const own = entries.filter((entry) => entry.isActive && !entry.fromSchedule)
  const after = new Map(own.map((entry) => [entry.id, keyOf(entry)]))
  for (const { id, before, content } of written) {
    if (before?.isActive !== false && !before?.fromSchedule) after.set(id, keyOf(content))
  }
  const owners = new Map<string, string>()
  const twins: ImportProblem[] = []
  for (const [id, key] of after) {
    const owner = owners.get(key)
    owners.set(key, id)
    if (owner === undefined) continue
    const line = lineOf.get(id) ?? lineOf.get(owner) ?? 1
    twins.push(problemAt(line, 'title', 'title-taken'))
  }
  return twins
}

async function writePlan(tx: Transaction, actor: User, { created, updated }: Plan): Promise<void> {
  for (const part of inParts(created)) {
    await insertImported(tx, part)
    await recordChanges(
      tx,
      actor,
      part.map((entry) => toChange('knowledge.create', entry)),
    )
  }
  // Two entries may swap their titles: for a moment neither has one that the other wants.
  await updateImported(tx, updated, 'titles')
  for (const part of inParts(updated)) {
    await updateImported(tx, part, 'all')
    await recordChanges(
      tx,
      actor,
      part.map((entry) => toChange('knowledge.update', entry)),
    )
  }
}

function toChange(action: string, { id, before, content }: Written) {
  return { action, subject: id, ...(before && { before: contentOf(before) }), after: content }
}

function inParts<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, part) =>
    all.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  )
}
