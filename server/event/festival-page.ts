import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Deps } from '../deps.ts'
import { writeManifest } from './manifest.ts'
import { requireEvent } from './require-event.ts'
import type { EventRow } from './settings-store.ts'
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
  { db, live, config, log }: Pick<Deps, 'db' | 'live' | 'config' | 'log'>,
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
  // One after the other, so that the last change is what stands there in the end.
  let writing = Promise.resolve()
  const close = live.onChange(({ topic }) => {
    if (topic !== 'event') return
    writing = writing
      .then(async () => {
        page = await write()
      })
      .catch((problem: unknown) => log.warn(problem, 'the page keeps the names of before'))
  })
  return { current: () => page, close }
}

async function ready(text: string): Promise<ReadyText> {
  const plain = Buffer.from(text)
  return { plain, zipped: await zip(plain) }
}
