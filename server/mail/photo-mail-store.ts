import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../db/client.ts'

/** Queues the mail of a photo: it is sent if the transaction is committed. */
export async function insertPhotoMail(queue: PgBoss, tx: Transaction, photoId: string): Promise<void> {
  const { fromDrizzle } = await import('pg-boss')
  await queue.send('photo-mail', { photoId }, { db: fromDrizzle(tx, sql) })
}
