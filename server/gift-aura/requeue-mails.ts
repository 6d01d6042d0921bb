import type { Deps } from '../deps.ts'
import { listUnsent } from './mail-store.ts'

/** Queues the mails of all photos that are still to be sent: the queue of a restored backup is empty. */
export async function requeuePhotoMails({
  db,
  mail,
  now,
}: Pick<Deps, 'db' | 'mail'> & { now: Date }): Promise<void> {
  const ids = await listUnsent(db, now)
  if (ids.length === 0) return
  await mail.ready()
  await db.transaction(async (tx) => {
    for (const id of ids) await mail.queue(tx, id)
  })
}
