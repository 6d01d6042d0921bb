import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ImportRefusal, ImportReport } from './imports.ts'
import { Category, PublicEntry } from './knowledge.ts'
import { languages } from './languages.ts'
import { CsvFile } from './media.ts'
import { Understood } from './understanding.ts'
import { changeOf, Version } from './version.ts'

const Text = (longest: number) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(1),
    z.maxLength(longest),
  )

const Moment = z.iso.datetime({ offset: true })

/** Title and description in one language. */
export const Translation = z.object({ title: Text(200), description: Text(5_000) })

/** The ways people ask for an entry in one language. */
export const Phrases = z.array(Text(200)).check(z.maxLength(50))

/** A part of an entry that languages may each have. */
const perLanguage = <T extends z.ZodMiniType>(part: T) => z.partialRecord(z.enum(languages), part)

/** Concepts of the library: `listConcepts` has them. */
const ConceptIds = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(30))

/** What staff write; times, translations, phrases and concepts are optional extras of the specified payload. */
export const EntryDraft = z.object({
  category: Category,
  title: Text(200),
  description: Text(5_000),
  location: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  tags: z.optional(z.array(Text(60)).check(z.maxLength(30))),
  startsAt: z.optional(z.nullable(Moment)),
  endsAt: z.optional(z.nullable(Moment)),
  translations: z.optional(perLanguage(Translation)),
  askedAs: z.optional(perLanguage(Phrases)),
  conceptsAdded: z.optional(ConceptIds),
  conceptsRemoved: z.optional(ConceptIds),
})
export type EntryDraft = z.infer<typeof EntryDraft>

/** An entry as staff see it. */
export const AdminEntry = z.extend(PublicEntry, {
  is_active: z.boolean(),
  translations: perLanguage(z.object({ title: z.string(), description: z.string() })),
  askedAs: perLanguage(z.array(z.string())),
  /** What visitors may ask beside it that no entry answers, as a model wrote it; gone once the entry says something else. */
  notAnswered: perLanguage(z.array(z.string())),
  conceptsAdded: z.array(z.string()),
  conceptsRemoved: z.array(z.string()),
  /** Languages in which a model wrote something that stands there unchanged. */
  writtenByModel: z.array(z.enum(languages)),
  version: Version,
})
export type AdminEntry = z.infer<typeof AdminEntry>

/** An entry of a list, with what the guide understands of it. */
export const ListedEntry = z.extend(AdminEntry, { understood: Understood })
export type ListedEntry = z.infer<typeof ListedEntry>

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** What a list can be narrowed to: entries that the guide finds badly, or that lack a translation. */
export const EntryCheck = z.enum(['weak', 'untranslated'])
export type EntryCheck = z.infer<typeof EntryCheck>

/** Which entries a list or an export is about. */
export const EntryFilter = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(z.union([Category, z.literal(''), z.literal('all')])),
  isActive: z._default(z.stringbool(), true),
  check: z.optional(z.union([EntryCheck, z.literal('')])),
})

/** A page of the event knowledge. */
export const listEntries = {
  method: 'GET',
  url: '/api/admin/event-knowledge',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: [] },
  schema: {
    operationId: 'listEntries',
    summary: 'A page of the event knowledge',
    tags: ['Knowledge'],
    querystring: z.extend(EntryFilter, {
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
    }),
    response: {
      200: z.object({ entries: z.array(ListedEntry), total: z.int(), pages: z.int(), page: z.int() }),
    },
  },
} as const satisfies Endpoint

/** Creates an entry; 409 when an active one of its category has the title already. */
export const createEntry = {
  method: 'POST',
  url: '/api/admin/event-knowledge',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: ['already_exists'] },
  schema: {
    operationId: 'createEntry',
    summary: 'Create an entry',
    tags: ['Knowledge'],
    body: EntryDraft,
    response: { 201: AdminEntry },
  },
} as const satisfies Endpoint

