import pLimit from 'p-limit'
import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'
import { readJpegHeader } from '../pictures/index.ts'

/** A photo that is safe to read and to mail: upright, freshly encoded, without metadata. Pixels wide and high. */
export interface SafeImage {
  jpeg: Buffer
  width: number
  height: number
}

const PREFIX = 'data:image/jpeg;base64,'

/** Bytes of a photo; a camera at 1920x1080 and quality 0.9 makes about one million (specification section 7). */
const LARGEST_PHOTO = 3 * 1024 * 1024

/** A phone's camera. Decoded it takes 36 MB. */
const MOST_PIXELS = 12_000_000

/** Encoders use about ten; each costs a pass over the whole picture, so a small file could keep us for minutes. */
const MOST_SCANS = 32

/** Seconds; a photo of the largest size takes about a third of one. */
const TIME_LIMIT = 2

/** Photos that are decoded at once: each takes up to 36 MB, and two fill the processors. */
const AT_ONCE = 2

const limit = pLimit(AT_ONCE)

/**
 * Turns the data URL of a photo into a picture of our own making: nothing of the original's bytes survives.
 * @throws Refusal `invalid_image` for anything that is not a whole JPEG of a sensible size
 */
export async function safeImage(imageData: string): Promise<SafeImage> {
  const bytes = readDataUrl(imageData)
  const header = bytes && readJpegHeader(bytes)
  const isSensible = header && header.width * header.height <= MOST_PIXELS && header.scans <= MOST_SCANS
  if (!isSensible) throw new Refusal('invalid_image')
  try {
    return await limit(() => makeAnew(bytes))
  } catch {
    // Whatever the decoder stumbled over, the photo is what it did not like.
    throw new Refusal('invalid_image')
  }
}

/** Strictly what an encoder writes: what decodes leniently is not what others saw when they checked it. */
function readDataUrl(imageData: string): Buffer | undefined {
  if (!imageData.startsWith(PREFIX)) return undefined
  const base64 = imageData.slice(PREFIX.length)
  if (base64.length > (LARGEST_PHOTO / 3) * 4) return undefined
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : undefined
}

async function makeAnew(bytes: Buffer): Promise<SafeImage> {
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
  })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
