import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { Language } from '../contract/languages.ts'
import { readDemoAttendees } from '../server/seed/demo-attendees.ts'
import { copyOf } from '../test/test-postgres.ts'

export { expect, type Page }

/** A demo festival that really runs: the built pages, the server, a database of its own. */
export interface Festival {
  url: string
}

interface Visitors {
  /** Opens the browser of somebody else, which shares nothing with `page`; the end of the test closes it. */
  openAnother: (options?: BrowserContextOptions) => Promise<Page>
}

/** Tests of a visitor's day: each worker has a festival of its own, every page starts at it. */
export const test = base.extend<Visitors, { festival: Festival; occasion: string }>({
  // Tests that change the festival for everybody name an occasion, and get a festival of their own for it.
  occasion: ['day', { option: true, scope: 'worker' }],
  festival: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const database = await copyOf(process.env.E2E_FOUNDED ?? '', process.env.E2E_POSTGRES ?? '')
      const { server, url } = await openFestival(database.url)
      await use({ url })
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.drop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ festival }, use) => use(festival.url),
  openAnother: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Starts a server of a festival on a database; settings are environment variables. */
export async function openFestival(
  databaseUrl: string,
  settings: Record<string, string> = { FESTIVAL_MODE: 'demo' },
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      // These tests do not measure time, and the machine has several browsers to serve.
      DATABASE_PATIENCE: '20',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    told += String(chunk)
    const url = /is open at (\S+)/.exec(told)?.[1]
    if (!url) continue
    // What a festival warns of belongs to the report.
    server.stdout.pipe(process.stderr)
    return { server, url }
  }
  throw new Error(`The festival did not open: ${told}`)
}

/** Seconds between two characters of a reader. */
const READER_RHYTHM = 0.005

/**
 * Types a tag and Enter as a reader does, whatever has the focus. The moments are given along with the keys, so that
 * a busy machine under test does not turn a reader into a slow typist.
 */
export async function tapBand(page: Page, tag: string): Promise<void> {
  await typeLikeAReader(page, `${tag}\r`, Date.now() / 1000)
}

/** Types a part of a tag; `start` is the moment of its first key in seconds. Answers when the next key is due. */
export async function typeLikeAReader(page: Page, text: string, start: number): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const events = [...text].map(keyOf).flatMap((key, index) =>
    (['keyDown', 'keyUp'] as const).map((type) => ({
      type,
      ...key,
      timestamp: start + index * READER_RHYTHM,
    })),
  )
  await Promise.all(events.map((event) => browser.send('Input.dispatchKeyEvent', event)))
  await browser.detach()
  return start + text.length * READER_RHYTHM
}

function keyOf(text: string) {
  if (text === '\r') return { key: 'Enter', code: 'Enter', text, windowsVirtualKeyCode: 13 }
  const code = /\d/.test(text) ? `Digit${text}` : `Key${text.toUpperCase()}`
  return { key: text, code, text, windowsVirtualKeyCode: text.toUpperCase().charCodeAt(0) }
}

/** Does something after which a page is loaded anew, and waits for the new one. */
export async function loadedAnew(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await act()
  // While one page goes and the next comes, neither answers.
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false)
}

/** Lets a page speak a language from its first moment. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language)
}

/** Wristbands of the demo's people. */
export const bands = {
  parker: { tag: '040C582250855E', username: 'im.parker90', name: 'Parker Lindholm' },
  zihan: { tag: '0452EBDB3DCDED', username: 'Zhang_Z', name: '张子涵' },
  dante: { tag: '0452B65213C25C', username: 'dante__fre', name: 'Dante Freeman' },
}

/** The tag that a person of the demo wears, read where the festival reads it. */
export async function tagOf(username: string): Promise<string> {
  const people = await readDemoAttendees()
  const tag = people.find((person) => person.tiktokUsername === username)?.wristbandTag
  if (!tag) throw new Error(`${username} wears no wristband.`)
  return tag
}
