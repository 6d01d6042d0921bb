import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { bringChromium } from './chromium.mjs'
import { node24, print, root } from './project.mjs'
import { setUp } from './set-up.mjs'

// npm run screens: the pictures of docs/screens, taken of a demo festival that runs for as long as it takes.
const all = ['en', 'de', 'ja']
const surfaces = [
  { name: 'phone', width: 390, height: 844, languages: all, pages: phonePages() },
  { name: 'tablet', width: 820, height: 1180, languages: ['de'], pages: tabletPages() },
  { name: 'kiosk-portrait', width: 1080, height: 1920, languages: all, pages: kioskPages() },
  { name: 'kiosk-landscape', width: 1920, height: 1080, languages: ['ja'], pages: landscapePages() },
  { name: 'wall', width: 1920, height: 1080, languages: all, pages: wallPages() },
  { name: 'large-wall', width: 3840, height: 2160, languages: ['en'], pages: wallPages().slice(0, 1) },
  { name: 'desktop', width: 1440, height: 900, languages: ['en', 'ja'], pages: dashboardPages() },
  { name: 'staff-phone', width: 390, height: 844, languages: ['de'], pages: dashboardPages() },
]
const folder = join(root, 'docs/screens')

await setUp({ web: true, tools: true })
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'livefest-screens-'))
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  LOG_LEVEL: 'error',
  FESTIVAL_MODE: 'demo',
}
const server = spawn(node24, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
const url = await addressOf(server)
const browser = await chromium.launch({ executablePath: await bringChromium(), chromiumSandbox: false })
try {
  for (const surface of surfaces) {
    for (const language of surface.languages) await photograph(surface, language)
  }
  await composeOverview(['phone-en-home', 'kiosk-portrait-en-tap', 'wall-en-leaderboard', 'phone-ja-ask'])
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}

async function photograph({ name, width, height, pages }, language) {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    serviceWorkers: 'block',
  })
  await context.addInitScript((code) => localStorage.setItem('language', code), language)
  const page = await context.newPage()
  for (const { path, as, act } of pages) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await act?.(page)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.waitForTimeout(1_500)
    await page.screenshot({ path: join(folder, `${name}-${language}-${as}.jpg`), type: 'jpeg', quality: 78 })
  }
  await context.close()
  print(`${name} in ${language}: ${pages.length} pictures`)
}

/** The picture at the head of the README: a phone, a kiosk, a wall and another phone, side by side. */
async function composeOverview(names) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 560 } })
  const pictures = names.map((name) => {
    const jpeg = readFileSync(join(folder, `${name}.jpg`)).toString('base64')
    return `<img src="data:image/jpeg;base64,${jpeg}">`
  })
  await page.setContent(`<style>
    body { margin: 0; height: 560px; display: flex; gap: 24px; align-items: center; justify-content: center;
      background: #05040b }
    img { height: 500px; max-width: 760px; object-fit: contain; border-radius: 16px }
  </style>${pictures.join('')}`)
  await page.screenshot({ path: join(folder, 'overview.jpg'), type: 'jpeg', quality: 82 })
  await page.close()
}

async function addressOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /is open at (\S+)/.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('The festival did not open.')
}

/** Touches the first wristband of the demo tray, which types like a reader. */
async function tapFromTray(page) {
  await page.getByRole('button', { name: /^@/ }).first().click()
}

/** Saves what is on, so that the plan is not empty. */
async function star(page) {
  const stars = page.locator('main button[aria-pressed=false]')
  await stars.first().waitFor()
  for (const nth of [0, 1, 3]) await stars.nth(nth).click()
}

/** Goes through the demo's sign-in once; the sections after it are open. */
async function signIn(page) {
  await page.locator('main button').last().click()
  await page.locator('form[action$="/admin"] button').click()
  await page.waitForURL(/\/admin/)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

async function askForFortune(page) {
  await page.locator('main button, main [role=radio]').nth(1).click()
  await page.waitForTimeout(2_500)
}

async function askFirstStarter(page) {
  await page.locator('main ul button').first().click()
  await page.waitForTimeout(2_000)
}

function phonePages() {
  return [
    { path: '/', as: 'home' },
    { path: '/hub', as: 'hub' },
    { path: '/leaderboard', as: 'leaderboard' },
    { path: '/fortune-teller/find-future', as: 'find-future' },
    { path: '/fortune-teller/ask-question', as: 'ask', act: askFirstStarter },
    { path: '/fortune-teller/quick-questions', as: 'quick-questions' },
    { path: '/activities?when=all', as: 'activities', act: star },
    { path: '/itinerary', as: 'itinerary' },
    { path: '/faqs', as: 'faqs' },
    { path: '/fortune-teller/welcome', as: 'check-in', act: tapFromTray },
    { path: '/profile', as: 'profile' },
    { path: '/recap', as: 'recap' },
  ]
}

function tabletPages() {
  return [
    { path: '/', as: 'home' },
    { path: '/activities', as: 'activities' },
    { path: '/leaderboard', as: 'leaderboard' },
  ]
}

function landscapePages() {
  return [
    { path: '/fortune-teller/welcome?surface=kiosk-landscape', as: 'welcome' },
    { path: '/tap-tracking?surface=kiosk-landscape', as: 'tap', act: tapFromTray },
  ]
}

function dashboardPages() {
  return [
    { path: '/login', as: 'analytics', act: signIn },
    { path: '/admin?tab=desk', as: 'desk' },
    { path: '/admin?tab=knowledge', as: 'knowledge' },
    { path: '/admin?tab=prize-desk', as: 'prize-desk' },
  ]
}

function kioskPages() {
  return [
    { path: '/fortune-teller?surface=kiosk-portrait', as: 'guide' },
    { path: '/fortune-teller/welcome', as: 'welcome' },
    { path: '/fortune-teller/find-future', as: 'fortune', act: askForFortune },
    { path: '/tap-tracking', as: 'tap', act: tapFromTray },
    { path: '/gift-aura', as: 'gift-aura', act: tapFromTray },
  ]
}

function wallPages() {
  return [
    { path: '/leaderboard?surface=wall', as: 'leaderboard' },
    { path: '/now-showing', as: 'now-showing', act: tapFromTray },
  ]
}
