import sharp from 'sharp'
import { open, signIn, told } from './dashboard.ts'
import { test } from './fake-camera.ts'
import { expect, type Page } from './festival.ts'

test.use({ occasion: 'own pictures' })

/** Begins to register somebody at the desk. */
async function register(page: Page) {
  await signIn(page, 'staff')
  await open(page, 'Registration Desk')
  await page.getByRole('button', { name: 'Register a walk-in' }).click()
  const form = page.getByRole('dialog', { name: 'Register an attendee' })
  await form.getByRole('button', { name: 'Take a picture' }).click()
  return { form, camera: page.getByRole('dialog', { name: 'Take a picture' }) }
}

test('the desk takes a picture of a walk-in with the camera of a laptop @full', async ({ standBefore }) => {
  const page = await standBefore('smiling')
  const { form, camera } = await register(page)
  const isSeen = () => camera.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth > 0)
  await expect.poll(isSeen).toBe(true)
  await camera.getByRole('button', { name: 'Take it' }).click()
  await expect(camera.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', /^blob:/)
  await camera.getByRole('button', { name: 'Take another' }).click()
  await expect.poll(isSeen).toBe(true)
  await camera.getByRole('button', { name: 'Take it' }).click()
  await camera.getByRole('button', { name: 'Use this picture' }).click()
  await expect(camera).toHaveCount(0)
  await form.getByLabel('Handle').fill('@lens.lena')
  await form.getByLabel('First name').fill('Lena')
  await form.getByLabel('Last name').fill('Lens')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Band for Lena Lens' })).toBeVisible()
  const saved = async () => {
    const { attendees } = await (await page.request.get('/api/admin/attendees?search=lens.lena')).json()
    return attendees[0]?.avatarUrl
  }
  await expect.poll(saved).toMatch(/^\/api\/avatars\//)
  const { width, height } = await sharp(await (await page.request.get(await saved())).body()).metadata()
  expect(width).toBe(height)
})

test('a camera that may not be used is said to be so, and a file does instead @full', async ({
  standBefore,
}) => {
  const { form, camera } = await register(await standBefore('refused'))
  await expect(camera.getByRole('alert')).toContainText('This browser may not use the camera.')
  await expect(camera.getByRole('button', { name: 'Try again' })).toBeVisible()
  await camera.getByRole('button', { name: 'Close' }).click()
  await expect(form.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

test('a logo is refused or taken as it is chosen, stands on every page, and goes again @full', async ({
  page,
  openAnother,
}) => {
  const hub = await openAnother()
  await hub.goto('/hub')
  const logo = hub.getByRole('banner').locator('img[src*="/api/event/pictures/"]')
  await expect(hub.getByRole('banner')).toBeVisible()
  await expect(logo).toHaveCount(0)
  await signIn(page, 'admin')
  await open(page, 'Settings')
  await page.getByRole('radio', { name: 'Look' }).click()
  const field = page.getByRole('region', { name: 'Logo' })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    field.getByLabel('Logo').last().setInputFiles({ name, mimeType, buffer })
  await choose('logo.png', 'image/png', Buffer.from('no picture'))
  await expect(field.getByRole('alert')).toContainText('This file cannot be used.')
  const drawn = sharp({ create: { width: 600, height: 200, channels: 4, background: '#ff8800' } })
  await choose('logo.png', 'image/png', await drawn.png().toBuffer())
  await told(page, 'The picture has been saved.')
  await expect(field.getByRole('alert')).toHaveCount(0)
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  await field.getByRole('button', { name: 'Remove' }).click()
  await told(page, 'The picture has been removed.')
  await expect(logo).toHaveCount(0)
})
