import { getDataDictionary } from '../../contract/export-dictionary.ts'
import { ROWS_HEADER } from '../../contract/exports.ts'
import { dateFormat } from '../../contract/intl.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { slugOf } from '../installations/index.ts'
import type { ChosenExport } from './choose.ts'
import { cancelQuery, countRows, type ExportRow, readRows, tellEventTime } from './cursor-store.ts'
import { EXPORT_ACTION } from './store.ts'
import { rowWriter } from './write-rows.ts'

type Page = IteratorResult<ExportRow[], void>

/** Where an export is written to, at the pace of whoever reads it. */
interface ExportFile {
  signal: AbortSignal
  begin(head: { name: string; mediaType: string; headers: Record<string, string> }): void
  write(text: string): Promise<void>
}

/**
 * Exports a dataset as it is at this moment, however long that takes: all of it is read in one snapshot, some rows at a
 * time. That somebody took it is on record before the first row leaves.
 * @throws whatever ended it before all rows were written
 */
export async function exportDataset(
  deps: Deps,
  actor: Actor,
  chosen: ChosenExport,
  file: ExportFile,
): Promise<void> {
  const { db, clock } = deps
  const event = await requireEvent(db)
  const writer = rowWriter(chosen.format, chosen.columns)
  const name = fileName(event, chosen, clock.now())
  const inSnapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  await db.forExports.transaction(async (tx) => {
    const pid = await tellEventTime(tx, event)
    let cancelling: Promise<void> | undefined
    const cancel = () => {
      cancelling = cancelQuery(db, pid).catch((error) => deps.log.warn({ error }, 'an export went on'))
    }
    file.signal.addEventListener('abort', cancel, { once: true })
    try {
      file.signal.throwIfAborted()
      const rows = await countRows(tx, chosen)
      const pages = readRows(tx, chosen)
      // What cannot be read is refused before anything is written.
      const first = await pages.next()
      await recordExport(deps, actor, chosen, { name, rows })
      file.signal.throwIfAborted()
      file.begin({ name, mediaType: writer.mediaType, headers: headersOf(rows) })
      if (writer.head !== '') await file.write(writer.head)
      await writeAll(file, writer.lines, { first, pages, announced: rows })
    } finally {
      file.signal.removeEventListener('abort', cancel)
      // Not after the transaction: it would meet whoever has the connection next.
      await cancelling
    }
  }, inSnapshot)
}

/** How many rows are going to come, and where it stands what their columns mean. */
function headersOf(rows: number): Record<string, string> {
  return { [ROWS_HEADER]: String(rows), link: `<${getDataDictionary.url}>; rel="describedby"` }
}

async function writeAll(
  { signal, write }: ExportFile,
  toLines: (rows: ExportRow[]) => string,
  { first, pages, announced }: { first: Page; pages: AsyncGenerator<ExportRow[], void>; announced: number },
): Promise<void> {
  let written = 0
  for (let page = first; !page.done; page = await pages.next()) {
    signal.throwIfAborted()
    await write(toLines(page.value))
    written += page.value.length
  }
  if (written !== announced) throw new Error(`${written} of ${announced} rows were exported`)
}

async function recordExport(
  { db }: Deps,
  actor: Actor,
  { dataset, format, from, to, columns, definition, hasContact }: ChosenExport,
  { name, rows }: { name: string; rows: number },
): Promise<void> {
  const some = columns.length < definition.columns.filter(({ isContact }) => hasContact || !isContact).length
  const after = {
    dataset,
    format,
    rows,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(some && { columns: columns.map((column) => column.name) }),
    ...(hasContact && { contact: true }),
  }
  await db.transaction((tx) => recordChange(tx, actor, { action: EXPORT_ACTION, subject: name, after }))
}

/** `live-fest-ledger-2026-12-05.csv`, by the calendar of the venue. */
function fileName(
  { shortName, name, timeZone }: { shortName: string; name: string; timeZone: string },
  { dataset, format }: ChosenExport,
  now: Date,
): string {
  const day = dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return `${slugOf(shortName || name, 'event')}-${dataset}-${day}.${format}`
}
