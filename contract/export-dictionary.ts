import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ColumnType, ColumnUnit, Dataset } from './exports.ts'
import { languages } from './languages.ts'

/** A column with what it means, in the language asked for. */
export const DictionaryColumn = z.object({
  name: z.string(),
  type: ColumnType,
  unit: z.nullable(ColumnUnit),
  /** Only with `contact=true`. */
  isContact: z.boolean(),
  description: z.string(),
})
export type DictionaryColumn = z.infer<typeof DictionaryColumn>

/** A dataset with all of its columns. */
export const DictionaryDataset = z.object({
  dataset: Dataset,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Whether `from` and `to` narrow it. */
  hasDays: z.boolean(),
  /** Whether it is about people. */
  isPersonal: z.boolean(),
  columns: z.array(DictionaryColumn),
})
export type DictionaryDataset = z.infer<typeof DictionaryDataset>

const InLanguage = z.object({ language: z._default(z.enum(languages), 'en') })

/** What every column of every dataset means, made from the definitions that the files are written by. */
export const getDataDictionary = {
  method: 'GET',
  url: '/api/admin/exports/dictionary',
  config: { access: 'exports:read', scope: 'points:read', refuses: [] },
  schema: {
    operationId: 'getDataDictionary',
    summary: 'The data dictionary of the exports',
    tags: ['Exports'],
    querystring: InLanguage,
    response: { 200: z.object({ datasets: z.array(DictionaryDataset) }) },
  },
} as const satisfies Endpoint

/** An export that was begun. */
export const PastExport = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  fileName: z.string(),
  rows: z.nullable(z.int()),
})
export type PastExport = z.infer<typeof PastExport>

/** What the caller may export, how many rows it has now, and the latest exports: all for auditors, else one's own. */
export const listExports = {
  method: 'GET',
  url: '/api/admin/exports',
  config: { access: 'exports:read', refuses: [] },
  schema: {
    operationId: 'listExports',
    summary: 'What can be exported',
    tags: ['Exports'],
    querystring: InLanguage,
    response: {
      200: z.object({
        datasets: z.array(z.extend(DictionaryDataset, { rows: z.int() })),
        /** The event days on which something happened, in order. */
        days: z.array(z.string()),
        recent: z.array(PastExport),
      }),
    },
  },
} as const satisfies Endpoint
