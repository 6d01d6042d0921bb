import { leon } from './leon.ts'
import { type TextPath, type TextStyle, textPath } from './text-path.ts'

/** What the event looks like in what the server draws; an event without its own looks as the product does. */
export interface Artwork {
  /** The product's colours, as `#FF4FA3`, and those of the event in their place. */
  colours: Record<string, string>
  /** PNG files. */
  logo?: Uint8Array | undefined
  mascot?: Uint8Array | undefined
}

/** An SVG or HTML text of the product in the colours of the event. */
export function inColours(text: string, { colours }: Artwork): string {
  return text.replace(/#[0-9A-F]{6}\b/gi, (colour) => colours[colour.toUpperCase()] ?? colour)
}

/** Leon with his upper left corner at (x, y), or the mascot within his box. Once in a picture. */
export function guideFigure(box: { x: number; y: number; height: number }, { mascot }: Artwork): string {
  if (!mascot) return leon(box)
  const width = (box.height * 320) / 344
  return image(mascot, { ...box, width }, 'xMidYMax')
}

const WIDE = 2
const GAP = 20

/**
 * The name of the event with its baseline at (x, y), with the logo beside it, or the logo alone where it is wide.
 * @param height of the logo; its middle is that of the text
 */
export function brandLine(
  name: string,
  { logo }: Artwork,
  at: { x: number; y: number; height: number },
  style: TextStyle & { maxWidth: number },
): Pick<TextPath, 'svg' | 'width'> {
  if (!logo) return textPath(name, at, style)
  const ratio = ratioOf(logo)
  const width = Math.min(at.height * ratio, style.maxWidth)
  const isAtEnd = style.anchor === 'end'
  const y = at.y - style.size * 0.35 - at.height / 2
  const placed = (x: number) =>
    image(logo, { x, y, width, height: at.height }, isAtEnd ? 'xMaxYMid' : 'xMinYMid')
  if (isWide(logo)) return { svg: placed(isAtEnd ? at.x - width : at.x), width }
  const room = { ...style, maxWidth: style.maxWidth - width - GAP }
  const text = textPath(name, { x: isAtEnd ? at.x : at.x + width + GAP, y: at.y }, room)
  const left = isAtEnd ? at.x - text.width - GAP - width : at.x
  return { svg: placed(left) + text.svg, width: width + GAP + text.width }
}

/** Whether a logo is so much wider than high that the name is in it, and it stands alone. */
export function isWide(logo: Uint8Array): boolean {
  return ratioOf(logo) >= WIDE
}

/** Width over height, from the header of a PNG. */
function ratioOf(png: Uint8Array): number {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength)
  return header.getUint32(16) / header.getUint32(20)
}

function image(
  png: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  place: string,
): string {
  const data = Buffer.from(png).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${place}" href="data:image/png;base64,${data}"/>`
}
