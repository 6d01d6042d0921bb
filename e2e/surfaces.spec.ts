import { type Language, languages } from '../contract/languages.ts'
import { catalogueOf } from './catalogue.ts'
import { expect, type Page, speak, still, test } from './festival.ts'
import { overflowing, overflowingOnPhones } from './overflowing.ts'

test.use(still)

const surfaces = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'kiosk-portrait', width: 1080, height: 1920 },
  { name: 'kiosk-landscape', width: 1920, height: 1080 },
]
const walls = [
  { name: 'wall', width: 1920, height: 1080 },
  { name: 'large wall', width: 3840, height: 2160 },
]
const pages = [
  '/',
  '/hub',
  '/fortune-teller/welcome',
  '/tap-tracking',
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
  '/terms',
  '/profile',
  '/gift-aura',
  '/recap',
]

/** Opens a page and waits until everything that is on its way has come. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await arrive(page)
}

/** Goes to another page as a link does, without a load. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await arrive(page)
}

async function arrive(page: Page): Promise<void> {
  await page.locator('h1:not([data-left])').first().waitFor()
  await expect(page.locator('.animate-shimmer')).toHaveCount(0)
}

/** Doubles every text on the page, as a language twice as long as English would. */
async function doubleTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const node of nodes) {
      const text = node.data.trim()
      if (text && /\p{L}{2}/u.test(text) && !text.startsWith('@')) node.data = `${node.data.trim()} ${text}`
    }
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
  test(`nothing is wider than a phone of 320, 360 or 390 px in ${language}, nor an answer with a list`, async ({
    page,
  }) => {
    const t = catalogueOf(language)
    await speak(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    for (const path of phonePages) {
      if (path !== '/') await follow(page, path)
      expect.soft(await overflowingOnPhones(page), `${path} in ${language}`).toEqual([])
    }
    await follow(page, '/fortune-teller/ask-question')
    await page.getByLabel(t('guide.ask.label')).fill(questions[language])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: t('guide.ask.sources') })).toBeVisible()
    expect.soft(await overflowingOnPhones(page), `answer in ${language}`).toEqual([])
  })
}

for (const { name, width, height } of surfaces) {
  for (const language of ['en', 'de', 'fr', 'ja'] satisfies Language[]) {
    test(`nothing sticks out or is cut on a ${name} in ${language}, nor with texts twice as long`, async ({
      page,
    }) => {
      await speak(page, language)
      await page.setViewportSize({ width, height })
      for (const path of name === 'phone' ? phonePages : pages) {
        const profile = name.startsWith('kiosk') ? `?surface=${name}` : ''
        await open(page, `${path}${profile}`)
        expect.soft(await overflowing(page), `${path} on ${name} in ${language}`).toEqual([])
        if (language !== 'en') continue
        await doubleTexts(page)
        expect.soft(await overflowing(page), `${path} on ${name}, doubled`).toEqual([])
      }
    })
  }
}

for (const { name, width, height } of walls) {
  test(`nothing sticks out of a ${name}, in German and Japanese too`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const language of ['en', 'de', 'ja'] satisfies Language[]) {
      await speak(page, language)
      for (const path of ['/now-showing', '/leaderboard']) {
        await open(page, `${path}?surface=wall`)
        expect.soft(await overflowing(page), `${path} on ${name} in ${language}`).toEqual([])
        // Nobody scrolls a wall.
        const tall = await page.evaluate(() => document.documentElement.scrollHeight)
        expect.soft(tall, `height of ${path} on ${name} in ${language}`).toBeLessThanOrEqual(height + 1)
      }
    }
  })
}

test('on a kiosk no text is smaller than 28 px and no target smaller than 80 px', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  for (const path of [
    '/fortune-teller',
    '/fortune-teller/welcome',
    '/tap-tracking',
    '/fortune-teller/find-future',
  ]) {
    await open(page, `${path}?surface=kiosk-portrait`)
    const small = await page.evaluate(() => {
      const found: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
        // The demo tray is a tool for trying out, not a part of the kiosk.
        if (element.closest('details, .sr-only, svg')) continue
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
