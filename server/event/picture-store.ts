import { eq } from 'drizzle-orm'
import type { PictureForm, PictureKind } from '../../contract/event-pictures.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { EventPicture } from './make-picture.ts'
import { eventPictures } from './table.ts'

/** One form of the picture of this name. */
export async function findPicture(
  db: Database,
  name: string,
  form: PictureForm,
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: eventPictures[form] })
    .from(eventPictures)
    .where(eq(eventPictures.name, name))
  return found?.picture
}

/** Keeps a picture in the place of the one before; the event has to be locked. */
export async function insertPicture(
  tx: Transaction,
  kind: PictureKind,
  picture: EventPicture,
): Promise<void> {
  await tx
    .insert(eventPictures)
    .values({ ...picture, kind })
    .onConflictDoUpdate({ target: eventPictures.kind, set: picture })
}

/** Takes a picture away; the event has to be locked. */
export async function removePicture(tx: Transaction, kind: PictureKind): Promise<void> {
  await tx.delete(eventPictures).where(eq(eventPictures.kind, kind))
}
