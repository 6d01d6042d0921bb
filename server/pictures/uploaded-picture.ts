import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../http/refusal.ts'
import { readJpegHeader } from './jpeg-header.ts'

/** What a picture has to be like. Pixels. */
interface Wanted {
  leastSide: number
  mostTimesAsLong: number
  /** What to say instead of the sentence for photos. */
  message?: string
}

/** How an uploaded picture is opened; nothing else opens one. */
type OpenUpload = () => Sharp

/** A phone's camera. Decoded it takes 36 MB. */
const MOST_PIXELS = 12_000_000

/** Encoders of JPEG use about ten; each costs a pass over the whole picture. */
const MOST_SCANS = 32

/** Seconds; the largest picture takes about a third of one. */
const TIME_LIMIT = 2

/** Pictures that may wait for their turn: several desks and an import. */
const MOST_WAITING = 20

const oneAtATime = pLimit(1)

/**
 * Makes something of a picture that anybody may have written; pictures take turns.
 * @param make gets what opens the picture upright, as often as it likes
 * @throws Refusal `invalid_image` for anything but a JPEG, PNG or WebP of a sensible size, `unavailable` in a crowd
 */
export function fromUpload<Made>(
  file: Buffer,
  wanted: Wanted,
  make: (open: OpenUpload) => Promise<Made>,
): Promise<Made> {
  if (oneAtATime.pendingCount >= MOST_WAITING)
    return Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 5 }))
  return oneAtATime(async () => {
    try {
      if (!(await isSensible(file, wanted))) throw new Error('This is no picture as it is wanted.')
      return await make(() => openUpload(file))
    } catch {
      // Whatever the decoder stumbled over, the file is what it did not like.
      throw new Refusal('invalid_image', wanted.message === undefined ? {} : { message: wanted.message })
    }
  })
}

function openUpload(file: Buffer): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
}

/** Judged by its first bytes before any decoder sees it: sharp would read drawings and documents as well. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  return /^RIFF.{4}WEBP/s.test(file.toString('latin1', 0, 12)) ? 'webp' : undefined
}

async function isSensible(file: Buffer, { leastSide, mostTimesAsLong }: Wanted): Promise<boolean> {
  const format = formatOf(file)
  if (format === undefined) return false
  if (format === 'jpeg' && (readJpegHeader(file)?.scans ?? Number.POSITIVE_INFINITY) > MOST_SCANS)
    return false
  const { width, height, format: read } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return read === format && short >= leastSide && long <= mostTimesAsLong * short
}
