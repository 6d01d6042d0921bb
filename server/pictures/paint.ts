import sharp from 'sharp'

/** The size of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

/** A photo and the rounded field of the picture that it fills. */
export interface PlacedPhoto extends Size {
  jpeg: Uint8Array
  x: number
  y: number
  radius: number
}

/** Good enough to print at the size of a postcard; a picture stays below half a megabyte. */
const QUALITY = 88

/** Paints a JPEG: `behind`, then the photo if there is one, then `before`; both are SVG without fonts. */
export async function paintJpeg(
  size: Size,
  { behind, photo, before }: { behind: string; photo?: PlacedPhoto; before: string },
): Promise<Buffer> {
  const layers = [
    ...(photo ? [{ ...(await cut(photo)), left: photo.x, top: photo.y }] : []),
    { input: svgOf(size, before), left: 0, top: 0 },
  ]
  return sharp(svgOf(size, behind)).composite(layers).flatten().jpeg({ quality: QUALITY }).toBuffer()
}

function svgOf({ width, height }: Size, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )
}

/** Faces are in the upper part of a tall photo: of what has to go, this much goes above. */
const CUT_ABOVE = 0.1

/** The photo fills its field, cut equally at the sides and less above than below, and gets round corners. */
async function cut({ jpeg, width, height, radius }: PlacedPhoto) {
  const photo = await sharp(jpeg).metadata()
  const scale = Math.max(width / photo.width, height / photo.height)
  const scaled = { width: Math.ceil(photo.width * scale), height: Math.ceil(photo.height * scale) }
  const mask = svgOf({ width, height }, `<rect width="${width}" height="${height}" rx="${radius}"/>`)
  const input = await sharp(jpeg)
    .resize(scaled.width, scaled.height, { fit: 'fill' })
    .extract({
      left: Math.floor((scaled.width - width) / 2),
      top: Math.floor((scaled.height - height) * CUT_ABOVE),
      width,
      height,
    })
    .composite([{ input: mask, blend: 'dest-in' }])
    .raw()
    .toBuffer()
  return { input, raw: { width, height, channels: 4 as const } }
}
