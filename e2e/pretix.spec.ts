import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { openPretixTwin } from '../test/offline-twins/pretix-server.ts'
import { copyOf } from '../test/test-postgres.ts'
import { open, signIn, told } from './dashboard.ts'
import { expect, openFestival, type Page, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

const askInside = new URL('ask-inside.ts', import.meta.url).href

/** A demo whose server may ask this machine, and a pretix shop that runs on it. */
async function openShopAndFestival() {
  const shop = await openPretixTwin(readFileSync('test/people-files/harbour-lights-orders.csv', 'utf8'))
  const database = await copyOf(process.env.E2E_FOUNDED ?? '', process.env.E2E_POSTGRES ?? '')
  const settings = { FESTIVAL_MODE: 'demo', NODE_OPTIONS: `--import=${askInside}` }
  const { server, url } = await openFestival(database.url, settings)
  const close = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await database.drop()
    shop.close()
  }
  return { shop, url, close }
}

/** Holds the shop before a page of its orders. @returns lets it go on */
function holdBefore(shop: Awaited<ReturnType<typeof openPretixTwin>>, held: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.meanwhile = async (page) => (page === held ? promise : undefined)
  return () => {
    shop.meanwhile = undefined
    resolve()
  }
}

test('an admin connects a pretix shop, previews its orders, takes them, and sees how far that is @full', async ({
  openAnother,
}) => {
  const { shop, url, close } = await openShopAndFestival()
  try {
    const page = await openAnother({ baseURL: url })
    await signIn(page, 'admin')
    await open(page, 'Integrations')
    const sheet = page.getByRole('dialog', { name: 'Orders of Harbour Lights 2027' })
    let goOn = holdBefore(shop, 3)
    await connect(page, shop)

    await expect(sheet.getByText('Page 2 of 4')).toBeVisible()
    await sheet.getByRole('button', { name: 'Stop reading' }).click()
    await expect(sheet.getByText('Reading was stopped. Nobody came in.')).toBeVisible()
    goOn()
    await sheet.getByRole('button', { name: 'Try again' }).click()
    // Two of the 281 are people of the demo already.
    const take = sheet.getByRole('button', { name: 'Take them and follow the orders (new: 279)' })
    await expect(take).toBeVisible()
    expect(await lastingFindings(page)).toEqual([])

    goOn = holdBefore(shop, 2)
    await take.click()
    await expect(sheet.getByText('Page 1 of 4')).toBeVisible()
    expect(await lastingFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Close' }).click()
    const row = page.locator('[data-row]', { hasText: 'Harbour Lights 2027' })
    await expect(row).toContainText('Taking the orders: page 1 of 4')
    await row.getByRole('button', { name: 'Preview orders: Harbour Lights 2027' }).click()
    await expect(sheet.getByText('Page 1 of 4')).toBeVisible()
    goOn()
    await told(page, 'Taken. New: 279, changed: 2.')
    const hook = page.getByRole('dialog', { name: 'Let pretix call' })
    await expect(hook.getByText(/\/api\/pretix\/[0-9a-f]{48}$/)).toBeVisible()
    await hook.getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toContainText('Followed')
    await expect(row).toContainText('Tickets of people here: 281')
    expect(await lastingFindings(page)).toEqual([])
  } finally {
    await close()
  }
})

/** Connects a shop: first with a token that it does not know, which is said, then with its own. */
async function connect(page: Page, { address, token }: { address: string; token: string }): Promise<void> {
  await page.getByRole('button', { name: 'Connect pretix' }).click()
  const form = page.getByRole('form', { name: 'Connect pretix' })
  await form.getByLabel('Address of pretix').fill(address)
  await form.getByLabel('Organiser').fill('harbour')
  await form.getByLabel(/^Event/).fill('hl27')
  await form.getByLabel('API token').fill('not-the-token')
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect(form.getByText('pretix does not know this token.')).toBeVisible()
  await form.getByLabel('API token').fill(token)
  await form.getByRole('button', { name: 'Connect' }).click()
}
