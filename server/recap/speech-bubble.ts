import type { Language } from '../../contract/languages.ts'
import { textPath, wrapText } from '../pictures/index.ts'

const LINE_HEIGHT = 54
const PADDING = 40
const MIDDLE = 130

interface SpeechPlace {
  x: number
  y: number
  width: number
  language: Language
}

/** What Leon says, in a bubble that points at him; it grows around its middle. */
export function speechBubble(text: string, { x, y, width, language }: SpeechPlace): string {
  const style = { font: 'text', language, size: 42, weight: 700, fill: '#15112B' } as const
  const lines = wrapText(text, style, width - 2 * PADDING)
  const height = lines.length * LINE_HEIGHT + 2 * PADDING - 12
  const top = y + MIDDLE - height / 2
  const tail = y + MIDDLE
  const drawn = lines.map(
    (line, n) =>
      textPath(
        line,
        { x: x + PADDING, y: top + PADDING + 34 + n * LINE_HEIGHT },
        { ...style, maxWidth: width - 2 * PADDING },
      ).svg,
  )
  return `<path d="M${x + 4} ${tail - 26}L${x - 34} ${tail + 8}L${x + 4} ${tail + 30}Z" fill="#F6F3FF"/>
  <rect x="${x}" y="${top}" width="${width}" height="${height}" rx="40" fill="#F6F3FF"/>${drawn.join('')}`
}
