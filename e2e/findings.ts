import { readFileSync } from 'node:fs'
import type * as Axe from 'axe-core'
import type { Page } from './festival.ts'

const PATIENCE_MS = 6000

const source = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Stylesheets are read for one experimental rule, which is in none of these groups.
  preload: { assets: ['media'] },
} satisfies Axe.RunOptions

/**
 * What axe finds on the page as it stands: the rule and where it is broken. It runs in the page and only tells what it
 * found: no page has a frame for which its results would have to be gathered, as @axe-core/playwright does for twice the time.
 */
async function findings(page: Page): Promise<string[]> {
  // A target that lies half under the dock is scrolled into view by whoever wants it; at the end of a page none does.
  const isThere = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return 'axe' in window
  })
  if (!isThere) await page.evaluate(source)
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  }, options)
}

/**
 * What axe finds once the page has come to rest. What is still fading in has half its contrast, and axe takes as
 * long as a busy machine needs; a fault of the page is one that is still there after everything has arrived.
 */
export async function lastingFindings(page: Page): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    await atRest(page)
    const found = await findings(page)
    if (found.length === 0 || Date.now() > end) return found
    await page.waitForTimeout(300)
  }
}

/** What takes longer than this is no arrival: a bar that runs out while an answer stands there (milliseconds). */
const LONGEST_ARRIVAL_MS = 3000

/** Waits for the animations with which things arrive: Leon breathes for ever, and somebody may always move. */
async function atRest(page: Page): Promise<void> {
  const everythingArrived = page.waitForFunction(
    (longest) =>
      document.getAnimations().every(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime ?? 0
        return playState !== 'running' || Number(end) > longest
      }),
    LONGEST_ARRIVAL_MS,
    { timeout: PATIENCE_MS },
  )
  await everythingArrived.catch(() => undefined)
}
