import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { test as base, type Page } from './festival.ts'

/** What stands in front of the camera: a picture of test/faces, or a person who says no when the browser asks. */
export type Sight = 'smiling' | 'no-face' | 'refused'

interface Booth {
  /** Opens a page in a Chromium whose camera sees this, and nothing else. */
  standBefore: (sight: Sight) => Promise<Page>
}

const FRAMES = 8

/** Tests in front of a camera. It belongs to the whole browser, so each of them starts one of its own. */
export const test = base.extend<Booth>({
  standBefore: async ({ baseURL, launchOptions, locale, timezoneId }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'livefest-camera-'))
    const browsers: Awaited<ReturnType<typeof chromium.launch>>[] = []
    await use(async (sight) => {
      const args = [...(launchOptions.args ?? []), ...(await cameraArguments(sight, folder))]
      const browser = await chromium.launch({ ...launchOptions, args })
      browsers.push(browser)
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
      })
      return context.newPage()
    })
    await Promise.all(browsers.map((browser) => browser.close()))
    await rm(folder, { recursive: true, force: true })
  },
})

async function cameraArguments(sight: Sight, folder: string): Promise<string[]> {
  const device = '--use-fake-device-for-media-stream'
  if (sight === 'refused') return [device, '--use-fake-ui-for-media-stream=deny']
  const film = join(folder, `${sight}.mjpeg`)
  await writeFile(film, await filmOf(sight))
  return [device, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
}

/**
 * JPEGs one after another are a film to Chromium; it is made here, so that no machine needs a video tool. A small one:
 * two films of 1920x1080 keep two processors busy, which no camera does.
 */
async function filmOf(sight: Sight): Promise<Buffer> {
  const picture = new URL(`../test/faces/${sight}.jpg`, import.meta.url).pathname
  const frame = await sharp(picture).resize(960).jpeg({ quality: 90 }).toBuffer()
  return Buffer.concat(Array.from({ length: FRAMES }, () => frame))
}
