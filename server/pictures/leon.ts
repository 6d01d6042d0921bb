import { readFileSync } from 'node:fs'

const drawing = readFileSync(new URL('../../data/pictures/leon.svg', import.meta.url), 'utf8')
const [, inside = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing) ?? []

/** The canvas on which Leon is drawn. */
const CANVAS = { width: 320, height: 344 }

/** Leon the kitten with his upper left corner at (x, y), as SVG. He may stand once in a picture. */
export function leon({ x, y, height }: { x: number; y: number; height: number }): string {
  const scale = height / CANVAS.height
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`
}
