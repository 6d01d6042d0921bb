import type { PictureForm } from '../../contract/event-pictures.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findPicture } from './picture-store.ts'
import { eventPictures } from './table.ts'

/** A form of a picture as it is sent. */
interface SentPicture {
  bytes: Buffer
  type: 'image/webp' | 'image/png'
}

const NAME = /^[\w-]{22}-\d{1,4}x\d{1,4}$/

/** Two pictures in four forms each: what is more is of pictures that were just replaced. */
const MOST_KEPT = 16

/**
 * Opens pictures of the event. A crowd that comes asks for the same few, so they are kept in memory until the event
 * changes.
 */
export function createPictureOpener({ db, live }: Pick<Deps, 'db' | 'live'>): {
  /** @throws Refusal not_found, also for what cannot be a name */
  open(name: string, form: PictureForm): Promise<SentPicture>
  close(): void
} {
  const kept = new Map<string, Promise<Buffer | undefined>>()
  const renew = () => kept.clear()
  const stops = [
    live.onChange(({ topic }) => topic === 'event' && renew()),
    live.follow({ what: 'pictures of the event', tables: [eventPictures], renew }),
  ]
  const find = (name: string, form: PictureForm): Promise<Buffer | undefined> => {
    const key = `${name} ${form}`
    const known = kept.get(key)
    if (known) return known
    const found = findPicture(db, name, form)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, found)
    // What is not there, or could not be read, is looked for again.
    const forget = () => {
      if (kept.get(key) === found) kept.delete(key)
    }
    found.then((bytes) => bytes ?? forget(), forget)
    return found
  }
  return {
    async open(name, form) {
      const bytes = NAME.test(name) ? await find(name, form) : undefined
      if (!bytes) throw new Refusal('not_found')
      return { bytes, type: form === 'screen' ? 'image/webp' : 'image/png' }
    },
    close: () => stops.forEach((stop) => void stop()),
  }
}
