import { signIn } from './dashboard.ts'
import { expect, still, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

test.use(still)

const looks = [
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'de', theme: 'light', width: 390, height: 844 },
  { language: 'ja', theme: 'light', width: 1440, height: 900 },
]

for (const { language, theme, width, height } of looks) {
  test(`every section is whole in ${language}, ${theme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page, 'admin')
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([code, look]) => {
        localStorage.setItem('language', code)
        localStorage.setItem('adminTheme', look)
      },
      [language, theme] as const,
    )
    for (const tab of [
      'analytics',
      'performance',
      'desk',
      'prize-desk',
      'bonus',
      'installations',
      'knowledge',
      'questions',
      'prizes',
      'finale',
      'users',
      'audit',
    ]) {
      await page.goto(`/admin?tab=${tab}`)
      await page.getByRole('heading', { level: 2 }).waitFor()
      expect.soft(await lastingFindings(page), tab).toEqual([])
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(excess, `${tab} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })
}