/** Changes an entry: what is left out stays as it is. 409 stale on an old version. */
export const changeEntry = {
  method: 'PATCH',
  url: '/api/admin/event-knowledge/:id',
  config: {
    access: 'knowledge:manage',
    scope: 'knowledge:write',
    refuses: ['entry_not_found', 'already_exists', 'stale'],
  },
  schema: {
    operationId: 'changeEntry',
    summary: 'Change an entry',
    tags: ['Knowledge'],
    params,
    body: changeOf(EntryDraft),
    response: { 200: AdminEntry },
  },
} as const satisfies Endpoint

/** Marks an entry as deleted; it can be restored. */
export const removeEntry = {
  method: 'DELETE',
  url: '/api/admin/event-knowledge/:id',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: ['entry_not_found'] },
  schema: {
    operationId: 'removeEntry',
    summary: 'Delete an entry (it can be restored)',
    tags: ['Knowledge'],
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Brings a deleted entry back. */
export const restoreEntry = {
  method: 'POST',
  url: '/api/admin/event-knowledge/:id/restore',
  config: {
    access: 'knowledge:manage',
    scope: 'knowledge:write',
    refuses: ['entry_not_found', 'already_exists'],
  },
  schema: {
    operationId: 'restoreEntry',
    summary: 'Restore an entry',
    tags: ['Knowledge'],
    params,
    response: { 200: AdminEntry },
  },
} as const satisfies Endpoint

/** What an import did, or would do; a dry run tells what the guide would understand of its first entries. */
export const EntryImportReport = z.extend(ImportReport, {
  understood: z.optional(z.array(z.extend(Understood, { line: z.int(), title: z.string() }))),
})
export type EntryImportReport = z.infer<typeof EntryImportReport>

/** Imports a CSV file (multipart `file`, 5 MiB, 20,000 rows), all or nothing. */
export const importEntries = {
  method: 'POST',
  url: '/api/admin/event-knowledge/import',
  config: { access: 'knowledge:manage', refuses: ['import_failed', 'file_too_long'] },
  schema: {
    operationId: 'importEntries',
    summary: 'Import event knowledge from CSV',
    tags: ['Knowledge'],
    querystring: z.object({ dryRun: z._default(z.stringbool(), false) }),
    response: { 200: EntryImportReport, 400: ImportRefusal },
  },
} as const satisfies Endpoint

/** Exports as CSV what the import takes back unchanged. */
export const exportEntries = {
  method: 'GET',
  url: '/api/admin/event-knowledge/export',
  config: { access: 'knowledge:manage', scope: 'knowledge:write', refuses: [] },
  schema: {
    operationId: 'exportEntries',
    summary: 'Export event knowledge as CSV',
    tags: ['Knowledge'],
    querystring: EntryFilter,
    response: { 200: CsvFile },
  },
} as const satisfies Endpoint

/** Questions of the same words, asked by whoever. */
export const OpenQuestion = z.object({
  id: z.string(),
  question: z.string(),
  language: z.enum(languages),
  count: z.int(),
  lastAskedAt: z.string(),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** Questions that the guide could not answer and that nobody has dealt with, most asked first. */
export const listOpenQuestions = {
  method: 'GET',
  url: '/api/admin/questions',
  config: { access: 'questions:read', refuses: [] },
  schema: {
    operationId: 'listOpenQuestions',
    summary: 'Questions the guide could not answer',
    tags: ['Knowledge'],
    querystring: z.object({ unanswered: z._default(z.stringbool(), true) }),
    response: { 200: z.object({ questions: z.array(OpenQuestion) }) },
  },
} as const satisfies Endpoint

/** Deals with a question: links it to an entry as a way people ask for it, or sets it aside. */
export const resolveQuestion = {
  method: 'POST',
  url: '/api/admin/questions/:id/resolve',
  config: { access: 'questions:read', refuses: ['question_not_found', 'entry_not_found'] },
  schema: {
    operationId: 'resolveQuestion',
    summary: 'Link an unanswered question to an entry, or set it aside',
    tags: ['Knowledge'],
    params,
    body: z.object({ entryId: z.nullable(z.string().check(z.maxLength(100))) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
