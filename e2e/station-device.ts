import type { APIRequestContext } from '@playwright/test'
import { test as base } from './festival.ts'

/** A device on the field, as far as the server sees it. */
class Device {
  readonly #browser: APIRequestContext
  #version = ''

  constructor(browser: APIRequestContext) {
    this.#browser = browser
  }

  /** Shows a code: the code, and the address behind its QR code without the festival's own. */
  async showCode(): Promise<{ code: string; path: string }> {
    const { code, url } = await (await this.#browser.post('/api/kiosks', { data: {} })).json()
    return { code, path: new URL(url).pathname + new URL(url).search }
  }

  /** What it is now. */
  async own() {
    return (await this.#browser.get('/api/kiosks/me')).json()
  }

  /** Somebody taps a band there. */
  async tap(rfidTagId: string, installationId: string): Promise<number> {
    return (await this.#browser.post('/api/tap', { data: { rfidTagId, installationId } })).status()
  }

  /** Tells how it does; with the version of the screens that the server has, once it has heard it. */
  async sendHeartbeat(health: object = {}) {
    const data = { version: this.#version, pendingTaps: 0, ...health }
    const answer = await this.#browser.post('/api/kiosks/me/heartbeat', { data })
    const { version, commands } = answer.ok() ? await answer.json() : {}
    if (version) this.#version = version
    return { status: answer.status(), commands }
  }
}

/** Tests with two devices that speak to the server without a page. */
export const test = base.extend<{ device: Device; another: Device }>({
  device: async ({ playwright, festival }, use) => {
    const browser = await playwright.request.newContext({ baseURL: festival.url })
    await use(new Device(browser))
    await browser.dispose()
  },
  another: async ({ playwright, festival }, use) => {
    const browser = await playwright.request.newContext({ baseURL: festival.url })
    await use(new Device(browser))
    await browser.dispose()
  },
})
