import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

/** Remembers fingerprints; those that are there stay as they are. */
export async function insertFingerprints(db: Database, fingerprints: readonly Buffer[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO speakable_texts (fingerprint) SELECT DISTINCT unnest(${sql.param(fingerprints)}::bytea[])
    ON CONFLICT (fingerprint) DO NOTHING`)
}

/** Whether the guide has ever said this, in whichever process. */
export async function findFingerprint(db: Database, fingerprint: Buffer): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM speakable_texts WHERE fingerprint = ${fingerprint}`)
  return rows.length > 0
}
