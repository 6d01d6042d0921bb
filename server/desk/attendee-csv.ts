import { AttendeeDraft } from '../../contract/desk.ts'
import type { ImportProblem } from '../../contract/imports.ts'
import { TagId } from '../../contract/wristbands.ts'
import { type CsvRow, codeOfIssue, problemAt } from '../csv/index.ts'
import { nobody, toRecord } from './register.ts'
import type { AttendeeRecord } from './store.ts'

/** Columns of the export. Tags are not among them: a lost file must not become a drawer of copied bands. */
export const exportColumns = [
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

/** Columns of an import; bands that were sent by post come with their tags. */
export const importColumns = {
  known: [...exportColumns, 'wristbandTag'],
  required: ['tiktokUsername', 'firstName'],
}

/** The cells of a person, in the order of the export's columns. */
export function toCells(person: AttendeeRecord & { id: string }): string[] {
  return exportColumns.map((column) => String(person[column] ?? ''))
}

/** Reads a row by the rules of the desk's form; undefined when it breaks one. */
export function readAttendee(
  row: CsvRow,
  before: AttendeeRecord | undefined,
  problems: ImportProblem[],
): { record: AttendeeRecord; tag: string | undefined } | undefined {
  const { line, cell } = row
  const given = (column: string) => cell(column) || undefined
  const draft = AttendeeDraft.safeParse({
    tiktokUsername: cell('tiktokUsername'),
    firstName: cell('firstName'),
    lastName: cell('lastName') ?? before?.lastName ?? '',
    email: cell('email') === '' ? null : cell('email'),
    language: given('language')?.toLowerCase(),
    ageBand: given('ageBand'),
    isCrew: readYesNo(given('isCrew')),
    isHidden: readYesNo(given('isHidden')),
  })
  const tag = TagId.safeParse(given('wristbandTag') ?? 'NONE')
  if (!tag.success) problems.push(problemAt(line, 'wristbandTag', 'bad-tag'))
  for (const issue of draft.error?.issues ?? []) {
    problems.push(problemAt(line, String(issue.path[0] ?? ''), codeOfIssue(issue)))
  }
  if (!draft.success || !tag.success) return undefined
  return {
    record: toRecord(draft.data, before ?? nobody),
    tag: given('wristbandTag') === undefined ? undefined : tag.data,
  }
}

/** What is neither yes nor no is left to the form's rules, which refuse it. */
function readYesNo(text: string | undefined): boolean | string | undefined {
  const said = text?.toLowerCase()
  if (said === undefined) return undefined
  if (['true', 'yes', '1'].includes(said)) return true
  return ['false', 'no', '0'].includes(said) ? false : said
}
