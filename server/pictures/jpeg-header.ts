/** What a JPEG says of itself before anything is decoded. */
export interface JpegHeader {
  width: number
  height: number
  /** How often a decoder has to go over the whole picture. */
  scans: number
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Baseline, extended and progressive: what cameras and browsers write. Lossless and arithmetic ones are nobody's. */
const FRAMES = [0xc0, 0xc1, 0xc2]

/** A frame may be grey, colour or for print. */
const COMPONENTS = [1, 3, 4]

/**
 * Reads a JPEG's size and its number of scans from its markers.
 * @returns undefined for what is no JPEG, or none that anybody takes with a camera
 */
export function readJpegHeader(bytes: Buffer): JpegHeader | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes[2] !== 0xff) return undefined
  let frame: Omit<JpegHeader, 'scans'> | undefined
  let scans = 0
  for (const { marker, body } of segmentsOf(bytes)) {
    if (marker === START_OF_SCAN) scans += 1
    else if (FRAMES.includes(marker)) {
      // A second frame would have another size than the one that was checked.
      if (frame) return undefined
      frame = readFrame(body)
      if (!frame) return undefined
    }
  }
  return frame && scans > 0 ? { ...frame, scans } : undefined
}

function readFrame(body: Buffer): Omit<JpegHeader, 'scans'> | undefined {
  if (body.length < 6) return undefined
  const height = body.readUInt16BE(1)
  const width = body.readUInt16BE(3)
  const isUsual = body[0] === 8 && COMPONENTS.includes(body[5] ?? 0)
  return isUsual && width > 0 && height > 0 ? { width, height } : undefined
}

/** Every marker with its body, up to the end of the first image; what follows that is never decoded. */
function* segmentsOf(bytes: Buffer): Generator<{ marker: number; body: Buffer }> {
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END_OF_IMAGE) return
    if (isWithoutBody(marker)) {
      // A filling byte may itself begin the next marker.
      at = bytes.indexOf(0xff, marker === 0xff ? at + 1 : at + 2)
      continue
    }
    if (at + 4 > bytes.length) return
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    yield { marker, body: bytes.subarray(at + 4, end) }
    at = bytes.indexOf(0xff, Math.max(end, at + 2))
  }
}

/** Escaped and restart bytes inside a scan, fillings, and the start of the image. */
function isWithoutBody(marker: number): boolean {
  return marker === 0 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
}
