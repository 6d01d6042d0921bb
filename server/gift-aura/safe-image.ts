import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'

/** A photo that is safe to read and to mail: upright, freshly encoded, without metadata. Pixels wide and high. */
export interface SafeImage {
  jpeg: Buffer
  width: number
  height: number
}

const PREFIX = 'data:image/jpeg;base64,'

/**
 * Turns the data URL of a photo into a picture of our own making.
 * @throws Refusal `invalid_image` for anything that is not a whole JPEG of a sensible size
 */
export async function safeImage(imageData: string): Promise<SafeImage> {
  if (!imageData.startsWith(PREFIX)) throw new Refusal('invalid_image')
  try {
    const { data, info } = await sharp(Buffer.from(imageData.slice(PREFIX.length), 'base64'))
      .autoOrient()
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    throw new Refusal('invalid_image')
  }
}
