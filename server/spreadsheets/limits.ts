import { Refusal } from '../http/refusal.ts'

/** Bytes that the parts of a workbook may have when they are unpacked: 20,000 rows of 50 columns have about 50 MB. */
export const MOST_UNPACKED = 64 * 1024 * 1024

/** Cells of a workbook: 20,000 rows of 50 columns. */
export const MOST_CELLS = 1_000_000

/** What stands further right is no list of people. */
export const MOST_COLUMNS = 200

/** Rows of an import (api.md), and the lines above them. */
export const MOST_ROWS = 20_010

/** A file that says it is a workbook, and is none that can be read. */
export class NotASpreadsheet extends Error {}

/** @throws Refusal file_too_long, file_too_full */
export function refuseTooMuch(of: 'rows' | 'cells'): never {
  throw new Refusal(of === 'rows' ? 'file_too_long' : 'file_too_full')
}
