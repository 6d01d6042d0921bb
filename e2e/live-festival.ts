import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { AttendeeDraft, DeskAttendee } from '../contract/desk.ts'
import type { Station } from '../contract/stations.ts'
import { freePort } from '../server/free-port.ts'
import { openIdentityTwin } from '../test/offline-twins/identity-server.ts'
import { copyOf } from '../test/test-postgres.ts'
import { test as base, expect, openFestival, type Page } from './festival.ts'

/** Whoever signs in at the identity provider of these festivals. */
const BOSS = 'boss@harbour.example'

/** A live festival that really runs: nobody is registered yet, and no device is a station. */
interface LiveFestival {
  url: string
  /** Ends the server as a power cut does, and starts it again at the same address after a while. */
  restart(whileAway?: () => Promise<void>): Promise<void>
  /** `npm run backup`, while it runs. */
  backUp(file: string): Promise<void>
  /** Its disk is gone: a backup is restored into another database, and a server opens there at the same address. */
  loseDisk(backup: string): Promise<void>
}

/** An admin in a browser of their own. */
export interface Boss {
  page: Page
  /** Calls the API as their dashboard does. */
  call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<T>
}

interface Live {
  boss: Boss
}

/** Tests of a live festival, where only what staff have paired may take taps. */
export const test = base.extend<Live, { live: LiveFestival; moreSettings: Record<string, string> }>({
  moreSettings: [{}, { scope: 'worker' }],
  live: [
    async ({ moreSettings }, use) => {
      const newDatabase = () => copyOf(process.env.E2E_TEMPLATE ?? '', process.env.E2E_POSTGRES ?? '')
      let database = await newDatabase()
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const { close, ...identity } = await openIdentityTwin(url, BOSS)
      const settings = { ...liveSettings(port, url, identity), ...moreSettings }
      let { server } = await openFestival(database.url, settings)
      await use({
        url,
        async restart(whileAway) {
          await end(server, 'SIGKILL')
          await whileAway?.()
          server = (await openFestival(database.url, settings)).server
        },
        backUp: (file) => command('backup', file, { ...settings, DATABASE_URL: database.url }),
        async loseDisk(backup) {
          await end(server, 'SIGKILL')
          await database.drop()
          database = await newDatabase()
          await command('restore', backup, { ...settings, DATABASE_URL: database.url })
          server = (await openFestival(database.url, settings)).server
        },
      })
      await end(server, 'SIGTERM')
      await close()
      await database.drop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  festival: [({ live }, use) => use(live), { scope: 'worker' }],
  boss: async ({ openAnother, live }, use) => {
    const page = await openAnother({ baseURL: live.url, serviceWorkers: 'block' })
    await signIn(page)
    await use({ page, call: callAs(page) })
  },
})

/** Signs the admin of these festivals in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await expect(page).toHaveURL(/\/admin/)
}

function liveSettings(
  port: number,
  url: string,
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string },
) {
  return {
    FESTIVAL_MODE: 'live',
    PORT: String(port),
    PUBLIC_URL: url,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    ADMIN_EMAILS: BOSS,
    SECRET: 'a secret of at least thirty-two characters',
  }
}

/** Runs a command of the operator. */
async function command(name: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const program = `server/backup/${name}-command.ts`
  await promisify(execFile)(process.execPath, [program, file], { env: { ...process.env, ...settings } })
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal)
  await once(server, 'exit')
}

function callAs(page: Page): Boss['call'] {
  return async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : await answer.json()
  }
}

let bands = 0

/** Registers somebody at the desk and links a band to them. */
export async function register(
  { call }: Boss,
  draft: AttendeeDraft,
): Promise<{ attendee: DeskAttendee; tag: string }> {
  bands += 1
  const tag = `04${bands.toString(16).toUpperCase().padStart(12, '0')}`
  const attendee = await call<DeskAttendee>('POST', '/api/admin/attendees', draft)
  await call('POST', `/api/admin/attendees/${attendee.id}/wristbands`, { rfidTagId: tag })
  return { attendee, tag }
}

/** The station code that a device shows at `/kiosk`. */
export async function stationCodeOn(page: Page): Promise<string> {
  const code = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

/** Makes the device of a page a station, as staff do with the code that it shows. */
export async function pair(
  page: Page,
  { call }: Boss,
  given: Pick<Station, 'installationId'> & Partial<Pick<Station, 'name' | 'surface' | 'language'>>,
): Promise<Station> {
  await page.goto('/kiosk')
  const code = await stationCodeOn(page)
  const station = await call<Station>('POST', '/api/admin/kiosks', { name: 'North gate', ...given, code })
  await expect(page).toHaveURL((url) => url.pathname === station.home)
  return station
}

/** The tap station on a page waits for bands; it says so in its language. */
export async function isWaiting(page: Page, saying = 'Tap Your Wristband'): Promise<void> {
  await expect(page.getByText(saying)).toBeVisible()
  // What is typed while a page has hardly begun may be the rest of a tag, and is read with more care.
  await page.waitForFunction(() => performance.now() > 3_000)
}
