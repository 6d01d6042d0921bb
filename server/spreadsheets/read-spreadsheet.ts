import type { ImportProblem } from '../../contract/imports.ts'
import type { Encoding } from '../../contract/people-imports.ts'
import { problemAt, splitRecords } from '../csv/index.ts'
import { decodeText } from './decode-text.ts'
import { NotASpreadsheet } from './limits.ts'
import { readXlsx, type SheetRow } from './read-xlsx.ts'
import { type Separator, separatorOf, withoutSeparatorLine } from './separator.ts'

/** A file as a table of texts, and what is wrong with it. */
export interface Spreadsheet {
  rows: SheetRow[]
  problems: ImportProblem[]
  kind: 'csv' | 'xlsx'
  /** Of a text file. */
  encoding: Encoding | null
  separator: Separator | null
  /** Of a workbook: the sheet that was read, and all that can be. */
  sheet: string | null
  sheets: string[]
  /** Cells that got the value of the merged cell they are a part of. */
  mergedCells: number
  /** Cells of formulas whose result the file does not have, as line and column. */
  emptyFormulas: { line: number; column: number }[]
}

/** What somebody says about a file whose content does not. */
export interface SpreadsheetChoice {
  encoding?: Encoding | undefined
  sheet?: string | undefined
}

/**
 * Reads a CSV or XLSX file: values only, no formula is run.
 * @throws Refusal file_too_long for more than 20,000 rows, file_too_full for a workbook that unpacks to too much
 */
export async function readSpreadsheet(file: Buffer, choice: SpreadsheetChoice): Promise<Spreadsheet> {
  const nothing = { rows: [], encoding: null, separator: null, sheet: null, sheets: [], mergedCells: 0 }
  const unread = (kind: Spreadsheet['kind'], code: 'old-excel' | 'not-a-spreadsheet'): Spreadsheet => ({
    ...nothing,
    kind,
    emptyFormulas: [],
    problems: [problemAt(1, '', code)],
  })
  // What Excel wrote before 2007, and what it encrypts.
  if (file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return unread('xlsx', 'old-excel')
  if (!file.subarray(0, 2).equals(Buffer.from('PK'))) return readText(file, choice.encoding)
  try {
    return { ...nothing, ...(await readXlsx(file, choice.sheet)), kind: 'xlsx', problems: [] }
  } catch (problem) {
    if (problem instanceof NotASpreadsheet) return unread('xlsx', 'not-a-spreadsheet')
    throw problem
  }
}

async function readText(file: Buffer, wanted: Encoding | undefined): Promise<Spreadsheet> {
  const { text, encoding } = decodeText(file, wanted)
  const separator = separatorOf(text)
  const problems: ImportProblem[] = []
  const rows = await splitRecords(withoutSeparatorLine(text), separator, problems)
  for (const { line, cells } of rows) {
    if (cells.some((cell) => cell.includes('\0'))) problems.push(problemAt(line, '', 'bad-character'))
  }
  return {
    rows,
    problems,
    kind: 'csv',
    encoding,
    separator,
    sheet: null,
    sheets: [],
    mergedCells: 0,
    emptyFormulas: [],
  }
}
