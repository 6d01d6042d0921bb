import { type Language, languages } from '../contract/languages.ts'
import { isFull, onceOrInFull } from '../test/size.ts'
import { catalogueOf } from './catalogue.ts'
import { still } from './devices.ts'
import { expect, type Page, speak, test } from './festival.ts'
import { arrived, follow, openSurfaceSwitch, type Screen } from './in-place.ts'
import { overflowing, overflowingOnPhones } from './overflowing.ts'

test.use(still)

const phone: Screen = { surface: 'phone', width: 390, height: 844 }
const screens: Screen[] = [
  { surface: 'tablet', width: 820, height: 1180 },
  { surface: 'kiosk-portrait', width: 1080, height: 1920 },
  { surface: 'kiosk-landscape', width: 1920, height: 1080 },
]
const walls: Screen[] = [
  { surface: 'wall', width: 1920, height: 1080 },
  { surface: 'wall', width: 3840, height: 2160 },
]

/** A wall of four times the pixels shows the same in more of them: one language is enough, or all stand on both. */
function wallsFor(language: Language): Screen[] {
  return isFull || language === 'de' ? walls : walls.slice(0, 1)
}

const pages = [
  '/',
  '/hub',
  '/fortune-teller/welcome',
  '/tap-tracking',
  '/kiosk',
  '/kiosk/check',
  '/leaderboard',
  '/fortune-teller/find-future',
  '/fortune-teller/ask-question',
  '/fortune-teller/quick-questions',
]
const phonePages = [
  ...pages,
  '/login',
  '/activities',
  '/itinerary',
  '/faqs',
  '/map',
  '/terms',
  '/profile',
  '/gift-aura',
  '/recap',
]

/** Doubles every text on the page, as a language twice as long as English would. */
async function doubleTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const nodes: Text[] = []
    while (walker.nextNode()) {
      // A code is the same in every language.
      if (!walker.currentNode.parentElement?.closest('[translate=no]')) nodes.push(walker.currentNode as Text)
    }
    Object.assign(window, { undoubled: nodes.map((node) => [node, node.data]) })
    for (const node of nodes) {
      const text = node.data.trim()
      if (text && /\p{L}{2}/u.test(text) && !text.startsWith('@')) node.data = `${node.data.trim()} ${text}`
    }
  })
}

/** Gives every text its own length again. */
async function restoreTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { undoubled } = window as unknown as { undoubled: [Text, string][] }
    for (const [node, text] of undoubled) node.data = text
  })
}

/** Answers with a list in them. */
const questions: Record<Language, string> = {
  en: "what's on tomorrow?",
  es: '¿Qué hay mañana?',
  zh: '明天有什么活动？',
  ja: '明日は何がある？',
  ko: '내일 뭐 해요?',
  fr: 'Quel est le programme de demain ?',
  de: 'Was läuft morgen?',
}

