import type { Leaderboard } from '../contract/leaderboard.ts'
import { test } from './fake-camera.ts'
import { bands, expect, type Page, speak, tapBand } from './festival.ts'
import { lastingFindings } from './findings.ts'

// The first photo of a festival also wakes the reader of expressions.
const READING_MS = 90_000

// One camera after the other: there is one in a booth.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Points of a person as the leaderboard knows them. */
async function totalOf(page: Page, username: string): Promise<number> {
  const { leaderboard }: Leaderboard = await (await page.request.get('/api/leaderboard?limit=500')).json()
  return leaderboard.find(({ attendee }) => attendee.tiktokUsername === username)?.totalPoints ?? 0
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function stepIn(page: Page, { tag, username }: { tag: string; username: string }): Promise<void> {
  await page.goto('/gift-aura')
  await expect(page.getByRole('heading', { name: 'Tap Your Wristband' })).toBeVisible()
  await tapBand(page, tag)
  await expect(button(page, `@${username} — not you?`)).toBeVisible()
}

/** Presses the shutter once the camera shows something. */
async function takePhoto(page: Page): Promise<void> {
  await expect(button(page, 'Take Photo')).toBeEnabled({ timeout: 30_000 })
  await button(page, 'Take Photo').click()
}

/** One mail has come, with the picture, where a demo festival delivers its mail. */
async function expectMail(inbox: Page): Promise<void> {
  await expect(async () => {
    await inbox.goto('/demo/inbox')
    await expect(inbox.getByRole('link', { name: /Gift Aura/ })).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(inbox.getByText(/gift-aura\.jpg/)).toBeVisible()
  await inbox.close()
}

test('a visitor smiles: the vibe is happy, the points count once, and the photo is theirs to delete', async ({
  standBefore,
}) => {
  const page = await standBefore('smiling')
  const { username } = bands.parker
  await stepIn(page, bands.parker)
  const before = await totalOf(page, username)
  await expect(page.getByText('Before the camera opens')).toBeVisible()
  expect(await lastingFindings(page), 'consent').toEqual([])
  await button(page, 'Open the camera').click()
  await expect(button(page, 'Take Photo')).toBeEnabled({ timeout: 30_000 })
  expect(await lastingFindings(page), 'camera').toEqual([])
  await takePhoto(page)
  await button(page, 'Use photo').click()
  await expect(page.getByRole('heading', { name: 'Analyzing your vibe...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Your vibe\s*HAPPY/ })).toBeVisible({ timeout: READING_MS })
  await expect(page.getByText('Your expression looks like the best moment of a good song.')).toBeVisible()
  await expect(page.getByText('You earned +2000 points!')).toBeVisible()
  await expect(page.getByText('Photo sent to your email!')).toBeVisible()
  expect(await lastingFindings(page), 'success').toEqual([])
  await expect.poll(() => totalOf(page, username)).toBe(before + 2_000)
  // The booth turns to the next visitor after a while, however long the mail takes.
  const photo = await page.getByRole('link', { name: 'Open my photo' }).getAttribute('href')
  await expectMail(await page.context().newPage())

  await page.goto(photo ?? '')
  const picture = page.getByRole('img', { name: `Festival photo of @${username}` })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expect(page.getByText('This page disappears in 23 hours.')).toBeVisible()
  expect(await lastingFindings(page), 'photo').toEqual([])
  await button(page, 'Delete this photo').click()
  await button(page, 'Delete').click()
  await expect(page.getByText('This photo is gone')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This photo is gone')).toBeVisible()
})

test('a photo that shows nobody earns nothing, says what to do, and the camera is back @full', async ({
  standBefore,
}) => {
  const page = await standBefore('no-face')
  const { username } = bands.zihan
  await stepIn(page, bands.zihan)
  const before = await totalOf(page, username)
  await button(page, 'Open the camera').click()
  await takePhoto(page)
  await expect(page.getByText('Oops!')).toBeVisible({ timeout: READING_MS })
  await expect(page.getByText("We couldn't see a face. Step closer and try again.")).toBeVisible()
  await expect(button(page, 'Take Photo')).toBeEnabled({ timeout: 30_000 })
  expect(await totalOf(page, username)).toBe(before)
  expect(await lastingFindings(page), 'oops').toEqual([])
})

/** What this device keeps for the server, as text. */
const keptTaps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('livefest-taps')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('waiting').objectStore('waiting').getAll()
          reading.onsuccess = () => done(JSON.stringify(reading.result))
        }
      }),
  )

test('a photo that the network swallows costs nobody the points: a picked vibe is kept, and counted once @full', async ({
  standBefore,
}) => {
  const page = await standBefore('smiling')
  const { username } = bands.zihan
  await stepIn(page, bands.zihan)
  const before = await totalOf(page, username)
  await button(page, 'Open the camera').click()
  await page.route('**/api/tap', (route) => route.abort())
  await takePhoto(page)
  await button(page, 'Use photo').click()
  await expect(page.getByText('Your photo did not get through')).toBeVisible()
  expect(await lastingFindings(page), 'photo swallowed').toEqual([])
  await button(page, 'CALM').click()
  await expect(page.getByText("We kept your tap. Points will be added when we're back online.")).toBeVisible()
  await expect(page.getByText('1 waiting')).toBeVisible()
  expect(await lastingFindings(page), 'vibe kept').toEqual([])
  const kept = await keptTaps(page)
  expect(kept).toContain('"chosenEmotion":"CALM"')
  expect(kept).not.toContain('imageData')

  // It is sent from whatever page the device shows next.
  await page.goto('/leaderboard')
  await page.unroute('**/api/tap')
  await expect.poll(() => totalOf(page, username)).toBe(before + 2_000)
  await expect.poll(() => keptTaps(page)).toBe('[]')
})

test('who refuses the camera is told why it is needed, and may pick a vibe for the same points @full', async ({
  standBefore,
}) => {
  const page = await standBefore('refused')
  const { username } = bands.dante
  await stepIn(page, bands.dante)
  const before = await totalOf(page, username)
  await button(page, 'Open the camera').click()
  await expect(page.getByText('Camera Access Required')).toBeVisible()
  await expect(page.getByText('Please allow camera access to use Gift Aura photo booth.')).toBeVisible()
  expect(await lastingFindings(page), 'refused').toEqual([])
  await button(page, 'Pick my vibe myself').click()
  await expect(page.getByRole('heading', { name: 'Pick your vibe' })).toBeVisible()
  expect(await lastingFindings(page), 'cards').toEqual([])
  await button(page, 'CALM').click()
  await expect(page.getByText('You picked it yourself. It suits you!')).toBeVisible()
  await expect(page.getByText('You earned +2000 points!')).toBeVisible()
  await expect.poll(() => totalOf(page, username)).toBe(before + 2_000)
})

test('on a wide kiosk the card, its code and the way on are seen at one look, in German too @full', async ({
  standBefore,
}) => {
  const page = await standBefore('smiling')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await speak(page, 'de')
  await page.goto('/gift-aura?surface=kiosk-landscape')
  await expect(page.getByRole('heading', { name: 'Halte dein Armband an' })).toBeVisible()
  await tapBand(page, bands.zihan.tag)
  await button(page, 'Kamera öffnen').click()
  await expect(button(page, 'Foto machen')).toBeEnabled({ timeout: 30_000 })
  await button(page, 'Foto machen').click()
  await button(page, 'Nehmen').click()
  await expect(page.locator('.framed-card')).toBeVisible({ timeout: READING_MS })
  const bar = (await page.locator('footer').boundingBox())?.y ?? 0
  for (const part of ['.framed-card', '.booth-code', '.booth-steps']) {
    const box = await page.locator(part).boundingBox()
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(bar)
  }
})

test('a booth without a visitor asks for a wristband, and another band is another visitor @full', async ({
  page,
}) => {
  await page.goto('/gift-aura')
  await button(page, 'Take Photo').click()
  await expect(page.getByRole('alert')).toContainText(
    'Please authenticate with your NFC wristband first at the welcome kiosk.',
  )
  await tapBand(page, bands.zihan.tag)
  await expect(button(page, `@${bands.zihan.username} — not you?`)).toBeVisible()
  await button(page, 'Pick my vibe myself').click()
  await tapBand(page, bands.dante.tag)
  await expect(button(page, `@${bands.dante.username} — not you?`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before the camera opens' })).toBeVisible()
  await expect(button(page, `@${bands.zihan.username} — not you?`)).toHaveCount(0)
})
