import * as z from 'zod/mini'
import { Failure } from './errors.ts'

/** Everything that can be wrong with a CSV file: a code that screens translate, and one English sentence. */
export const importProblems = {
  'not-text': 'This file is not text in UTF-8.',
  'empty-file': 'This file is empty.',
  'quote-open': 'A quote is opened and never closed.',
  'quote-misplaced': 'A quote is misplaced.',
  'cell-count': 'This row has {{cells}} cells, the first line has {{expected}}.',
  'bad-character': 'This row has a character that cannot be stored.',
  'unknown-column': 'There is no such column.',
  'column-twice': 'This column is there twice.',
  'column-missing': 'This column is missing.',
  missing: 'This cell must not be empty.',
  'too-long': 'This text is too long.',
  'not-a-date': 'This is not a date and time such as 2026-12-05 20:30 or 2026-12-05T20:30:00-08:00.',
  'not-an-address': 'This is not an e-mail address.',
  'has-spaces': 'There are no spaces in a handle.',
  'not-a-choice': 'This is not one of the values that are possible here.',
  'not-one-of': 'Only these values are possible here: {{choices}}.',
  'not-valid': 'This value is not valid here.',
  'end-before-start': 'The end lies before the start.',
  'same-entry': 'Line {{earlier}} is about the same entry.',
  'title-taken': 'Another entry of this category has this title.',
  'same-person': 'Line {{earlier}} is about the same person.',
  'handle-taken': 'Somebody else has this handle.',
  'band-taken': '@{{handle}} wears this wristband.',
  'same-band': 'Line {{earlier}} has the same wristband.',
  'band-blocked': 'This wristband was reported lost and not found again.',
  'not-a-picture': 'A picture needs an https:// address that is open to everybody.',
  'old-excel': 'This is an old or protected Excel file. Save it as .xlsx or CSV without a password.',
  'not-a-spreadsheet': 'This file is neither CSV nor a workbook (.xlsx) that can be read.',
  'no-names': 'No column of this file is about names or handles.',
  'field-twice': 'Two columns cannot both be this.',
  formula: 'This formula has no result in the file. Write the value itself.',
  'too-young': 'There is no age group below 13 years. Leave it empty to import this person all the same.',
  'not-a-day': 'This is not a date that can be read, such as 2010-05-31 or 31.05.2010.',
  'same-ticket': 'Line {{earlier}} has the same ticket code.',
  'cells-too-many': 'This row has more cells than the line of names.',
  'bad-tag': 'A tag has 4 to 64 letters and digits.',
} as const

/** The closed list of what can be wrong. */
export type ImportProblemCode = keyof typeof importProblems

/** Something wrong in a file: the line it stands in, the column if it is one cell, and why. */
export const ImportProblem = z.object({
  line: z.int(),
  field: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(importProblems) as [ImportProblemCode, ...ImportProblemCode[]]),
  /** The numbers and handles in the sentence. */
  values: z.optional(z.record(z.string(), z.union([z.int(), z.string()]))),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** What an import did, or would do; with errors nothing is written. */
export const ImportReport = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  total: z.int(),
  errors: z.array(ImportProblem),
})
export type ImportReport = z.infer<typeof ImportReport>

/** A refused import: the report that its dry run shows, or what else is wrong with the request. */
export const ImportRefusal = z.union([
  z.extend(ImportReport, { error: z.string(), code: z.string() }),
  Failure,
])
