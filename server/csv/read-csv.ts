import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import type { ImportProblem } from '../../contract/imports.ts'
import { Refusal } from '../http/refusal.ts'
import { unguardCell } from './guard.ts'
import { problemAt } from './problem.ts'

/** Most rows of an import (api.md). */
const MOST_ROWS = 20_000

/** Nobody mends more at a time, and the answer stays short. */
const MOST_PROBLEMS = 200

/** So much is parsed at a time: a large file must not keep the taps waiting. */
const PIECE = 16 * 1024

/** One row with the number of the line it begins on. Cells are trimmed and without guard; absent columns are undefined. */
export interface CsvRow {
  line: number
  cell(column: string): string | undefined
}

/** The rows of a file as far as it could be read, and what is wrong with it. */
interface CsvTable {
  rows: CsvRow[]
  problems: ImportProblem[]
}

/** Which columns a file may and must have; names are compared without regard to case. */
interface CsvColumns {
  known: readonly string[]
  required: readonly string[]
  /** An unknown column of this kind is a slip of the pen that would lose content; all others are passed over. */
  suspicious?: RegExp
}

/**
 * Reads a CSV file: UTF-8 with or without BOM, separated by `,` or `;`, whatever ends its lines.
 * @throws Refusal file_too_long for more than 20,000 rows
 */
export async function readCsv(file: Buffer, columns: CsvColumns): Promise<CsvTable> {
  const problems: ImportProblem[] = []
  const text = decode(file)
  if (text === undefined) {
    return { rows: [], problems: [problemAt(1, '', 'not-text')] }
  }
  const firstLine = text.slice(0, /[\r\n]|$/.exec(text)?.index)
  const separator = firstLine.split(';').length > firstLine.split(',').length ? ';' : ','
  const lines = await splitRecords(text, separator, problems)
  const header = lines.shift()
  if (!header)
    return { rows: [], problems: problems.length > 0 ? problems : [problemAt(1, '', 'empty-file')] }
  const names = readHeader(header.cells, columns, problems)
  const rows = lines.map(({ line, cells }): CsvRow => {
    if (cells.length !== header.cells.length) {
      problems.push(problemAt(line, '', 'cell-count', { cells: cells.length, expected: header.cells.length }))
    }
    if (cells.some((cell) => cell.includes('\0'))) {
      problems.push(problemAt(line, '', 'bad-character'))
    }
    return {
      line,
      cell: (column) => {
        const index = names.get(column)
        return index === undefined ? undefined : unguardCell((cells[index] ?? '').trim())
      },
    }
  })
  return { rows, problems: problems.slice(0, MOST_PROBLEMS) }
}

function decode(file: Buffer): string | undefined {
  // What a spreadsheet calls Unicode text is UTF-16, which would pass as UTF-8 with a zero after every letter.
  if (file[0] === 0 || file[1] === 0) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/**
 * Splits a text into records piece by piece; what follows a broken quote cannot be understood and is left out.
 * @throws Refusal file_too_long for more than 20,000 rows
 */
export async function splitRecords(
  text: string,
  delimiter: string,
  problems: ImportProblem[],
): Promise<{ line: number; cells: string[] }[]> {
  const records: { line: number; cells: string[] }[] = []
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    info: true,
  })
  let ended = 0
  parser.on('data', ({ record, info }: { record: string[]; info: { lines: number } }) => {
    const line = ended + 1
    ended = info.lines
    // Spreadsheets leave rows of empty cells behind.
    if (record.some((cell) => cell.trim() !== '')) records.push({ line, cells: record })
  })
  const finished = new Promise<void>((resolve) => {
    parser.once('end', resolve)
    parser.once('error', (problem) => {
      problems.push(toProblem(problem, ended + 1))
      resolve()
    })
  })
  for (let from = 0; from < text.length && problems.length === 0; from += PIECE) {
    parser.write(text.slice(from, from + PIECE))
    await breathe()
    if (records.length > MOST_ROWS + 1) throw new Refusal('file_too_long')
  }
  parser.end()
  await finished
  if (records.length > MOST_ROWS + 1) throw new Refusal('file_too_long')
  return records
}

function toProblem(problem: Error, line: number): ImportProblem {
  const isOpen = problem instanceof CsvError && problem.code === 'CSV_QUOTE_NOT_CLOSED'
  return problemAt(line, '', isOpen ? 'quote-open' : 'quote-misplaced')
}

/** Where each known column stands. */
function readHeader(
  cells: string[],
  { known, required, suspicious }: CsvColumns,
  problems: ImportProblem[],
): Map<string, number> {
  const names = new Map<string, number>()
  cells.forEach((cell, index) => {
    const name = known.find((column) => column.toLowerCase() === cell.trim().toLowerCase())
    const problem = (code: 'unknown-column' | 'column-twice') =>
      problems.push(problemAt(1, cell.trim().slice(0, 60), code))
    if (name === undefined) {
      if (suspicious?.test(cell.trim())) problem('unknown-column')
    } else if (names.has(name)) problem('column-twice')
    else names.set(name, index)
  })
  for (const field of required) {
    if (!names.has(field)) problems.push(problemAt(1, field, 'column-missing'))
  }
  return names
}
