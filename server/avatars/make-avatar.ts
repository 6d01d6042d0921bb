import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { avatarWidths } from '../../contract/avatars.ts'
import { fromUpload } from '../pictures/index.ts'

/** The picture of a person in all its widths, freshly encoded; `name` is another one for every picture and person. */
export interface Avatar {
  name: string
  small: Buffer
  medium: Buffer
  large: Buffer
}

/** A face on fewer pixels is none. */
const LEAST_SIDE = 32

/** Longer ones are no pictures of a person, and would have to be stretched. */
const MOST_TIMES_AS_LONG = 4

const [SMALL, MEDIUM, LARGE] = avatarWidths

/**
 * Makes the picture of a person from a file that anybody may have written: upright, square, in three widths, without
 * anything of the file's own bytes.
 * @throws Refusal `invalid_image` for anything but a JPEG, PNG or WebP of a sensible size, `unavailable` in a crowd
 */
export function makeAvatar(attendeeId: string, file: Buffer): Promise<Avatar> {
  const wanted = { leastSide: LEAST_SIDE, mostTimesAsLong: MOST_TIMES_AS_LONG }
  return fromUpload(file, wanted, async (open) => {
    const { data, info } = await open()
      .resize(LARGE, LARGE, { fit: 'cover' })
      .flatten({ background: '#1b1730' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const inWidth = (size: number) =>
      sharp(data, { raw: { width, height, channels } }).resize(size, size).webp({ quality: 80 }).toBuffer()
    const [small, medium, large] = await Promise.all([inWidth(SMALL), inWidth(MEDIUM), inWidth(LARGE)])
    const digest = createHash('sha256').update(`${attendeeId}\n`).update(large).digest('base64url')
    return { name: digest.slice(0, 22), small, medium, large }
  })
}
