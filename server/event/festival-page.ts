import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { Deps } from '../deps.ts'
import { requireEvent } from './require-event.ts'
import { toNames } from './settings.ts'

const zip = promisify(gzip)

/** The page that every screen starts from, ready to be sent. */
export interface FestivalPage {
  plain: Buffer
  zipped: Buffer
}

/** Keeps the page that the build wrote with the event's names and colours in it; the page before it serves until then. */
export async function createFestivalPage(
  { db, live, config, log }: Pick<Deps, 'db' | 'live' | 'config' | 'log'>,
  template: string,
): Promise<{ current: () => FestivalPage; close: () => void }> {
  const write = async (): Promise<FestivalPage> => {
    const names = toNames(await requireEvent(db), config.mode)
    const plain = Buffer.from(writePage(template, names))
    return { plain, zipped: await zip(plain) }
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

/**
 * Puts names, colours and first language into the page, where web/platform/festival.ts reads them before the first
 * screen: nothing on it is shown under another event's name, or changes its colour under somebody's eyes.
 */
function writePage(template: string, names: ReturnType<typeof toNames>): string {
  const { styles, guideName } = names.brand
  // Inside a script element, only its end tag and comments mean something; both begin with this letter.
  const json = JSON.stringify(names).replaceAll('<', '\\u003c')
  const head = `<title>${escapeHtml(names.name)}</title><style id="brand">${styles}</style><script type="application/json" id="festival">${json}</script>`
  const about = `${names.name}: ${guideName}, points, the leaderboard and the big screen.`
  return template
    .replace('<html lang="en"', () => `<html lang="${names.defaultLanguage}"`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(about)}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => head)
}
