import { languages } from '../contract/languages.ts'
import { still } from './devices.ts'
import { expect, speak, test } from './festival.ts'
import { arrived, type Screen } from './in-place.ts'

test.use(still)

const kiosks: Screen[] = [
  { surface: 'kiosk-portrait', width: 1080, height: 1920 },
  { surface: 'kiosk-landscape', width: 1920, height: 1080 },
]

for (const screen of kiosks) {
  test(`a fortune, what it recommends and its code are seen at one look on a ${screen.surface} @full`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(screen)
    for (const language of languages) {
      await speak(page, language)
      await page.goto(`/fortune-teller/find-future?surface=${screen.surface}`)
      await page.getByRole('radio').first().click()
      const list = page.locator('.fortune-list')
      await expect(list).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('.fortune-code img')).toBeVisible()
      await arrived(page)
      const bar = (await page.locator('footer').boundingBox())?.y ?? 0
      for (const part of ['.fortune-text', '.fortune-list', '.fortune-code', '.fortune-again']) {
        const box = await page.locator(part).boundingBox()
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${part} in ${language}`).toBeLessThanOrEqual(bar)
      }
    }
  })
}
