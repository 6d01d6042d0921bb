import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Font } from 'fontkit'
import { openFont } from './variable-font.ts'

/** A family as its package cuts it into files, each for some of the characters. */
interface Slice {
  file: URL
  /** First and last character of every range that the file covers. */
  ranges: [number, number][]
}

/** The families of the design language (experience.md, "Type"). */
export type Family =
  | 'unbounded'
  | 'figtree'
  | 'noto-sans'
  | 'noto-sans-arabic'
  | 'noto-sans-hebrew'
  | 'noto-sans-thai'
  | 'noto-sans-sc'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-emoji'

const require = createRequire(import.meta.url)
const families = new Map<Family, Slice[]>()
/** The fonts used last, latest at the end. */
const fonts = new Map<string, Font>()

/** Fonts that stay open, each up to a megabyte: a picture full of Han characters needs about forty. */
const MOST_OPEN = 48

/** The font of a family that draws this character at this weight; undefined where the family has no such character. */
export function fontFor(family: Family, weight: number, character: number): Font | undefined {
  const slice = slicesOf(family).find(({ ranges }) =>
    ranges.some(([first, last]) => character >= first && character <= last),
  )
  if (!slice) return undefined
  const key = `${slice.file.href} ${weight}`
  const font = fonts.get(key) ?? openFont(slice.file, weight)
  fonts.delete(key)
  fonts.set(key, font)
  const [oldest] = fonts.keys()
  if (fonts.size > MOST_OPEN && oldest !== undefined) fonts.delete(oldest)
  return font.hasGlyphForCodePoint(character) ? font : undefined
}

function slicesOf(family: Family): Slice[] {
  const known = families.get(family)
  if (known) return known
  const css = pathToFileURL(require.resolve(`@fontsource-variable/${family}/wght.css`))
  const faces = readFileSync(css, 'utf8').matchAll(/url\((.+?)\).+?unicode-range: (.+?);/gs)
  const slices = [...faces].map(([, file = '', ranges = '']) => ({
    file: new URL(file, css),
    ranges: ranges.split(',').map(readRange),
  }))
  families.set(family, slices)
  return slices
}

/** `U+3042` or `U+3041-3096`. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
