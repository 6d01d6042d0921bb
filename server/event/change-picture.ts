import type { EventSettings } from '../../contract/admin-event.ts'
import type { PictureKind } from '../../contract/event-pictures.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { refuseStale } from '../http/refusal.ts'
import { makePicture } from './make-picture.ts'
import { insertPicture, removePicture } from './picture-store.ts'
import { toSettings } from './settings.ts'
import { lockEvent, updateEvent } from './settings-store.ts'

type Changing = Pick<Deps, 'db' | 'live'>

interface PictureChange {
  actor: User
  kind: PictureKind
  /** The version that was read; undefined lets the change through. */
  version: number | undefined
}

/** Gives the event a logo or a mascot in place of the one it had. @throws Refusal invalid_image or stale */
export async function setPicture(
  deps: Changing,
  change: PictureChange,
  file: Buffer,
): Promise<EventSettings> {
  const picture = await makePicture(change.kind, file)
  return write(deps, change, picture.name, (tx) => insertPicture(tx, change.kind, picture))
}

/** Takes the logo or the mascot away. @throws Refusal stale */
export function dropPicture(deps: Changing, change: PictureChange): Promise<EventSettings> {
  return write(deps, change, null, (tx) => removePicture(tx, change.kind))
}

async function write(
  { db, live }: Changing,
  { actor, kind, version }: PictureChange,
  name: string | null,
  keep: (tx: Transaction) => Promise<void>,
): Promise<EventSettings> {
  const changed = await db.transaction(async (tx) => {
    const before = await lockEvent(tx)
    refuseStale(version, toSettings(before))
    await keep(tx)
    if (before[kind] === name) return before
    const after = await updateEvent(tx, { ...before, [kind]: name })
    await recordChange(tx, actor, { action: 'event.update', subject: 'event', before, after })
    return after
  })
  live.announce({ topic: 'event' })
  return toSettings(changed)
}
