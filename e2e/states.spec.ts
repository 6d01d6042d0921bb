import { type Language, languages } from '../contract/languages.ts'
import { catalogueOf } from './catalogue.ts'
import { still } from './devices.ts'
import { bands, expect, type Page, speak, tagOf, tapBand, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

test.use(still)

const PHONE = { width: 390, height: 844 }

/** Calls a state by its name and language when axe finds something in it. */
function examine(page: Page, language: Language): (state: string) => Promise<void> {
  return async (state) => expect.soft(await lastingFindings(page), `${state} in ${language}`).toEqual([])
}

/** The stations of a demo have no cooldown, so the answer of the server is told to be inside one. */
async function coolDown(page: Page): Promise<void> {
  await page.route('**/api/tap', async (route) => {
    const response = await route.fetch({ headers: await route.request().allHeaders() })
    const answer = await response.json()
    const nextEligibleAt = new Date(Date.now() + 30 * 60_000).toISOString()
    if (answer.interaction) {
      Object.assign(answer.interaction, {
        pointsAwarded: 0,
        metadata: { reason: 'cooldown', nextEligibleAt },
      })
    }
    await route.fulfill({ response, json: answer })
  })
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const t = catalogueOf(language)

    test.beforeEach(async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(PHONE)
      await speak(page, language)
    })

    test('axe finds nothing in the answers of a station @full', async ({ page }) => {
      const look = examine(page, language)
      await page.goto('/tap-tracking')
      await expect(page.getByText(t('tap.idle.text'))).toBeVisible()
      await tapBand(page, bands.parker.tag)
      await expect(page.getByText(t('tap.success'))).toBeVisible()
      await look('accepted')
      await tapBand(page, 'DEAD0000BEEF00')
      await expect(page.getByText(t('tap.failed'))).toBeVisible()
      await look('refused')
      await coolDown(page)
      await tapBand(page, bands.dante.tag)
      await expect(page.getByText(t('tap.cooldown.title'))).toBeVisible()
      await look('no points')
    })

    test('axe finds nothing in menus, check-ins, toasts and the own place on the board @full', async ({
      page,
    }) => {
      const look = examine(page, language)
      await page.goto('/fortune-teller/welcome')
      await expect(page.getByText(t('welcome.hint'))).toBeVisible()
      await tapBand(page, 'DEAD0000BEEF00')
      await expect(page.getByText(t('welcome.failed')).first()).toBeVisible()
      await look('refused check-in')
      // One of the first three, so that the podium shows whose it is.
      const username = 'crispyines'
      await tapBand(page, await tagOf(username))
      await expect(page.getByRole('heading', { name: t('welcome.success', { username }) })).toBeVisible()
      await look('check-in')
      await expect(page.getByText(t('home.welcomeBack', { username }))).toBeVisible()
      await look('toast')
      await page.getByRole('button', { name: t('nav.openMenu') }).click()
      await look('menu')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: new RegExp(`^${t('language.choose')}`) }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
      await look('language menu')
      await page.goto('/leaderboard')
      await expect(page.getByRole('button', { name: t('board.find') })).toBeVisible()
      await look('own place')
    })

    test('axe finds nothing in a fortune, its journey, an answer and the entry behind it @full', async ({
      page,
    }) => {
      const look = examine(page, language)
      await page.goto('/fortune-teller/find-future')
      await page.getByRole('radio', { name: t('guide.vibe.play.text') }).click()
      await expect(page.getByRole('heading', { name: t('guide.future.recommended') })).toBeVisible()
      await look('fortune')
      const sessionId = await page.evaluate(() => localStorage.getItem('fortuneTellerSessionId'))
      await page.goto(`/fortune-teller/journey/${sessionId}`)
      await expect(page.getByRole('heading', { name: t('guide.future.recommended') })).toBeVisible()
      await look('journey')
      await page.goto('/fortune-teller/ask-question')
      await page.getByLabel(t('guide.ask.label')).fill(t('guide.ask.starter.phone'))
      await page.keyboard.press('Enter')
      const source = page
        .getByRole('list', { name: t('guide.ask.sources') })
        .getByRole('button')
        .first()
      await expect(source).toBeVisible()
      await look('answer')
      await source.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('entry')
    })
  })
}
