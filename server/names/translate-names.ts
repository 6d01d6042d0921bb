import { isDeepStrictEqual } from 'node:util'
import type { Request } from '../../contract/endpoint.ts'
import type { ImportProblem, ImportReport } from '../../contract/imports.ts'
import { languages } from '../../contract/languages.ts'
import {
  type AdminName,
  LONGEST_NAME,
  type NameTranslations,
  type translateName as translateCall,
} from '../../contract/names.ts'
import { type Actor, recordChange, recordChanges } from '../audit/index.ts'
import { type CsvRow, problemAt, readCsv, writeCsv } from '../csv/index.ts'
import type { Deps } from '../deps.ts'
import { refuseStale } from '../http/refusal.ts'
import { findName, listNames, listNamesInUse, lockNames, updateNames } from './store.ts'

type Needs = Pick<Deps, 'db' | 'live'>

/** Says how a name reads in other languages, wherever it stands. @throws Refusal stale */
export async function translateName(
  { db, live }: Needs,
  actor: Actor,
  { text, translations, version }: Request<typeof translateCall>['body'],
): Promise<AdminName> {
  const name = await db.transaction(async (tx) => {
    await lockNames(tx)
    const before = await findName(tx, text)
    refuseStale(version, before)
    await updateNames(tx, [{ text, translations: inOrder(translations) }])
    const after = await findName(tx, text)
    const states = { before: before.translations, after: after.translations }
    await recordChange(tx, actor, { action: 'name.translate', subject: text, ...states })
    return after
  })
  live.announce({ topic: 'names' })
  return name
}

const columnOf = (language: string) => `name_${language}`

const columns = {
  known: ['text', ...languages.map(columnOf)],
  required: ['text'],
  suspicious: /^name_/i,
}

/** The names in use as CSV, a line each, that the import takes back. */
export async function exportNames({ db }: Pick<Deps, 'db'>): Promise<string> {
  const names = await listNamesInUse(db)
  return writeCsv(
    columns.known,
    names.map(({ text, translations }) => [
      text,
      ...languages.map((language) => translations[language] ?? ''),
    ]),
  )
}

/**
 * Imports translations, all or nothing: with errors, and in a dry run, nothing is written. An empty cell takes a
 * translation away; what the file has no column or no line for stays as it is.
 * @throws Refusal file_too_long for more than 20,000 rows
 */
export async function importNames(
  { db, live }: Needs,
  actor: Actor,
  file: Buffer,
  dryRun: boolean,
): Promise<ImportReport> {
  const { rows, problems } = await readCsv(file, columns)
  const isTable = problems.every(({ line }) => line > 1)
  const { report, wrote } = await db.forLongWork.transaction(async (tx) => {
    await lockNames(tx)
    const before = await listNames(tx)
    const errors = [...problems]
    const read = readRows(isTable ? rows : [], before, errors)
    const changed = read.filter(
      ({ text, translations }) => !isDeepStrictEqual(before.get(text) ?? {}, translations),
    )
    const created = changed.filter(({ text }) => !before.has(text)).length
    const report: ImportReport = {
      created,
      updated: changed.length - created,
      unchanged: read.length - changed.length,
      total: rows.length,
      errors: errors.sort((a, b) => a.line - b.line).slice(0, MOST_ERRORS),
    }
    const writes = !dryRun && report.errors.length === 0 && changed.length > 0
    if (writes) {
      await updateNames(tx, changed)
      await recordChanges(
        tx,
        actor,
        changed.map(({ text, translations }) => ({
          action: 'name.translate',
          subject: text,
          before: before.get(text) ?? {},
          after: translations,
        })),
      )
    }
    return { report, wrote: writes }
  })
  if (wrote) live.announce({ topic: 'names' })
  return report
}

/** Nobody mends more at a time. */
const MOST_ERRORS = 200

function readRows(
  rows: readonly CsvRow[],
  before: ReadonlyMap<string, NameTranslations>,
  problems: ImportProblem[],
): { text: string; translations: NameTranslations }[] {
  const lineOf = new Map<string, number>()
  return rows.flatMap(({ line, cell }) => {
    const text = cell('text') ?? ''
    const earlier = lineOf.get(text)
    lineOf.set(text, line)
    const wrong = [
      ...(text === '' ? [problemAt(line, 'text', 'missing')] : []),
      ...(earlier === undefined ? [] : [problemAt(line, 'text', 'same-entry', { earlier })]),
      ...columns.known.flatMap((column) =>
        (cell(column)?.length ?? 0) > LONGEST_NAME ? [problemAt(line, column, 'too-long')] : [],
      ),
    ]
    problems.push(...wrong)
    if (wrong.length > 0) return []
    const was = before.get(text) ?? {}
    const written = Object.fromEntries(
      languages.map((language) => [language, cell(columnOf(language)) ?? was[language]]),
    )
    return [{ text, translations: inOrder(written) }]
  })
}

/** What is there, in the order of the languages; an empty text is no translation. */
function inOrder(translations: { [language: string]: string | undefined }): NameTranslations {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = translations[language]
      return text ? [[language, text]] : []
    }),
  )
}
