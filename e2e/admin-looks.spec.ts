import { isFull } from '../test/size.ts'
import { signIn } from './dashboard.ts'
import { still } from './devices.ts'
import { expect, test } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { arrived } from './in-place.ts'

test.use(still)

const sections = [
  'analytics',
  'performance',
  'desk',
  'people',
  'prize-desk',
  'bonus',
  'installations',
  'stations',
  'programme',
  'knowledge',
  'names',
  'preparation',
  'questions',
  'prizes',
  'finale',
  'setup',
  'settings',
  'users',
  'integrations',
  'backups',
  'exports',
  'report',
  'audit',
]

/**
 * Every section is measured in every look. Axe reads the sections in turns, every other one in the dark and in the
 * light, or all in all: the third look differs in the width of its words alone.
 */
const looks = [
  { language: 'en', theme: 'dark', width: 1440, height: 900, turn: 0 },
  { language: 'de', theme: 'light', width: 390, height: 844, turn: 1 },
  { language: 'ja', theme: 'light', width: 1440, height: 900, turn: undefined },
]

for (const { language, theme, width, height, turn } of looks) {
  test(`every section is whole in ${language}, ${theme}, ${width} wide @full`, async ({ page }) => {
    test.setTimeout(300_000)
    await signIn(page, 'admin')
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([code, look]) => {
        localStorage.setItem('language', code)
        localStorage.setItem('adminTheme', look)
      },
      [language, theme] as const,
    )
    await page.reload()
    for (const [index, section] of sections.entries()) {
      await page.locator(`nav a[href="/admin?tab=${section}"]`).click()
      await page.locator(`nav a[href="/admin?tab=${section}"][aria-current=page]`).waitFor()
      // The report has a heading of its own below the section's.
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await arrived(page)
      if (isFull || index % 2 === turn) expect.soft(await lastingFindings(page), section).toEqual([])
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(excess, `${section} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })
}