for (const language of languages) {
  test(`nothing is wider than a phone in ${language}, nor an answer with a list${onceOrInFull(language === 'de')}`, async ({
    page,
  }) => {
    const t = catalogueOf(language)
    await speak(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await arrived(page)
    for (const path of phonePages) {
      await follow(page, path)
      expect.soft(await overflowingOnPhones(page), `${path} in ${language}`).toEqual([])
    }
    await follow(page, '/fortune-teller/ask-question')
    await page.getByLabel(t('guide.ask.label')).fill(questions[language])
    await page.keyboard.press('Enter')
    const list = page.getByRole('list', { name: t('guide.ask.sources') })
    await expect(list.getByRole('time').first()).toBeVisible()
    expect.soft(await overflowingOnPhones(page), `answer in ${language}`).toEqual([])
    await list.getByRole('button', { pressed: false }).last().click()
    await expect(list.getByRole('button', { pressed: true })).toBeVisible()
    await follow(page, '/itinerary')
    expect.soft(await overflowingOnPhones(page), `something saved in ${language}`).toEqual([])
    await follow(page, '/activities')
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { pressed: false })
      .first()
      .waitFor()
    await page.locator('main h3 button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await overflowingOnPhones(page), `an open sheet in ${language}`).toEqual([])
  })
}

/** German, the longest, stands on every large screen; the others take turns, or all stand on all of them. */
function pathsFor(language: Language): string[] {
  const others: readonly Language[] = languages.filter((one) => one !== 'de')
  const turn = others.indexOf(language)
  return isFull || turn < 0 ? pages : pages.filter((_, index) => index % others.length === turn)
}

/** How a screen looks to whoever measures it: what sticks out, and on a wall also what one would have to scroll to. */
async function misfits(page: Page, { surface, height }: Screen): Promise<string[]> {
  const found = await overflowing(page)
  if (surface !== 'wall') return found
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  return tall > height + 1 ? [...found, `page is ${tall} high`] : found
}

/** What still does not fit once the page has had time to settle on its new surface. */
async function lastingMisfits(page: Page, screen: Screen): Promise<string[]> {
  let found = await misfits(page, screen)
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(250)
    found = await misfits(page, screen)
  }
  return found
}

for (const language of languages) {
  test(`nothing sticks out or is cut on a tablet or a kiosk in ${language} @full`, async ({ page }) => {
    test.setTimeout(300_000)
    await speak(page, language)
    await page.goto('/')
    const become = await openSurfaceSwitch(page)
    for (const path of pathsFor(language)) {
      await follow(page, path)
      for (const screen of screens) {
        await become(screen)
        expect
          .soft(await lastingMisfits(page, screen), `${path} on ${screen.surface} in ${language}`)
          .toEqual([])
      }
    }
  })
}

test('nothing sticks out or is cut on any surface when texts are twice as long', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/')
  const become = await openSurfaceSwitch(page)
  for (const path of phonePages) {
    await follow(page, path)
    for (const screen of pages.includes(path) ? [phone, ...screens] : [phone]) {
      await become(screen)
      await doubleTexts(page)
      expect.soft(await lastingMisfits(page, screen), `${path} on ${screen.surface}`).toEqual([])
      await restoreTexts(page)
    }
  }
})

test('nothing sticks out of a wall, in German and Japanese too @full', async ({ page }) => {
  test.setTimeout(300_000)
  const become = await openSurfaceSwitch(page)
  for (const language of ['en', 'de', 'ja'] satisfies Language[]) {
    await speak(page, language)
    for (const path of ['/now-showing', '/leaderboard']) {
      await page.goto(path)
      for (const wall of wallsFor(language)) {
        await become(wall)
        expect
          .soft(await lastingMisfits(page, wall), `${path}, ${wall.width} wide, in ${language}`)
          .toEqual([])
      }
    }
  }
})

test('on a kiosk no text is smaller than 28 px and no target smaller than 80 px @full', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  for (const path of [
    '/fortune-teller',
    '/fortune-teller/welcome',
    '/tap-tracking',
    '/fortune-teller/find-future',
  ]) {
    await page.goto(`${path}?surface=kiosk-portrait`)
    await arrived(page)
    const small = await page.evaluate(() => {
      const found: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
        // The demo tray is a tool for trying out, not a part of the kiosk.
        if (element.closest('section[aria-label="Demo wristbands"], .sr-only, svg')) continue
        const box = element.getBoundingClientRect()
        if (box.width <= 1) continue
        const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (isText && size < 27.9) found.push(`${element.textContent?.trim().slice(0, 30)}: ${size} px`)
        const isTarget = element.matches('button, a[href], input, select, textarea')
        if (isTarget && (box.height < 79.5 || box.width < 79.5))
          found.push(`target ${element.textContent?.trim().slice(0, 30)}: ${box.width} x ${box.height}`)
      }
      return found
    })
    expect.soft(small, path).toEqual([])
  }
})
