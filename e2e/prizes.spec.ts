import { open, signIn } from './dashboard.ts'
import { expect, type Page, tagOf, tapBand, test } from './festival.ts'
import { lastingFindings } from './findings.ts'

/** An admin's: a prize of its own for each test, so that they can run side by side. */
async function createPrize(page: Page, prize: object): Promise<void> {
  const made = await page.request.post('/api/admin/prize-tiers', { data: prize })
  expect(made.status()).toBe(201)
}

/** Gives a person of the demo as many points as a prize takes. */
async function award(page: Page, username: string, points: number): Promise<void> {
  const found = await page.request.get(`/api/admin/attendees?search=${username}`)
  const [{ id: attendeeId }] = (await found.json()).attendees
  expect((await page.request.post('/api/admin/bonus', { data: { attendeeId, points } })).status()).toBe(201)
}

const handOver = (page: Page, prize: string) => page.getByRole('button', { name: `Hand over ${prize}` })

test('an attendee who reaches a prize collects it once: a tap, a press and the tap again @full', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await createPrize(page, { prizeName: 'Night Lamp', requiredPoints: 100, stock: 3 })
  await award(page, 'dante__fre', 100)
  await open(page, 'Prize Desk')
  await expect(page.getByText('Tap a wristband')).toBeVisible()
  await tapBand(page, '04FFFFFFFFFFFF')
  await expect(page.getByText('Nobody wears this wristband')).toBeVisible()
  const tag = await tagOf('dante__fre')
  await tapBand(page, tag)
  await expect(page.getByRole('heading', { name: '@dante__fre' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: handOver(page, 'Night Lamp') })
  await expect(row.getByText('3 left')).toBeVisible()
  await handOver(page, 'Night Lamp').click()
  const dialog = page.getByRole('dialog', { name: 'Hand over "Night Lamp"?' })
  await expect(dialog).toBeVisible()
  // Somebody else's band does not confirm it.
  await tapBand(page, await tagOf('im.parker90'))
  await expect(dialog.getByRole('alert')).toHaveText('Parker Lindholm (@im.parker90) wears this band.')
  await tapBand(page, tag)
  await expect(page.getByText('Night Lamp: all theirs!')).toBeVisible()
  await expect(handOver(page, 'Night Lamp')).toHaveCount(0)
  await expect(page.getByText(/^Collected/).first()).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(tag, 'i'))
  // Nothing was taken off the total, and the piece is off the shelf.
  const stock = await (await page.request.get('/api/admin/prize-claims/stock')).json()
  expect(stock.prizes.find((prize: { prizeName: string }) => prize.prizeName === 'Night Lamp')).toMatchObject(
    {
      stockLeft: 2,
      handedOver: 1,
    },
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  const takeBack = page.getByRole('dialog', { name: 'Take "Night Lamp" back?' })
  await takeBack.getByLabel('Reason').fill('Wrong colour')
  await takeBack.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The prize is back in stock.').first()).toBeVisible()
  await expect(handOver(page, 'Night Lamp')).toBeVisible()
})

test('two desks reach for the last one, and one of them gets it @full', async ({ openAnother, page }) => {
  await signIn(page, 'admin')
  await createPrize(page, { prizeName: 'Last Vinyl', requiredPoints: 50, stock: 1 })
  await award(page, 'zhang_z', 50)
  await award(page, 'im.parker90', 50)
  const second = await openAnother()
  await signIn(second, 'staff')
  for (const [desk, username] of [
    [page, 'Zhang_Z'],
    [second, 'im.parker90'],
  ] as const) {
    await open(desk, 'Prize Desk')
    await expect(desk.getByText('Tap a wristband')).toBeVisible()
    await tapBand(desk, await tagOf(username))
    await expect(handOver(desk, 'Last Vinyl')).toBeVisible()
  }
  await Promise.all([handOver(page, 'Last Vinyl').click(), handOver(second, 'Last Vinyl').click()])
  const dialogs = [page, second].map((desk) => desk.getByRole('dialog', { name: 'Hand over "Last Vinyl"?' }))
  await expect(async () => {
    const open = await Promise.all(dialogs.map((dialog) => dialog.isVisible()))
    expect(open.filter(Boolean)).toHaveLength(1)
  }).toPass()
  const winner = (await dialogs[0]?.isVisible()) ? page : second
  const loser = winner === page ? second : page
  await expect(loser.getByText('This prize is gone. All of them found a home.').first()).toBeVisible()
  await winner.getByRole('button', { name: 'Yes, handed over' }).click()
  await expect(winner.getByText('Last Vinyl: all theirs!')).toBeVisible()
  await expect(
    loser.getByRole('listitem').filter({ hasText: 'Last Vinyl' }).getByText('All gone'),
  ).toBeVisible()
  await expect(handOver(loser, 'Last Vinyl')).toHaveCount(0)
})

test('an admin gives a shirt its sizes, and the desk hands out one of them and takes it back @full', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await award(page, 'crispyines', 6_000)
  await open(page, 'Prize Tiers')
  await page.getByRole('button', { name: 'Create New Tier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Prize Tier' })
  await dialog.getByLabel('Prize Name').fill('Rain Coat')
  await dialog.getByLabel('Required Points').fill('10')
  await dialog.getByRole('button', { name: 'S, M, L, XL, XXL' }).click()
  for (const [index, stock] of ['1', '2', '0', '', '5'].entries()) {
    await dialog.getByLabel('Stock').nth(index).fill(stock)
  }
  await dialog.getByLabel('Size', { exact: true }).nth(1).fill('S')
  await dialog.getByRole('button', { name: 'Create Tier' }).click()
  await expect(dialog.getByText('Give every size a name of its own')).toBeVisible()
  await dialog.getByLabel('Size', { exact: true }).nth(1).fill('M')
  await dialog.getByRole('button', { name: 'Create Tier' }).click()
  const ladder = page.getByRole('listitem').filter({ hasText: 'Rain Coat' })
  await expect(ladder.getByText('L · All gone', { exact: true })).toBeVisible()
  await open(page, 'Prize Desk')
  await tapBand(page, await tagOf('crispyines'))
  await expect(page.getByRole('button', { name: /^Hand over Rain Coat,\s*L\s*All gone$/ })).toBeDisabled()
  const small = page.getByRole('button', { name: /^Hand over Rain Coat,\s*S\s*1 left$/ })
  await small.click()
  await page.getByRole('button', { name: 'Yes, handed over' }).click()
  await expect(page.getByText('Rain Coat · S: all theirs!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const takeBack = page.getByRole('dialog', { name: 'Take "Rain Coat · S" back?' })
  await takeBack.getByLabel('Reason').fill('Too small')
  await takeBack.getByRole('button', { name: 'Take back' }).click()
  await expect(small).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`axe finds nothing at the prize desk, ${width} pixels wide, in the dark and in the light @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'admin')
    await createPrize(page, { prizeName: `Pin ${width}`, requiredPoints: 10, stock: 9 })
    await award(page, 'crispyines', 10)
    await open(page, 'Prize Desk')
    expect(await lastingFindings(page)).toEqual([])
    await tapBand(page, await tagOf('crispyines'))
    await expect(handOver(page, `Pin ${width}`)).toBeVisible()
    expect(await lastingFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Light theme' }).click()
    await handOver(page, `Pin ${width}`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await lastingFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, handed over' }).click()
    await expect(page.getByText(`Pin ${width}: all theirs!`)).toBeVisible()
    expect(await lastingFindings(page)).toEqual([])
  })
}
