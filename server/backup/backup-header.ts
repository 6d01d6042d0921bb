import { createHash, hkdfSync } from 'node:crypto'
import * as z from 'zod/mini'

/** The first line of a backup. A file of another number is not read. */
export const MAGIC = 'LIVEFEST BACKUP 1\n'

/** What can be read of a backup without its SECRET. */
export const BackupHeader = z.object({
  event: z.string(),
  /** The moment that the backup shows, as ISO 8601. */
  madeAt: z.string(),
  productVersion: z.string(),
  /** The last migration of its database. */
  schema: z.string(),
  /** Which festival it is of: the same after it was restored. */
  festival: z.string(),
  /** Makes the key of this file from SECRET; hexadecimal. */
  salt: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Tells whether a SECRET is the right one; hexadecimal. */
  keyCheck: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  migrations: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof BackupHeader>

const KEY_BYTES = 32
const CHECK_BYTES = 16

/** The key of one file, and what tells a wrong SECRET; another salt makes another key. */
export function keyOf(secret: string, salt: string): { key: Buffer; keyCheck: string } {
  const bytes = Buffer.from(
    hkdfSync('sha256', secret, Buffer.from(salt, 'hex'), 'livefest backups', KEY_BYTES + CHECK_BYTES),
  )
  return { key: bytes.subarray(0, KEY_BYTES), keyCheck: bytes.subarray(KEY_BYTES).toString('hex') }
}

/** What every chunk is bound to, so that a header belongs to no other content. */
export function bindingOf(headerLine: string): Buffer {
  return createHash('sha256').update(headerLine).digest()
}
