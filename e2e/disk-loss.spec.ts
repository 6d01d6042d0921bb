import type { LedgerRow } from '../contract/bonus.ts'
import { isFull } from '../test/size.ts'
import { expect, tapBand } from './festival.ts'
import { isWaiting, pair, register, test } from './live-festival.ts'

test.use({ viewport: { width: 540, height: 960 } })

/** People who tap before the backup, and people who tap after it. */
const BEFORE = isFull ? 10 : 1
const AFTER = isFull ? 40 : 3

test('the disk is lost after the last backup, and no tap that a station was answered for @full', async ({
  page,
  boss,
  live,
}, testInfo) => {
  await pair(page, boss, { installationId: 'tap-tracking', surface: 'kiosk-portrait' })
  await isWaiting(page)
  const people: Awaited<ReturnType<typeof register>>[] = []
  for (let nth = 1; nth <= BEFORE + AFTER; nth += 1) {
    people.push(
      await register(boss, { tiktokUsername: `disk.${nth}`, firstName: 'Mia', lastName: String(nth) }),
    )
  }
  const backup = testInfo.outputPath('festival.backup')
  for (const [index, { tag }] of people.entries()) {
    if (index === BEFORE) await live.backUp(backup)
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/tap'))
    await tapBand(page, tag)
    expect((await answered).status()).toBe(200)
  }
  await live.loseDisk(backup)
  // Heartbeats come every half minute; a page that opens sends one at once.
  if (!isFull) await page.reload()

  for (const { attendee } of people) {
    const rows = async () => {
      const path = `/api/admin/attendees/${attendee.id}/statement`
      return (await boss.call<{ rows: LedgerRow[] }>('GET', path)).rows
    }
    await expect.poll(async () => (await rows()).length, { timeout: 60_000 }).toBe(1)
    expect(await rows()).toMatchObject([{ kind: 'tap', pointsAwarded: 500, stationName: 'North gate' }])
  }
})
