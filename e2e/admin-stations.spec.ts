import { open, signIn, told } from './dashboard.ts'
import { still } from './devices.ts'
import { expect, type Page, tagOf } from './festival.ts'
import { lastingFindings } from './findings.ts'
import { arrived } from './in-place.ts'
import { test } from './station-device.ts'

// A station that falls silent is told in every dashboard: other tests do not want to hear of it.
test.use({ ...still, occasion: 'stations' })

/** Approves the code of a device, signed in already. */
async function pair(page: Page, { path }: { path: string }, installation: RegExp, name: string) {
  await page.goto(path)
  const dialog = page.getByRole('dialog', { name: 'Pair a station' })
  await dialog.getByRole('radio', { name: installation }).check()
  await dialog.getByLabel('Station name').fill(name)
  await dialog.getByRole('button', { name: 'Pair this device' }).click()
  await page
    .getByRole('dialog', { name: `${name} is a station now` })
    .getByText('Done')
    .click()
}

test('a scanned code leads through the sign-in to a station; its light turns with every heartbeat @full', async ({
  page,
  device,
}) => {
  const { path } = await device.showCode()
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.locator('form[action$="/staff"] button').click()
  const dialog = page.getByRole('dialog', { name: 'Pair a station' })
  await dialog.getByRole('radio', { name: /^Food Row/ }).check()
  await dialog.getByRole('button', { name: 'Pair this device' }).click()
  await page.getByRole('dialog', { name: 'Food Row is a station now' }).getByText('Done').click()
  expect(await device.own()).toMatchObject({ state: 'paired', station: { name: 'Food Row' } })

  const card = page.getByRole('article', { name: 'Food Row' })
  await device.sendHeartbeat()
  await device.sendHeartbeat({ pendingTaps: 3, oldestPendingAt: new Date().toISOString() })
  await expect(card.getByText('To look after')).toBeVisible()
  await expect(card.getByText(/^3 taps wait\./)).toBeVisible()
  await device.sendHeartbeat({ camera: 'denied' })
  await expect(card.getByText('Not working')).toBeVisible()
  await device.sendHeartbeat()
  await expect(card.getByText('Well')).toBeVisible()
})

