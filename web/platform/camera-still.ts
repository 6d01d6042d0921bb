/** Longest side of a photo that is sent (experience, gift-aura). */
const LONGEST_SIDE = 1920
/** Quality of the JPEG (specification section 9). */
const JPEG_QUALITY = 0.9
/** A phone held upright sees more floor and ceiling than face: beyond this shape both ends are left out. */
const NARROWEST = 3 / 4
/** The shape of the card that is made of a photo; an upright kiosk shows no more of the sides than that has room for. */
const TALL = 4 / 5

/** The part of a camera's picture that people see and send, and how large it is sent. */
export interface SeenPart {
  x: number
  y: number
  width: number
  height: number
  sentWidth: number
  sentHeight: number
}

/**
 * What is seen is what is sent. The width is never cut, so that nobody who stands at the edge is lost, except where the
 * screen stands upright (`isTall`): there a wide picture would show a face no larger than a hand.
 */
export function seenPart(width: number, height: number, isTall = false): SeenPart {
  const seenHeight = Math.min(height, Math.round(width / NARROWEST))
  const seenWidth = isTall ? Math.min(width, Math.round(seenHeight * TALL)) : width
  const scale = Math.min(1, LONGEST_SIDE / Math.max(seenWidth, seenHeight))
  return {
    x: Math.round((width - seenWidth) / 2),
    y: Math.round((height - seenHeight) / 2),
    width: seenWidth,
    height: seenHeight,
    sentWidth: Math.round(seenWidth * scale),
    sentHeight: Math.round(seenHeight * scale),
  }
}

/** The present moment of a camera as a JPEG data URL, the way others see the person: not mirrored. */
export async function takeStill(video: HTMLVideoElement, isTall = false): Promise<string> {
  const part = seenPart(video.videoWidth, video.videoHeight, isTall)
  const canvas = document.createElement('canvas')
  canvas.width = part.sentWidth
  canvas.height = part.sentHeight
  const pen = canvas.getContext('2d')
  if (pen === null || part.width === 0) throw new Error('The camera shows nothing')
  pen.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, part.sentWidth, part.sentHeight)
  // Encoding beside the page keeps the flash and the sound on time.
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY))
  if (jpeg === null) throw new Error('The photo could not be written')
  return dataUrlOf(jpeg)
}

function dataUrlOf(jpeg: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read'))
    reader.readAsDataURL(jpeg)
  })
}
