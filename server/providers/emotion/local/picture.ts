import sharp, { type Sharp } from 'sharp'
import type { Box } from './boxes.ts'

/** Pixels as the models take them: red, green, blue, a byte each, row by row. */
export interface Picture {
  rgb: Buffer
  width: number
  height: number
}

/** How to look at a face that was cut out: a square of `zoom` times its height, scaled to `size` pixels. */
export interface View {
  zoom: number
  size: number
  isMirrored?: boolean
}

/** Pixels of the longer side: a face of a tenth of the height is still 70 pixels high, and decoding stays short. */
const WORKING_SIZE = 1280

/** How much around a face is cut out, in heights of the face, and how many pixels that becomes. */
const SURROUNDINGS = 3
const CUT_OUT_SIZE = 480

/** Mean brightness from 0 to 255 below which a picture is dark, and what it is lifted to. */
const DARK = 90
const BRIGHT = 130

/** What the brightest spot of a picture is lifted to. */
const WHITE = 250

/** More would only lift the noise of a picture that shows nothing. */
const MOST_LIFT = 6

/** Reads a JPEG that safeImage has made. */
export async function decode(jpeg: Buffer): Promise<Picture> {
  const size = { fit: 'inside', withoutEnlargement: true } as const
  return pixelsOf(sharp(jpeg, { failOn: 'error' }).resize(WORKING_SIZE, WORKING_SIZE, size))
}

/** Lifts a picture until its brightest spot is white: both detectors were trained in daylight. */
export function exposed(picture: Picture): Picture {
  let brightest = 1
  for (const value of picture.rgb) if (value > brightest) brightest = value
  return lifted(picture, WHITE / brightest)
}

/** Lifts the shadows of a picture that is dark but for a lamp; undefined when it is not. */
export function lightened(picture: Picture): Picture | undefined {
  let sum = 0
  for (const value of picture.rgb) sum += value
  const mean = sum / picture.rgb.length
  return mean < DARK ? lifted(picture, BRIGHT / Math.max(1, mean)) : undefined
}

/** Lifted here and not by sharp: its threads would take the time that taps need. */
function lifted(picture: Picture, factor: number): Picture {
  if (factor <= 1) return picture
  const lift = Math.min(MOST_LIFT, factor)
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value * lift)))
  return { ...picture, rgb: Buffer.from(picture.rgb.map((value) => table[value] ?? 255)) }
}

/** How many different brightnesses there are, in bits from 0 to 8. */
export async function entropyOf(picture: Picture): Promise<number> {
  return (await open(picture).stats()).entropy
}

/** Turns the whole picture clockwise; what comes into view at the corners is black. */
export async function turned(picture: Picture, degrees: number): Promise<Picture> {
  return pixelsOf(open(picture).rotate(degrees, { background: 'black' }))
}

/** Puts air around the picture: a face that fills it has no outline that a detector would know. */
export async function padded(picture: Picture, share: number): Promise<Picture> {
  const margin = Math.round(share * Math.max(picture.width, picture.height))
  const edges = { top: margin, bottom: margin, left: margin, right: margin }
  return pixelsOf(open(picture).extend({ ...edges, background: 'black' }))
}

/** A part of the picture. */
export async function part(picture: Picture, box: Box): Promise<Picture> {
  const left = Math.max(0, Math.floor(box.x))
  const top = Math.max(0, Math.floor(box.y))
  const width = Math.max(1, Math.min(Math.round(box.width), picture.width - left))
  const height = Math.max(1, Math.min(Math.round(box.height), picture.height - top))
  return pixelsOf(open(picture).extract({ left, top, width, height }))
}

/** Fits the picture into a square of this many pixels, keeping its shape. */
export async function fitted(picture: Picture, size: number): Promise<Picture> {
  return pixelsOf(open(picture).resize(size, size, { fit: 'inside' }))
}

/** Cuts a face out with its surroundings, turned back by `degrees`; beyond the edge of the picture it is black. */
export async function cutOut(picture: Picture, box: Box, degrees: number): Promise<Picture> {
  const scale = degrees === 0 ? 1 : Math.SQRT2
  const side = Math.max(8, Math.round(SURROUNDINGS * scale * Math.max(box.width, box.height)))
  const square = await squareAround(picture, box, side)
  const size = Math.round(CUT_OUT_SIZE * scale)
  const sized = await pixelsOf(open(square).resize(size, size, { fit: 'fill' }))
  return degrees === 0 ? sized : middleOf(await turned(sized, -degrees), CUT_OUT_SIZE)
}

/** Looks at a face that was cut out. Contrast is evened out. */
export async function viewOf(face: Picture, { zoom, size, isMirrored = false }: View): Promise<Picture> {
  const near = await middleOf(face, Math.round((CUT_OUT_SIZE * zoom) / SURROUNDINGS))
  const even = open(near).resize(size, size, { fit: 'fill' }).normalise()
  return pixelsOf(isMirrored ? even.flop() : even)
}

async function squareAround(picture: Picture, box: Box, side: number): Promise<Picture> {
  const left = Math.round(box.x + box.width / 2 - side / 2)
  const top = Math.round(box.y + box.height / 2 - side / 2)
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  const right = Math.min(picture.width, left + side)
  const bottom = Math.min(picture.height, top + side)
  const inside = await part(picture, { x, y, width: right - x, height: bottom - y })
  const edges = { left: x - left, top: y - top, right: left + side - right, bottom: top + side - bottom }
  return pixelsOf(open(inside).extend({ ...edges, background: 'black' }))
}

function middleOf(picture: Picture, side: number): Promise<Picture> {
  const x = Math.floor((picture.width - side) / 2)
  const y = Math.floor((picture.height - side) / 2)
  return part(picture, { x, y, width: side, height: side })
}

function open({ rgb, width, height }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

async function pixelsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}
