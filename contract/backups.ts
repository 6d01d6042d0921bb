import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { BackupFile } from './media.ts'

/** Why a backup could not be made; screens say it in words. */
export const BackupProblem = z.enum([
  'full',
  'missing',
  'read-only',
  'broken',
  'too-large',
  'database',
  'interrupted',
  'unknown',
])
export type BackupProblem = z.infer<typeof BackupProblem>

/** A backup that was tried. */
export const Backup = z.object({
  id: z.string(),
  /** The moment that it shows, as ISO 8601. */
  startedAt: z.string(),
  endedAt: z.string(),
  /** Name of the file; null where none came to be. */
  file: z.nullable(z.string()),
  bytes: z.number(),
  problem: z.nullable(BackupProblem),
  /** Whether the file is still in the folder, as this server sees it. */
  isThere: z.boolean(),
})
export type Backup = z.infer<typeof Backup>

/** How the backups do. */
export const BackupState = z.object({
  /** off: nowhere to put them; new: none yet; good; failing: the last one failed, or the last good one is too old. */
  state: z.enum(['off', 'new', 'good', 'failing']),
  isRunning: z.boolean(),
  /** Where they are put; null where backups are off. */
  folder: z.nullable(z.string()),
  /** Minutes between two of them. */
  everyMinutes: z.int(),
  /** The last good one lies on the disk of the database, and is lost with it. */
  isSameDisk: z.boolean(),
  lastGood: z.nullable(Backup),
  /** The last ones, newest first. */
  backups: z.array(Backup),
})
export type BackupState = z.infer<typeof BackupState>

/** How the backups do, and the last of them. */
export const getBackups = {
  method: 'GET',
  url: '/api/admin/backups',
  config: { access: 'backups:read', refuses: [] },
  schema: {
    operationId: 'getBackups',
    summary: 'How the backups do',
    tags: ['Backups'],
    response: { 200: BackupState },
  },
} as const satisfies Endpoint

/** Begins a backup now; what becomes of it stands in the list. */
export const startBackup = {
  method: 'POST',
  url: '/api/admin/backups',
  config: { access: 'backups:manage', refuses: ['backup_off', 'backup_running'] },
  schema: {
    operationId: 'startBackup',
    summary: 'Begin a backup now',
    tags: ['Backups'],
    response: { 202: z.object({ isRunning: z.literal(true) }) },
  },
} as const satisfies Endpoint

/** A backup as a file. It is encrypted: only SECRET opens it. */
export const downloadBackup = {
  method: 'GET',
  url: '/api/admin/backups/:id/file',
  config: { access: 'backups:manage', refuses: ['not_found'] },
  schema: {
    operationId: 'downloadBackup',
    summary: 'A backup as an encrypted file',
    tags: ['Backups'],
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    response: { 200: BackupFile },
  },
} as const satisfies Endpoint
