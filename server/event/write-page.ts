import escapeHtml from 'escape-html'
import type { Config } from '../config.ts'
import { aboutEvent } from './manifest.ts'
import { iconAddress, pictureAddress, toNames } from './settings.ts'
import type { EventRow } from './settings-store.ts'

/**
 * Puts names, colours, pictures and first language into the page, where web/platform/festival.ts reads them before the
 * first screen: nothing on it is shown under another event's name, or changes its colour under somebody's eyes.
 */
export function writePage(
  template: string,
  event: EventRow,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): string {
  const names = toNames(event, mode)
  // Inside a script element, only its end tag and comments mean something; both begin with this letter.
  const json = JSON.stringify(names).replaceAll('<', '\\u003c')
  const inHead = `<style id="brand">${names.brand.styles}</style><script type="application/json" id="festival">${json}</script>${previewOf(event, publicUrl)}`
  return writeFrame(template, event, inHead)
}

/**
 * The page that a device keeps for later. The event may have another name by then, so it has nothing in it that would
 * count for more than what the device has heard since; its title is what a browser shows until scripts have begun.
 */
export function writeStoredPage(template: string, event: EventRow): string {
  return writeFrame(template, event, '')
}

function writeFrame(template: string, event: EventRow, inHead: string): string {
  const { name, defaultLanguage, mascot, logo } = event
  const picture = mascot ?? logo
  const tab = picture && `${pictureAddress(picture)}?form=tab`
  const icon = iconAddress(event)
  let page = template
    .replace('<html lang="en"', () => `<html lang="${defaultLanguage}"`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(aboutEvent(event))}"`,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(name)}</title>${inHead}<link rel="manifest" href="/manifest.webmanifest">`,
    )
  if (tab && icon)
    page = page
      .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${tab}" type="image/png">`)
      .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${icon}">`)
  return mascot === null ? page : withMascot(page, pictureAddress(mascot))
}

/** The first picture that a page shows, before any script, stands where Leon would. */
function withMascot(page: string, address: string): string {
  return page.replace(
    /(<img class="first-picture" )src="[^"]*"/,
    (_image, start: string) =>
      `${start}style="object-fit:contain;object-position:bottom;aspect-ratio:320/340" src="${address}"`,
  )
}

/** What others show of a link to the festival (the Open Graph protocol). Their pictures need whole addresses. */
function previewOf(event: EventRow, publicUrl: string): string {
  const icon = iconAddress(event)
  const said: [string, string][] = [
    ['og:type', 'website'],
    ['og:title', event.name],
    ['og:description', aboutEvent(event)],
    ['og:image', publicUrl + (icon ?? '/icon-512.png')],
  ]
  return said
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('')
}
