import { expect, type Page, test } from './festival.ts'

/** The label of whatever has the focus, if its ring is seen. */
function focused(page: Page): Promise<{ name: string; hasRing: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', hasRing: false }
    // A field shows its ring around the whole of its box.
    const framed = [element, element.parentElement, element.closest('form')].filter((one) => one !== null)
    const hasRing = framed.some((one) => {
      const style = getComputedStyle(one)
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        (one !== element && one.matches(':focus-within') && style.borderColor !== style.color)
      )
    })
    return { name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(), hasRing }
  })
}

/** Walks with Tab until something with this name has the focus; everything on the way must show where one is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (here.name !== '') expect.soft(here.hasRing, `${here.name} shows its focus`).toBe(true)
    if (name.test(here.name)) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test('from the home screen the keyboard opens every door @full', async ({ page }) => {
  for (const [door, heading] of [
    [/Find Your Future/, 'FIND YOUR FUTURE'],
    [/Ask Leon/, 'Ask Leon'],
    [/Quick Questions/, 'Quick Questions'],
  ] as const) {
    await page.goto('/')
    await expect(page.getByRole('link', { name: door })).toBeVisible()
    await tabTo(page, door)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('the menu opens, closes and gives the focus back; a choice leads on @full', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await tabTo(page, /Open menu/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Home$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, /^Activities$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/activities$/)
})

test('the language menu is walked with arrows, closes with Escape, and a choice applies @full', async ({
  page,
}) => {
  await page.goto('/')
  const trigger = page.locator('[aria-haspopup=menu]')
  await expect(trigger).toBeVisible()
  await tabTo(page, /^Language/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(trigger).toBeFocused()
})

test('the hub is walked card by card, down to the last station', async ({ page }) => {
  await page.goto('/hub')
  await expect(page.getByRole('link', { name: /^Creators Lounge/ })).toBeVisible()
  for (const card of [/Fortune Teller/, /Gift Aura/, /Admin Dashboard/, /Creators Lounge/]) {
    await tabTo(page, card)
  }
})

test('a vibe is chosen with the arrows and a fortune is told @full', async ({ page }) => {
  await page.goto('/fortune-teller/find-future')
  await expect(page.getByRole('radio', { name: /Explore/ })).toBeVisible()
  await tabTo(page, /Explore/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Play/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Journey', exact: true })).toBeVisible()
  await tabTo(page, /Get Another Reading/)
})

test('a question is asked, its source opened and closed, and the focus comes back @full', async ({
  page,
}) => {
  await page.goto('/fortune-teller/ask-question')
  const field = page.getByLabel('Your question')
  await field.focus()
  await page.keyboard.type('Where can I charge my phone?')
  await page.keyboard.press('Enter')
  const source = page.getByRole('list', { name: 'Where this comes from' }).getByRole('button').first()
  await expect(source).toBeVisible()
  await source.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(source).toBeFocused()
})

test('a quick question is answered, and back is where one came from @full', async ({ page }) => {
  await page.goto('/fortune-teller/quick-questions')
  await expect(page.getByRole('button', { name: /Event Hours/ })).toBeVisible()
  await tabTo(page, /Event Hours/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What are the event hours?' })).toBeFocused()
  await tabTo(page, /Ask Another Question/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Event Hours/ })).toBeFocused()
})

const screens = [
  '/',
  '/hub',
  '/fortune-teller/welcome',
  '/fortune-teller/find-future',
  '/fortune-teller/ask-question',
  '/fortune-teller/quick-questions',
  '/tap-tracking',
  '/leaderboard',
]

test('at twice the size nothing has to be scrolled sideways @full', async ({ page }) => {
  // 1280 x 1024 at 200 % is 640 x 512; at 400 % it is 320 x 256 (WCAG 1.4.10).
  for (const viewport of [
    { width: 640, height: 512 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of screens) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(excess, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('with the colours of the system, words and controls stay visible @full', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of screens) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    const invisible = await page.evaluate(() => {
      const page = getComputedStyle(document.body).backgroundColor
      const background =
        page === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : page
      return [...document.querySelectorAll<HTMLElement>('main a, main button, main h1, main h2, main p')]
        .filter((element) => !element.closest('.sr-only') && element.getBoundingClientRect().width > 1)
        .filter((element) => {
          const style = getComputedStyle(element)
          const isControl = element.matches('button, a')
          const isSeen = style.color !== background || style.backgroundColor !== background
          return !isSeen || (isControl && style.borderStyle === 'none')
        })
        .map((element) => element.textContent?.trim().slice(0, 30))
    })
    expect.soft(invisible, path).toEqual([])
  }
})

test('who wants no motion meets a Leon who keeps still @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/fortune-teller/welcome', '/tap-tracking', '/fortune-teller/find-future']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(1_000)
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation as CSSAnimation).animationName),
    )
    expect.soft(running, path).toEqual([])
  }
})
