import sharp, { type Sharp } from 'sharp'
import type { Box } from './boxes.ts'

/** Pixels as the models take them: red, green, blue, a byte each, row by row. */
export interface Picture {
  rgb: Buffer
  width: number
  height: number
}

/** How a face is cut out: a square of `zoom` times its height, scaled to `size` pixels, turned upright. */
export interface View {
  zoom: number
  size: number
  degrees?: number
  isMirrored?: boolean
}

/** Pixels of the longer side: a face of a tenth of the height is still 70 pixels high, and decoding stays short. */
const WORKING_SIZE = 1280

/** Mean brightness from 0 to 255 below which a picture is lifted, and what it is lifted to. */
const DARK = 90
const BRIGHT = 120

/** More would only lift the noise of a picture that shows nothing. */
const MOST_LIFT = 5

/** Reads a JPEG that safeImage has made. */
export async function decode(jpeg: Buffer): Promise<Picture> {
  const size = { fit: 'inside', withoutEnlargement: true } as const
  return pixelsOf(sharp(jpeg, { failOn: 'error' }).resize(WORKING_SIZE, WORKING_SIZE, size))
}

/** Lifts a dark picture: both detectors were trained in daylight. */
export async function lightened(picture: Picture): Promise<Picture> {
  const { channels } = await open(picture).stats()
  const mean = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length
  if (mean >= DARK) return picture
  return pixelsOf(open(picture).linear(Math.min(MOST_LIFT, BRIGHT / Math.max(1, mean)), 0))
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

/** A part of the picture, for faces that are too small in the whole. */
export async function part(picture: Picture, box: Box): Promise<Picture> {
  return pixelsOf(open(picture).extract(asRegion(box)))
}

/** Fits the picture into a square of this many pixels, keeping its shape. */
export async function fitted(picture: Picture, size: number): Promise<Picture> {
  return pixelsOf(open(picture).resize(size, size, { fit: 'inside' }))
}

/** Cuts a face out; what lies beyond the edge of the picture is black. Contrast is evened out. */
export async function faceView(picture: Picture, box: Box, view: View): Promise<Picture> {
  const { zoom, size, degrees = 0, isMirrored = false } = view
  const side = Math.max(8, Math.round(zoom * Math.max(box.width, box.height)))
  const square = await squareAround(picture, box, degrees === 0 ? side : Math.ceil(side * Math.SQRT2))
  const upright = degrees === 0 ? square : await middleOf(await turned(square, -degrees), side)
  const even = open(upright).resize(size, size, { fit: 'fill' }).normalise()
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
  const x = Math.max(0, Math.floor((picture.width - side) / 2))
  const y = Math.max(0, Math.floor((picture.height - side) / 2))
  return part(picture, {
    x,
    y,
    width: Math.min(side, picture.width - x),
    height: Math.min(side, picture.height - y),
  })
}

function asRegion({ x, y, width, height }: Box) {
  return { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) }
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
