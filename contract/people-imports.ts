import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ImportProblem, ImportReport } from './imports.ts'

/** Largest file of an import (bytes). */
export const LARGEST_IMPORT = 5 * 1024 * 1024

/** What a column of a list of people can be about; those of the export first. */
export const peopleFields = [
  'id',
  'tiktokUsername',
  'firstName',
  'lastName',
  'fullName',
  'email',
  'language',
  'ageBand',
  'birthDate',
  'isCrew',
  'isHidden',
  'wristbandTag',
  'avatarUrl',
  'orderCode',
  'ticketCode',
  'status',
] as const

/** What a column is about. */
export const PeopleField = z.enum(peopleFields)
export type PeopleField = z.infer<typeof PeopleField>

/** Systems whose exports are known by their columns. */
export const importPresets = ['pretix', 'eventbrite', 'ticket-tailor'] as const

/** How a text file can be written down; the first three are found out, the others are said. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]

/** Whether 03/04 is the third of April or the fourth of March. */
export const dateOrders = ['day-first', 'month-first'] as const

/** A column of a file: its number from 0. */
const Column = z.int().check(z.minimum(0), z.maximum(199))

/** The line or row of a file, from 1. */
const Line = z.int().check(z.minimum(1), z.maximum(2_000_000))

/** What somebody says about a file: what its columns are, and what stands in cells that were wrong. */
export const ImportChoice = z.strictObject({
  encoding: z.optional(z.enum(encodings)),
  sheet: z.optional(z.string().check(z.maxLength(200))),
  dateOrder: z.optional(z.enum(dateOrders)),
  /** Where the ticket codes are from, so that those of two ticket shops are told apart. */
  source: z.optional(z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u))),
  /** What each column is about, in their order; null: nothing of it is taken. */
  columns: z.optional(z.array(z.nullable(PeopleField)).check(z.maxLength(200))),
  /** Cells that were wrong, as they shall read. */
  mended: z.optional(
    z
      .array(z.object({ line: Line, column: Column, value: z.string().check(z.maxLength(2_000)) }))
      .check(z.maxLength(5_000)),
  ),
  /** Lines of people who shall not come in. */
  leftOut: z.optional(z.array(Line).check(z.maxLength(20_000))),
})
export type ImportChoice = z.infer<typeof ImportChoice>

/** Something wrong in a cell, and what stands there. */
export const CellProblem = z.extend(ImportProblem, {
  /** The column of the cell, if it is one. */
  column: z.nullable(z.int()),
  value: z.string(),
})
export type CellProblem = z.infer<typeof CellProblem>

/** What an import tells beside its errors, so that nothing is dropped in silence. */
export const importNotes = [
  'left-out-status',
  'left-out-line',
  'left-out-unnamed',
  'lines-above',
  'handles-made',
  'language-other',
  'dates-ambiguous',
  'merged-cells',
  'other-sheets',
  'no-header',
  'names-split',
  'guessed-encoding',
] as const

const ImportNote = z.object({ code: z.enum(importNotes), count: z.int(), example: z.string() })
export type ImportNote = z.infer<typeof ImportNote>

/** How a person of a file stands to those who are known. */
const RowState = z.enum(['new', 'changed', 'same', 'wrong'])

/** What an import of people did, or would do. */
export const PeopleImportReport = z.extend(ImportReport, {
  errors: z.array(CellProblem),
  /** All of them: `errors` names the first 200. */
  errorCount: z.int(),
  /** Rows with errors. */
  wrong: z.int(),
  leftOut: z.int(),
  /** The import that can be undone; null after a dry run, and when nothing changed. */
  importId: z.nullable(z.string()),
  preset: z.nullable(z.enum(importPresets)),
  source: z.string(),
  kind: z.enum(['csv', 'xlsx']),
  encoding: z.nullable(z.enum(encodings)),
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  dateOrder: z.nullable(z.enum(dateOrders)),
  columns: z.array(
    z.object({ name: z.string(), field: z.nullable(PeopleField), samples: z.array(z.string()) }),
  ),
  notes: z.array(ImportNote),
  /** The first people, as they would be written. */
  people: z.array(
    z.object({
      line: z.int(),
      tiktokUsername: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      language: z.string(),
      ageBand: z.string(),
      reference: z.nullable(z.string()),
      state: RowState,
    }),
  ),
})
export type PeopleImportReport = z.infer<typeof PeopleImportReport>

/**
 * Imports people from a CSV or XLSX file: a form with the `file`, and in front of it what somebody says about it as JSON
 * in `choice`. With errors nothing is written.
 */
export const importAttendees = {
  method: 'POST',
  url: '/api/admin/attendees/import',
  config: {
    access: 'attendees:manage',
    refuses: ['import_failed', 'edition_over', 'file_too_large', 'file_too_long', 'file_too_full'],
  },
  schema: {
    operationId: 'importAttendees',
    summary: 'Import attendees from CSV or XLSX',
    tags: ['Desk'],
    querystring: z.object({ dryRun: z._default(z.stringbool(), false) }),
    response: { 200: PeopleImportReport, 400: z.unknown() },
  },
} as const satisfies Endpoint

/** An import that was written. */
export const WrittenImport = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.string(),
  by: z.string(),
  at: z.string(),
  created: z.int(),
  updated: z.int(),
  undoneAt: z.nullable(z.string()),
  /** Not undone yet, and not older than a month. */
  canBeUndone: z.boolean(),
})
export type WrittenImport = z.infer<typeof WrittenImport>

/** The latest imports, newest first. */
export const listImports = {
  method: 'GET',
  url: '/api/admin/imports',
  config: { access: 'attendees:manage', refuses: [] },
  schema: {
    operationId: 'listImports',
    summary: 'The latest imports of attendees',
    tags: ['Desk'],
    response: { 200: z.object({ imports: z.array(WrittenImport) }) },
  },
} as const satisfies Endpoint

/** Why an undo leaves somebody as they are. */
export const keptReasons = [
  'imported-again',
  'edited',
  'band',
  'took-part',
  'prize',
  'picture',
  'handle',
] as const

/** What an undo did, or would do. */
export const UndoReport = z.object({
  removed: z.int(),
  restored: z.int(),
  keptCount: z.int(),
  /** The first 200 of those who stay as they are, and why. */
  kept: z.array(z.object({ id: z.string(), tiktokUsername: z.string(), reason: z.enum(keptReasons) })),
})
export type UndoReport = z.infer<typeof UndoReport>

/** Takes a whole import back, as far as nothing else happened to its people. 409 when it was undone before. */
export const undoImport = {
  method: 'POST',
  url: '/api/admin/imports/:id/undo',
  config: { access: 'attendees:manage', refuses: ['import_not_found', 'import_undone'] },
  schema: {
    operationId: 'undoImport',
    summary: 'Undo an import of attendees',
    tags: ['Desk'],
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    querystring: z.object({ dryRun: z._default(z.stringbool(), false) }),
    response: { 200: UndoReport },
  },
} as const satisfies Endpoint
