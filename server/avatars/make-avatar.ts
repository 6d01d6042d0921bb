import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { avatarWidths } from '../../contract/avatars.ts'
import { Refusal } from '../http/refusal.ts'
import { readJpegHeader } from '../pictures/index.ts'

/** The picture of a person in all its widths, freshly encoded; `name` is another one for every picture and person. */
export interface Avatar {
  name: string
  small: Buffer
  medium: Buffer
  large: Buffer
}

/** A phone's camera. Decoded it takes 36 MB. */
const MOST_PIXELS = 12_000_000

/** A face on fewer pixels is none. */
const LEAST_SIDE = 32

/** Longer ones are no pictures of a person, and would have to be stretched. */
const MOST_TIMES_AS_LONG = 4

/** Encoders of JPEG use about ten; each costs a pass over the whole picture. */
const MOST_SCANS = 32

/** Seconds; the largest picture takes about a third of one. */
const TIME_LIMIT = 2

const [SMALL, MEDIUM, LARGE] = avatarWidths

/** Pictures that may wait for their turn: several desks and an import. */
const MOST_WAITING = 20

const oneAtATime = pLimit(1)

/**
 * Makes the picture of a person from a file that anybody may have written: upright, square, in three widths, without
 * anything of the file's own bytes.
 * @throws Refusal `invalid_image` for anything but a JPEG, PNG or WebP of a sensible size, `unavailable` in a crowd
 */
export async function makeAvatar(attendeeId: string, file: Buffer): Promise<Avatar> {
  if (oneAtATime.pendingCount >= MOST_WAITING) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  return oneAtATime(async () => {
    try {
      if (!(await isSensible(file))) throw new Error('This is no picture of a person.')
      return await makeAnew(attendeeId, file)
    } catch {
      // Whatever the decoder stumbled over, the file is what it did not like.
      throw new Refusal('invalid_image')
    }
  })
}

/** Judged by its first bytes before any decoder sees it: sharp would read drawings and documents as well. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  return /^RIFF.{4}WEBP/s.test(file.toString('latin1', 0, 12)) ? 'webp' : undefined
}

async function isSensible(file: Buffer): Promise<boolean> {
  const format = formatOf(file)
  if (format === undefined) return false
  if (format === 'jpeg' && (readJpegHeader(file)?.scans ?? Number.POSITIVE_INFINITY) > MOST_SCANS)
    return false
  const { width, height, format: read } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return read === format && short >= LEAST_SIDE && long <= MOST_TIMES_AS_LONG * short
}

async function makeAnew(attendeeId: string, file: Buffer): Promise<Avatar> {
  const { data, info } = await sharp(file, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
  })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
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
}