test('a code that is typed wrong is said to be; a station is set, asked and revoked @full', async ({
  page,
  device,
}) => {
  await signIn(page, 'staff')
  await open(page, 'Stations')
  await page.getByRole('button', { name: 'Pair a station' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pair a station' })
  await dialog.getByRole('radio', { name: /^Battle Arena/ }).check()
  await dialog.getByLabel('Code on the device').fill('WXYZ-7777')
  await dialog.getByRole('button', { name: 'Pair this device' }).click()
  await expect(dialog.getByText(/^This code is wrong, was used already/)).toBeVisible()
  const { code } = await device.showCode()
  await dialog.getByLabel('Code on the device').fill(code.toLowerCase().replace('-', ''))
  await dialog.getByRole('button', { name: 'Pair this device' }).click()
  await page.getByRole('dialog', { name: 'Battle Arena is a station now' }).getByText('Done').click()

  await page.getByRole('button', { name: 'Edit Battle Arena' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit Battle Arena' })
  await sheet.getByLabel('Station name').fill('Arena left')
  await sheet.getByLabel('Where it stands').selectOption({ label: 'Pulse Stage' })
  await sheet.getByRole('switch', { name: 'Training mode' }).click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await told(page, 'Arena left has been saved.')
  const station = { name: 'Arena left', installationName: 'Pulse Stage', isTraining: true }
  expect((await device.own()).station).toMatchObject(station)

  const card = page.getByRole('article', { name: 'Arena left' })
  await expect(card.getByText('Training: nothing counts')).toBeVisible()
  await card.getByRole('button', { name: 'Identify Arena left' }).click()
  await expect(card.getByText('“Identify” goes out with its next heartbeat.')).toBeVisible()
  expect((await device.sendHeartbeat()).commands).toEqual(['identify'])
  await expect(card.getByText('“Identify” has arrived.')).toBeVisible()

  await card.getByRole('button', { name: 'Edit Arena left' }).click()
  await page.getByRole('button', { name: 'Revoke...' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await told(page, 'Arena left is no station any more.')
  await expect(card).toHaveCount(0)
  await page.getByText(/revoked stations?$/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Arena left · Pulse Stage' })).toBeVisible()
  expect((await device.sendHeartbeat()).status).toBe(403)
})

test('an admin takes back what a station brought within an hour, having seen how much @full', async ({
  page,
  device,
}) => {
  await signIn(page, 'admin')
  await pair(page, await device.showCode(), /^Creators Lounge/, 'Lounge')
  const taps = [await tagOf('dante__fre'), await tagOf('im.parker90')].map((tag) =>
    device.tap(tag, 'creators-lounge'),
  )
  expect(await Promise.all(taps)).toEqual([200, 200])
  await page.getByRole('button', { name: 'Edit Lounge' }).click()
  await page.getByRole('button', { name: 'Void taps...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Void taps of Lounge' })
  await expect(dialog.getByRole('definition')).toHaveText(['2', '1,000', '2'])
  await dialog.getByLabel('Why?').fill('The tablet was stolen')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back 2 taps' }).click()
  const done = page.getByRole('dialog', { name: 'The points have been taken back' })
  await expect(done.getByRole('definition')).toHaveText(['2', '1,000', '2'])
  await done.getByRole('button', { name: 'Done' }).click()
  await open(page, 'Award Bonus Points')
  const award = page.getByRole('listitem').filter({ hasText: 'The tablet was stolen' }).first()
  await expect(award).toContainText('Lounge')
  await open(page, 'Audit')
  const record = page.getByRole('listitem').filter({ hasText: 'station.void' }).first()
  await expect(record).toContainText('Lounge')
})

test('the hub shows the lights to staff, and asks nothing for anybody else @full', async ({
  page,
  device,
  openAnother,
}) => {
  const visitor = await openAnother()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitor.goto('/hub')
  await expect(visitor.getByRole('heading', { name: 'Event Hub' })).toBeVisible()
  await signIn(page, 'staff')
  await pair(page, await device.showCode(), /^Chill Garden/, 'Garden')
  await device.sendHeartbeat()
  await device.sendHeartbeat({ camera: 'denied' })
  await page.goto('/hub')
  await page.getByRole('link', { name: /^Station lights/ }).click()
  await expect(page.getByRole('article', { name: 'Garden' }).getByText('Not working')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /^Station lights/ })).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test('the door sign is one page of the chosen paper, and nothing else of the dashboard @full', async ({
  page,
  device,
}) => {
  await signIn(page, 'staff')
  await pair(page, await device.showCode(), /^Gift Aura/, '写真ブース・北ゲート')
  await page.getByRole('button', { name: 'Edit 写真ブース・北ゲート' }).click()
  await page.getByRole('button', { name: 'Door sign' }).click()
  const pageSizes = async () => {
    const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
      box.slice(1).map((points) => Math.round(Number(points))),
    )
  }
  expect(await pageSizes()).toEqual([[420, 595]])
  await page.getByRole('radio', { name: 'A4' }).click()
  expect(await pageSizes()).toEqual([[595, 842]])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.locator('.paper').getByText('写真ブース・北ゲート')).toBeVisible()
})

const looks = [
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'de', theme: 'light', width: 390, height: 844 },
  { language: 'ja', theme: 'dark', width: 1440, height: 900 },
] as const

test('cards of every light and the forms over them are whole in every look @full', async ({
  page,
  device,
  another,
}) => {
  await signIn(page, 'admin')
  await pair(page, await device.showCode(), /^Physical Tap/, 'Main entrance')
  await pair(
    page,
    await another.showCode(),
    /^Now Showing/,
    'A screen with a rather long name over the plaza',
  )
  for (const { language, theme, width, height } of looks) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([code, look]) => {
        localStorage.setItem('language', code)
        localStorage.setItem('adminTheme', look)
      },
      [language, theme] as const,
    )
    const health = { battery: 41, camera: 'denied', reader: { lastScanAt: null, misreads: 4 } }
    await device.sendHeartbeat({ pendingTaps: 3, oldestPendingAt: new Date().toISOString(), ...health })
    await another.sendHeartbeat()
    const check = async (what: string) => {
      await arrived(page)
      expect.soft(await lastingFindings(page), `${what} in ${language}`).toEqual([])
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(excess, `${what} in ${language} is wider than the screen`).toBeLessThanOrEqual(0)
    }
    await page.goto('/admin?tab=stations')
    await expect(page.getByRole('article', { name: 'Main entrance' })).toBeVisible()
    await check('the list')
    await page.locator('[data-do=edit]').first().click()
    await check('the sheet')
    await page.keyboard.press('Escape')
    await page.goto('/admin?tab=stations&code=ABCD-2345')
    await page.getByRole('dialog').waitFor()
    await check('the dialog')
  }
})
