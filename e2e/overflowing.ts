import { isFull } from '../test/size.ts'
import type { Page } from './festival.ts'

/** Whatever sticks out of the page to the right, or is cut off inside a box that does not scroll. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`page is ${document.documentElement.scrollWidth} wide`)
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      const style = getComputedStyle(element)
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!isText || style.visibility === 'hidden' || element.closest('.sr-only, [aria-hidden=true], svg'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      if (box.right > width + 1 || box.left < -1)
        found.push(`${element.textContent?.trim().slice(0, 40)} sticks out`)
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'visible' &&
        style.textOverflow !== 'ellipsis'
      if (isCut) found.push(`${element.textContent?.trim().slice(0, 40)} is cut`)
    }
    return found
  })
}

/** Widths of phones in CSS pixels: the smallest, where most breaks; the most common of Android, an iPhone. */
const PHONE_WIDTHS = isFull ? [320, 360, 390] : [320]

/** What sticks out of the page, or is cut, on phones of every width; the page stays loaded. */
export async function overflowingOnPhones(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await overflowing(page)).map((what) => `${width} px: ${what}`))
  }
  return found
}
