import type { Font } from 'fontkit'
import type { Language } from '../../contract/languages.ts'
import { type Family, fontFor } from './font-files.ts'

/** How a line of text is drawn. */
export interface TextStyle {
  /** `display` for a few large words, `text` for everything else (experience.md, "Type"). */
  font: 'display' | 'text'
  /** Decides which shapes Han characters take; English unless given. */
  language?: Language
  size: number
  weight: number
  /** A colour, or the address of a gradient: `url(#glow)`. */
  fill: string
  /** The text is made smaller to fit, down to `smallest`, and then cut. */
  maxWidth?: number
  /** Smallest size; 60 % of `size` unless given. */
  smallest?: number
  anchor?: 'start' | 'middle' | 'end'
}

/** A line of text as SVG shapes: no font of the machine is asked, so it looks the same everywhere. */
export interface TextPath {
  svg: string
  width: number
  /** Size at which it fits. */
  size: number
}

/** Draws a line of text with its baseline at (x, y). */
export function textPath(text: string, at: { x: number; y: number }, style: TextStyle): TextPath {
  const { maxWidth = Number.POSITIVE_INFINITY, smallest = style.size * 0.6 } = style
  let characters = drawable(text, style)
  let width = measure(characters, style)
  const size = Math.max(smallest, Math.min(style.size, (style.size * maxWidth) / Math.max(width, 1)))
  const scale = size / style.size
  // A text that was made to fit is too wide by the rounding of a fraction, which nobody sees.
  while (width * scale > maxWidth * (1 + 1e-9) && characters.length > 1) {
    characters = [...drawable(characters.slice(0, -2).join('').trimEnd(), style), '…']
    width = measure(characters, style)
  }
  const shift = { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'] * width * scale
  const shapes = runsOf(characters, style).reduce((drawn, run) => drawRun(drawn, run, at.x - shift, size), {
    d: '',
    advance: 0,
  })
  const svg = `<path transform="translate(0 ${at.y})" fill="${style.fill}" d="${shapes.d}"/>`
  return { svg, width: width * scale, size }
}

/** How wide a text is at its full size. */
export function textWidth(text: string, style: TextStyle): number {
  return measure(drawable(text, style), style)
}

const hanFamilies: Partial<Record<Language, Family[]>> = {
  zh: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
}
const japaneseFirst: Family[] = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr']
/** Writings that names have and no language of the product. */
const namesOnly: Family[] = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai']

function fontOf(character: string, { font, language = 'en', weight }: TextStyle): Font | undefined {
  const code = character.codePointAt(0) ?? 0
  const latin: Family[] = font === 'display' ? ['unbounded', 'figtree'] : ['figtree']
  const han = hanFamilies[language] ?? japaneseFirst
  for (const family of [...latin, ...namesOnly, ...han, 'noto-emoji' as const]) {
    const found = fontFor(family, weight, code)
    if (found) return found
  }
  return undefined
}

/** Signs that only join emoji, or change their colour or their look; in one colour each emoji stands for itself. */
const JOINERS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu

/** A handle may hold anything. What no font draws is left out: an empty box tells nobody anything. */
function drawable(text: string, style: TextStyle): string[] {
  const plain = text.normalize('NFC').replace(JOINERS, '').replace(/\s+/g, ' ')
  return [...plain].filter((character) => fontOf(character, style))
}

interface Run {
  font: Font
  text: string
}

/** The first letter says in which direction a name is read. */
const READS_LEFTWARDS = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** What has no direction of its own: in such a name each sign is a run, and takes its place among the words. */
const NEUTRAL = /^[^\p{L}\p{M}\p{N}]$/u

/** What is drawn with one font each, from left to right. Within a run the font knows the direction. */
function runsOf(characters: string[], style: TextStyle): Run[] {
  const isLeftwards = READS_LEFTWARDS.test(characters.join(''))
  const isSign = (character: string) => isLeftwards && NEUTRAL.test(character)
  const runs: Run[] = []
  for (const character of characters) {
    const font = fontOf(character, style)
    const last = runs.at(-1)
    if (last && last.font === font && !isSign(character) && !isSign(last.text)) last.text += character
    else if (font) runs.push({ font, text: character })
  }
  return isLeftwards ? runs.reverse() : runs
}

function measure(characters: string[], style: TextStyle): number {
  return runsOf(characters, style).reduce(
    (sum, { font, text }) => sum + (font.layout(text).advanceWidth * style.size) / font.unitsPerEm,
    0,
  )
}

function drawRun(drawn: { d: string; advance: number }, run: Run, left: number, size: number) {
  const scale = size / run.font.unitsPerEm
  const { glyphs, positions } = run.font.layout(run.text)
  let { d, advance } = drawn
  for (const [n, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {}
    // Fonts count upwards, pictures downwards.
    d += glyph.path.transform(scale, 0, 0, -scale, left + advance + xOffset * scale, -yOffset * scale).toSVG()
    advance += xAdvance * scale
  }
  return { d, advance }
}
