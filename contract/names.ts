import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ImportRefusal, ImportReport } from './imports.ts'
import { type Language, languages } from './languages.ts'
import { CsvFile } from './media.ts'

/** As long as the longest text that is translated here: what a prize is. */
export const LONGEST_NAME = 1_000

const Text = z.string().check(
  z.overwrite((text) => text.trim()),
  z.minLength(1),
  z.maxLength(LONGEST_NAME),
)

/** A name in other languages; where one is missing, readers see what was written. */
export type NameTranslations = Partial<Record<Language, string>>
const Translations = z.partialRecord(z.enum(languages), z.string())

/** What names are of: an installation, the place of an installation or of an entry, a prize, one of its sizes; and the text of a prize. */
export const NameKind = z.enum(['installation', 'place', 'prize', 'prize-text', 'size'])
export type NameKind = z.infer<typeof NameKind>

/** A name as staff wrote it, and how it reads in other languages. */
export const AdminName = z.object({
  text: z.string(),
  /** Of what it is the name now. */
  kinds: z.array(NameKind),
  translations: Translations,
  /** Counts the changes, from 1; 0: it was never translated. */
  version: z.int(),
})
export type AdminName = z.infer<typeof AdminName>

/** The names of all installations, places and prizes in use, and the texts of prizes. */
export const listNames = {
  method: 'GET',
  url: '/api/admin/names',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: [] },
  schema: {
    operationId: 'listNames',
    summary: 'The names of installations, places and prizes in other languages',
    tags: ['Knowledge'],
    response: { 200: z.object({ names: z.array(AdminName) }) },
  },
} as const satisfies Endpoint

/**
 * Says how a name reads in other languages, wherever it stands; a language that is left out has no translation any more.
 * 409 `stale` on an old version.
 */
export const translateName = {
  method: 'PUT',
  url: '/api/admin/names',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: ['stale'] },
  schema: {
    operationId: 'translateName',
    summary: 'Say how a name reads in other languages',
    tags: ['Knowledge'],
    body: z.object({
      text: Text,
      translations: z.partialRecord(z.enum(languages), Text),
      version: z.optional(z.int().check(z.minimum(0))),
    }),
    response: { 200: AdminName },
  },
} as const satisfies Endpoint

/** Imports a CSV file (multipart `file`, 5 MiB, 20,000 rows) with a line for each name, all or nothing. */
export const importNames = {
  method: 'POST',
  url: '/api/admin/names/import',
  config: { access: 'knowledge:manage', refuses: ['import_failed', 'file_too_long'] },
  schema: {
    operationId: 'importNames',
    summary: 'Import names in other languages from CSV',
    tags: ['Knowledge'],
    querystring: z.object({ dryRun: z._default(z.stringbool(), false) }),
    response: { 200: ImportReport, 400: ImportRefusal },
  },
} as const satisfies Endpoint

/** Exports the names in use as CSV, what is not translated too; the import takes it back. */
export const exportNames = {
  method: 'GET',
  url: '/api/admin/names/export',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: [] },
  schema: {
    operationId: 'exportNames',
    summary: 'Export the names of installations, places and prizes as CSV',
    tags: ['Knowledge'],
    response: { 200: CsvFile },
  },
} as const satisfies Endpoint
