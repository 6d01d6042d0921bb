import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fromUpload } from '../pictures/index.ts'
import type { MapPicture } from './store.ts'

/** What is smaller shows nothing once one looks closer. Pixels. */
const LEAST_SIDE = 300
const MOST_TIMES_AS_LONG = 4
/** About as much as a phone decodes at ease. Pixels. */
const LONGEST_SIDE = 4096

const MESSAGE =
  'Please choose a PNG, JPEG or WebP: 300 pixels wide and high at least, 12 megapixels at most, and at most four times as long as it is wide.'

/**
 * Makes the picture of a map from a file that anybody may have written: upright, in the colours of screens, and without
 * anything of the file's own bytes.
 * @throws Refusal `invalid_image` for anything but a JPEG, PNG or WebP of a sensible size, `unavailable` in a crowd
 */
export function makeMapPicture(file: Buffer): Promise<MapPicture> {
  const wanted = { leastSide: LEAST_SIDE, mostTimesAsLong: MOST_TIMES_AS_LONG, message: MESSAGE }
  return fromUpload(file, wanted, async (open) => {
    const read = await open()
      .toColourspace('srgb')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // What is ours by now may take its time.
    const { width, height, channels } = read.info
    const { data, info } = await sharp(read.data, { raw: { width, height, channels } })
      .webp({ quality: 84, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true })
    return {
      pictureName: nameOf(data),
      picture: data,
      pictureType: 'image/webp',
      width: info.width,
      height: info.height,
    }
  })
}

/** A name that is another one for every picture, so that everybody may keep each of them. */
export function nameOf(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('base64url').slice(0, 22)
}
