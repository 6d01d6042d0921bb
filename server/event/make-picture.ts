import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureForm, PictureKind } from '../../contract/event-pictures.ts'
import { fromUpload } from '../pictures/index.ts'

/** A picture of the event in all its forms; its name is another one for every picture, and ends in its size. */
export type EventPicture = { name: string } & Record<PictureForm, Buffer>

/** Smaller ones would be stretched on a wall. Pixels. */
const LEAST_SIDE = 64

/** A name in one long line; longer ones would be a thread in a header. */
const MOST_TIMES_AS_LONG = 10

/** Boxes that the forms keep within: about twice as large as screens show them, and as pictures draw them. Pixels. */
const BOXES: Record<PictureKind, Record<'screen' | 'drawing', { width: number; height: number }>> = {
  logo: { screen: { width: 1200, height: 400 }, drawing: { width: 900, height: 300 } },
  mascot: { screen: { width: 960, height: 960 }, drawing: { width: 700, height: 700 } },
}

/** What is left without clear edges may be smaller. Pixels. */
const LEAST_SEEN = 16

const MESSAGE =
  'Please choose a PNG, JPEG or WebP: 64 pixels wide and high at least, 12 megapixels at most, and at most ten times as long as it is high.'

const ICON = 512
/** Of an icon's width: systems cut icons into circles, and what is within this stays whole. */
const SAFE_PART = 0.66
const TAB = 64

/** The dark that every screen of the product has, and the plate under what could not be seen on it. */
const NIGHT = '#0a0815'
const PLATE = '#f6f3ff'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Makes the logo or the mascot of the event from a file that anybody may have written: upright, without clear edges and
 * without anything of the file's own bytes. A dark one on clear ground gets a light plate, because screens are dark.
 * @throws Refusal `invalid_image` for anything but a visible JPEG, PNG or WebP of a sensible size, `unavailable` in a crowd
 */
export function makePicture(kind: PictureKind, file: Buffer): Promise<EventPicture> {
  const wanted = { leastSide: LEAST_SIDE, mostTimesAsLong: MOST_TIMES_AS_LONG, message: MESSAGE }
  return fromUpload(file, wanted, async (open) => {
    const { width, height } = BOXES[kind].screen
    const upright = await open().toColourspace('srgb').ensureAlpha().png().toBuffer()
    const { data: trimmed, info } = await sharp(upright)
      .trim({ background: CLEAR, threshold: 2 })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < LEAST_SEEN)
      throw new Error('Hardly anything of it is to be seen.')
    const fitted = await sharp(trimmed)
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    return inAllForms(kind, await onPlateIfDark(fitted))
  })
}

async function inAllForms(kind: PictureKind, png: Buffer): Promise<EventPicture> {
  const { width, height } = await sharp(png).metadata()
  const [screen, drawing, icon, tab] = await Promise.all([
    sharp(png).webp({ quality: 88, alphaQuality: 100 }).toBuffer(),
    sharp(png)
      .resize({ ...BOXES[kind].drawing, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    iconOf(png),
    sharp(png).resize(TAB, TAB, { fit: 'contain', background: CLEAR }).png().toBuffer(),
  ])
  const digest = createHash('sha256').update(kind).update(screen).digest('base64url').slice(0, 22)
  return { name: `${digest}-${width}x${height}`, screen, drawing, icon, tab }
}

/** In the middle of a dark square, so that a phone may cut it into whatever shape it likes. */
async function iconOf(png: Buffer): Promise<Buffer> {
  const inside = Math.round(ICON * SAFE_PART)
  const picture = await sharp(png).resize(inside, inside, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width: ICON, height: ICON, channels: 4, background: NIGHT } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function onPlateIfDark(png: Buffer): Promise<Buffer> {
  if (!(await isLostOnDark(png))) return png
  const { width, height } = await sharp(png).metadata()
  const margin = Math.round(Math.min(width, height) * 0.16)
  const [plateWidth, plateHeight] = [width + 2 * margin, height + 2 * margin]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}"><rect width="${plateWidth}" height="${plateHeight}" rx="${margin * 1.2}" fill="${PLATE}"/></svg>`
  const whole = await sharp(Buffer.from(plate))
    .composite([{ input: png }])
    .png()
    .toBuffer()
  return sharp(whole).resize(width, height, { fit: 'inside' }).png().toBuffer()
}

/** A sample of this side is enough to judge by (pixels). */
const SAMPLE = 96
const SEEN_ALPHA = 40
/** Luminance (WCAG) below which a colour has less than twice the light of the dark page. */
const DARK = 0.057
/** Of what is seen of a picture, so much may be dark before it is lost. */
const MOST_DARK = 0.35
/** Of its surface, so much has to be clear before its own ground counts as none. */
const LEAST_CLEAR = 0.03

/** @throws Error when nothing of it is to be seen at all */
async function isLostOnDark(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let seen = 0
  let dark = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + 4)
    if (alpha < SEEN_ALPHA) continue
    seen += 1
    if (luminance(red, green, blue) < DARK) dark += 1
  }
  if (seen === 0) throw new Error('Nothing of it is to be seen.')
  const clear = 1 - seen / (info.width * info.height)
  return clear > LEAST_CLEAR && dark / seen > MOST_DARK
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => (value / 255) ** 2.2
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
