import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Deps } from '../deps.ts'
import { writeManifest } from './manifest.ts'
import { requireEvent } from './require-event.ts'
import type { EventRow } from './settings-store.ts'
import { event as eventTable } from './table.ts'
import { writePage, writeStoredPage } from './write-page.ts'

const zip = promisify(gzip)

/** A text, ready to be sent. */
interface ReadyText {
  plain: Buffer
  zipped: Buffer
}

/** What every screen starts from. */
export interface FestivalPage {
  /** The page with everything that is known of the event. */
  page: ReadyText
  /** The page that a device keeps for later. */
  stored: ReadyText
  manifest: ReadyText
}

/** Keeps the page that the build wrote with the event's names, pictures and colours in it; what was there before serves until then. */
export async function createFestivalPage(
  { db, live, config }: Pick<Deps, 'db' | 'live' | 'config'>,
  template: string,
): Promise<{ current: () => FestivalPage; close: () => void }> {
  const write = async (): Promise<FestivalPage> => {
    const event: EventRow = await requireEvent(db)
    const [page, stored, manifest] = await Promise.all([
      ready(writePage(template, event, config)),
      ready(writeStoredPage(template, event)),
      ready(writeManifest(event)),
    ])
    return { page, stored, manifest }
  }
  let page = await write()
  const renew = async () => {
    page = await write()
  }
  const close = live.follow({ what: 'the page of every screen', tables: [eventTable], renew })
  return { current: () => page, close }
}

async function ready(text: string): Promise<ReadyText> {
  const plain = Buffer.from(text)
  return { plain, zipped: await zip(plain) }
}
