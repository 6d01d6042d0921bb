import { AttendeeDraft } from '../../contract/desk.ts'
import type { ImportProblem } from '../../contract/imports.ts'
import { TagId } from '../../contract/wristbands.ts'
import { type CsvRow, codeOfIssue, problemAt } from '../csv/index.ts'
import { readAddress } from '../safe-fetch/index.ts'
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

/**
 * Columns of an import; bands that were sent by post come with their tags, pictures with their address on another site,
 * where the server fetches them.
 */
export const importColumns = {
  known: [...exportColumns, 'wristbandTag', 'avatarUrl'],
  required: ['tiktokUsername', 'firstName'],
}

/** Networks that deliver pictures make addresses of up to a thousand characters. */
const LONGEST_ADDRESS = 2_000

/** The cells of a person, in the order of the export's columns. */
export function toCells(person: AttendeeRecord & { id: string }): string[] {
  return exportColumns.map((column) => String(person[column] ?? ''))
}

/** Reads a row by the rules of the desk's form; undefined when it breaks one. */
export function readAttendee(
  row: CsvRow,
  before: AttendeeRecord | undefined,
  problems: ImportProblem[],
): { record: AttendeeRecord; tag: string | undefined; picture: string | undefined } | undefined {
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
  const picture = given('avatarUrl')
  if (picture !== undefined && !mayBeFetched(picture)) {
    problems.push(problemAt(line, 'avatarUrl', 'not-a-picture'))
    return undefined
  }
  if (!draft.success || !tag.success) return undefined
  return {
    record: toRecord(draft.data, before ?? nobody),
    tag: given('wristbandTag') === undefined ? undefined : tag.data,
    picture,
  }
}

/** What is neither yes nor no is left to the form's rules, which refuse it. */
function readYesNo(text: string | undefined): boolean | string | undefined {
  const said = text?.toLowerCase()
  if (said === undefined) return undefined
  if (['true', 'yes', '1'].includes(said)) return true
  return ['false', 'no', '0'].includes(said) ? false : said
}

/** Whether it is an address that could be asked; what a name stands for is judged when it is. */
function mayBeFetched(address: string): boolean {
  if (address.length > LONGEST_ADDRESS) return false
  try {
    readAddress(address)
    return true
  } catch {
    return false
  }
}
