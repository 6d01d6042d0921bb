import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { CsvFile } from './media.ts'
import type { Access } from './roles.ts'
import type { Scope } from './scopes.ts'

/** Everything that is exported, each as a file of its own, in the order in which the dashboard lists it. */
export const Dataset = z.enum([
  'people',
  'ledger',
  'taps',
  'hours',
  'installations',
  'stations',
  'prizes',
  'claims',
  'interest',
  'questions',
  'consents',
  'audit',
])
export type Dataset = z.infer<typeof Dataset>

/** A table for spreadsheets, or one JSON object on each line for programs. */
export const ExportFormat = z.enum(['csv', 'jsonl'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** What a column holds. Lists are joined by `; ` in CSV, JSON is JSON in both formats. */
export const ColumnType = z.enum(['text', 'integer', 'boolean', 'moment', 'day', 'list', 'json'])
export type ColumnType = z.infer<typeof ColumnType>

/** What the numbers of a column count. */
export const ColumnUnit = z.enum(['points', 'rows', 'people', 'seconds', 'pieces'])
export type ColumnUnit = z.infer<typeof ColumnUnit>

/** A day as the calendar writes it, within the years of any festival. */
export const Day = z.iso
  .date()
  .check(z.refine((day) => day >= '2000' && day < '2200', 'A day between the years 2000 and 2199'))

/** What of a dataset is wanted. */
export const ExportChoice = z.object({
  format: z._default(ExportFormat, 'csv'),
  /** First event day; datasets that have no time are always whole. */
  from: z.optional(Day),
  /** Last event day. */
  to: z.optional(Day),
  /** Names of columns, separated by commas; without it all of them. */
  columns: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  /** With first name, last name and e-mail address, where the dataset has them. */
  contact: z._default(z.stringbool(), false),
})
export type ExportChoice = z.infer<typeof ExportChoice>

/** Header that tells beforehand how many rows the file has: one that ends with fewer is not whole. */
export const ROWS_HEADER = 'export-rows'

/** A file of a dataset. It is written while it is sent; one that cannot be finished ends with a broken connection. */
function fileOf<Name extends Dataset, Id extends string, Who extends Access, Key extends Scope = never>(
  dataset: Name,
  operationId: Id,
  summary: string,
  access: Who,
  scope?: Key,
) {
  const config: { access: Who; refuses: []; scope?: Key } = {
    access,
    refuses: [],
    ...(scope !== undefined && { scope }),
  }
  return {
    method: 'GET' as const,
    url: `/api/admin/exports/${dataset}` as const,
    config,
    schema: {
      operationId,
      summary,
      tags: ['Exports'],
      querystring: ExportChoice,
      response: { 200: CsvFile },
    },
  } satisfies Endpoint
}

/** The call of any dataset. */
export type AnyExport = ReturnType<typeof fileOf<Dataset, string, Access, Scope>>

/** People with their points; with names and e-mail addresses only when asked for. */
export const exportPeople = /* @__PURE__ */ fileOf(
  'people',
  'exportPeople',
  'People, as CSV or JSON Lines',
  'attendees:manage',
  'people:read',
)

/** Every entry of the ledger: who, where, when, why, from which source, and what was taken back. */
export const exportLedger = /* @__PURE__ */ fileOf(
  'ledger',
  'exportLedger',
  'The ledger of points, as CSV or JSON Lines',
  'exports:people',
  'points:read',
)

/** Every tap, those that were refused among them. */
export const exportTaps = /* @__PURE__ */ fileOf(
  'taps',
  'exportTaps',
  'All taps with the refused ones, as CSV or JSON Lines',
  'exports:people',
  'points:read',
)

/** What happened in each hour at each installation, in the hours of the event's zone. */
export const exportHours = /* @__PURE__ */ fileOf(
  'hours',
  'exportHours',
  'Figures by hour, as CSV or JSON Lines',
  'exports:read',
  'points:read',
)

/** Installations with their rules, and what each has brought. */
export const exportInstallations = /* @__PURE__ */ fileOf(
  'installations',
  'exportInstallations',
  'Installations, as CSV or JSON Lines',
  'exports:read',
  'points:read',
)

/** Stations with what was tapped at them. */
export const exportStations = /* @__PURE__ */ fileOf(
  'stations',
  'exportStations',
  'Stations, as CSV or JSON Lines',
  'exports:read',
)

/** Prizes with how many are reserved and handed over. */
export const exportPrizes = /* @__PURE__ */ fileOf(
  'prizes',
  'exportPrizes',
  'Prizes, as CSV or JSON Lines',
  'exports:read',
  'points:read',
)

/** Who reserved and was handed what. */
export const exportClaims = /* @__PURE__ */ fileOf(
  'claims',
  'exportClaims',
  'Claims of prizes, as CSV or JSON Lines',
  'prizes:hand-over',
  'points:read',
)

/** How often each entry of the programme was saved. */
export const exportInterest = /* @__PURE__ */ fileOf(
  'interest',
  'exportInterest',
  'How often entries were saved, as CSV or JSON Lines',
  'exports:read',
  'points:read',
)

/** What was asked and answered, without who asked: addresses, numbers and handles in a text are blacked out. */
export const exportQuestions = /* @__PURE__ */ fileOf(
  'questions',
  'exportQuestions',
  'Questions and answers, as CSV or JSON Lines',
  'questions:read',
)

/** Who agreed to what, and took it back. */
export const exportConsents = /* @__PURE__ */ fileOf(
  'consents',
  'exportConsents',
  'Consents, as CSV or JSON Lines',
  'exports:people',
)

/** Who of the staff changed what. */
export const exportAudit = /* @__PURE__ */ fileOf(
  'audit',
  'exportAudit',
  'The audit, as CSV or JSON Lines',
  'audit:read',
)
